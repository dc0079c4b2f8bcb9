"""Accounts, devices, and the ways to log in and to be notified."""
