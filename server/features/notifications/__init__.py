"""Notifies people who look elsewhere, by web push and by e-mail."""
