"""What is stored, and the interface of the store."""
