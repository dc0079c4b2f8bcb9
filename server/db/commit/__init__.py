"""Group commit: several updates in one transaction."""
