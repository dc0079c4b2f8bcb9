"""A match in memory, and its updates for the store."""
