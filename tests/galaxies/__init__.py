"""Tests of the Battleship Galaxies rules and components."""
