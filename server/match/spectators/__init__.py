"""Spectators of a match, and their delay."""
