"""Benchmarks. They print the figures that the project quotes. None of them is a test."""
