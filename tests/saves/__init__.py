"""Matches of an earlier version: see README.md."""
