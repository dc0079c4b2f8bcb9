"""One package for each feature: its routes, its service and its types."""
