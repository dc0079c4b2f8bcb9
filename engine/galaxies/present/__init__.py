"""Everything that viewers can see: views, happenings and decisions, with English texts."""
