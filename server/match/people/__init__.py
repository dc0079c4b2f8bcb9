"""The people at a table: permission to watch, presence, and requests to swap seats."""
