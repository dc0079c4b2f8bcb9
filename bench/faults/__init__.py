"""What the server does when something breaks, or somebody means it harm: `python -m bench.faults --help`."""
