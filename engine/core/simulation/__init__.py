"""Matches and worlds that no person plays: self-play, sampled worlds, playouts and balance."""
