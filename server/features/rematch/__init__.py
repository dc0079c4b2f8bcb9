"""The next match of the same people, and seats in the lobby."""
