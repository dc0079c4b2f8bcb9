"""What viewers are shown, as far as it is the same in all games: views, happenings and their types."""
