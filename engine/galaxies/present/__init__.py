"""Everything that viewers can see: views, happenings and decisions, with their English texts."""
