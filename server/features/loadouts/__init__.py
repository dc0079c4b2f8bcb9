"""Loadouts that players bring, and saved ones."""
