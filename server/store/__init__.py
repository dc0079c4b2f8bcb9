"""The server's persistent data and its storage."""
