"""Loadouts of players, and saved loadouts."""
