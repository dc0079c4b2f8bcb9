"""Tests of the engine core with a game of a few lines."""
