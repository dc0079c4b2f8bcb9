"""Matches before and around the game: seats, invites, loadouts, and the identity of callers."""
