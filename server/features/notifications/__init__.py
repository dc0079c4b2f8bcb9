"""Notifications for users who do not look at their match, by web push and by e-mail."""
