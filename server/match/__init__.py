"""One live match: its table, the commands that change it, and the messages to its viewers."""
