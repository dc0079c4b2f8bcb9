"""Monitoring for the host of the server: logs, the audit log, and metrics."""
