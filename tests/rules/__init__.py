"""Tests of the Galaxies rules."""
