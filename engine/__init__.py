"""The rules of the game: pure Python, no input or output."""
