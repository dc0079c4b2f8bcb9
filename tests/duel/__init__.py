"""Card Duel: its rules, and the guarantees of the core for every game."""
