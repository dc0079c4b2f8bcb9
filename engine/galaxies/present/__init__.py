"""Everything that a viewer can be shown: views, happenings, questions, and their English."""
