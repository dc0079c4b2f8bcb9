"""What the greedy player reads: its view as board, ships, hand and odds."""
