"""Knocking at private matches."""
