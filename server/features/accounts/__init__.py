"""Accounts, devices, login methods, and notification settings."""
