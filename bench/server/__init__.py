"""Measures how fast the server sends updates. `python -m bench.server --help` lists the scenarios."""
