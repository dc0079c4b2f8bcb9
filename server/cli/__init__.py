"""The command line: `galaxies`."""
