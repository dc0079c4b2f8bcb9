"""A match: its journal, its open step, its record, and what becomes of it when rules change."""
