"""Everything that viewers can see: views, happenings, decisions, and their English."""
