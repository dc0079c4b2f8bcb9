"""Measures how fast the server sends updates, beside a bare broadcaster: `python -m bench.server --help`."""
