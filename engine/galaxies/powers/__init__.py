"""Ship powers, tactic cards, discovery tiles and mission rules, one decorated function for each."""
