"""One room for each feature: its routes, its service and its types."""
