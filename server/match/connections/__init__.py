"""The connections of clients to a table."""
