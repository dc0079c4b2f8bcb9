"""Matches before the game: creating them, taking seats, starting."""
