"""The English of everything that viewers read."""
