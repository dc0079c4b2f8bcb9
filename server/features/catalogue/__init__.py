"""The games, missions and computer players that the server offers."""
