"""Alembic migrations of the match store."""
