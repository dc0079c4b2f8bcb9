"""The types of the stored data, and the errors of the store."""
