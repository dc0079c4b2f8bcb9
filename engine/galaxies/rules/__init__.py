"""The rules of the game, with one module for each chapter of the rulebook."""
