"""The web client, health checks, and API documents."""
