"""Links that hand a seat to another person."""
