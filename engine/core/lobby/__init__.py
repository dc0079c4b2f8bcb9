"""The lobby before a match: missions, seats, options, loadouts, and the views of waiting tables."""
