"""Time in a match: time control, deadlines, outages, and notifications of turns."""
