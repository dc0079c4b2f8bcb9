"""Notifications for users who are not watching their match, by web push and by e-mail."""
