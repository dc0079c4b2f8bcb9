"""Turning away, muting, blocking and reporting."""
