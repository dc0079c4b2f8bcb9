"""The state of a match in memory, and its updates for the store."""
