"""A match: its journal, its open step, its record, and its continuation under changed rules."""
