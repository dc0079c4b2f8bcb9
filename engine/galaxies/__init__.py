"""Battleship Galaxies: the rules, the components and the state of one match."""
