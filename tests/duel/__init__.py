"""Card Duel: its rules, and what the core promises every game."""
