"""The web client, health checks, and documents about the server itself."""
