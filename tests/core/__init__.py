"""Tests of the engine core with small games."""
