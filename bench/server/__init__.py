"""How fast the server tells, beside a bare broadcaster: `python -m bench.server --help`."""
