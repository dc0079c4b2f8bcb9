"""The web server: identity, lobby, tables, storage."""
