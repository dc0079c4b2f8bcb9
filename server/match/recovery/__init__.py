"""Loading of matches that another version wrote, or that come from a backup."""
