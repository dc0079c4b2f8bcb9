"""Benchmarks that print the figures quoted in the documentation. They are not tests."""
