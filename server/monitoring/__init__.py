"""What the host of the server sees of it: logs, the audit log, and metrics."""
