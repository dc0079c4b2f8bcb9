"""The English text for everything that viewers see."""
