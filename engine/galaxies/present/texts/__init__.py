"""The English text for everything that viewers are shown."""
