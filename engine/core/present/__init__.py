"""The parts of views and happenings that are the same in all games, and their types."""
