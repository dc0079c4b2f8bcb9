"""Tests with real browsers and a real server."""
