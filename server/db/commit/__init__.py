"""Group commit: many updates in one transaction."""
