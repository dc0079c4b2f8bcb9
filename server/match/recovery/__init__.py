"""Matches that other versions wrote, or that come from a backup."""
