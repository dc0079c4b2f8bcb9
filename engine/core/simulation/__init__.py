"""Play without people: self-play, sampled worlds, playouts and balance."""
