"""Reads the greedy player's view: board, ships, hand and odds."""
