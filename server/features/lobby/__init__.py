"""Matches before they begin: creating them, taking seats, and starting them."""
