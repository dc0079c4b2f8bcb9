"""Benchmarks. They print the figures that the project quotes, and none of them is a test."""
