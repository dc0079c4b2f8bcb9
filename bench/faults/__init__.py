"""Tests the server against failures and attacks: `python -m bench.faults --help`."""
