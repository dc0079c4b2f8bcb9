"""The commands that change a match, each with its handler."""
