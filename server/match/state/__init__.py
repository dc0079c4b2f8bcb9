"""A match in memory, and the update that the store gets of it."""
