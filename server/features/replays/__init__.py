"""Finished matches: replays, records and win chances."""
