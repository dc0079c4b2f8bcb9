"""Computer players in seats, and the processes in which they search."""
