"""Moderation by users: turning away, muting, blocking and reporting other users."""
