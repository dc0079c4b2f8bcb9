"""Monitoring for the server's operator: logs, the audit log, and metrics."""
