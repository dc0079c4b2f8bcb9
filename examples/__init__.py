"""Examples: a bot for any game, packs, and a whole small game."""
