"""Rematches, and taking seats in the lobby."""
