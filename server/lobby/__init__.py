"""Matches before and around the game: seats, invites, loadouts, and who is asking."""
