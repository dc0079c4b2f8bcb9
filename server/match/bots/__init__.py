"""Computer players in seats, and their search processes."""
