"""Before a match: missions, seats, options and loadouts, and the view of a table that waits."""
