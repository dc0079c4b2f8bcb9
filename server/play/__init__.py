"""One live match: its table, the commands that change it, and who is told."""
