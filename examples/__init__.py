"""Examples: a bot for any game, content packs, and a complete small game."""
