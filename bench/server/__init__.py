"""Measures how fast the server sends updates, compared with a bare broadcaster: `python -m bench.server
--help`.
"""
