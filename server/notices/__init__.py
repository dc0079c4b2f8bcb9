"""Notifies people who look elsewhere, by web push and by e-mail.

Notifications depend only on what everybody at the table knows, and nobody else learns of them.
"""
