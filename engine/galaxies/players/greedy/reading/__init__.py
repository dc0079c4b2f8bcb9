"""The greedy player's reading of its view: board, ships, hand and odds."""
