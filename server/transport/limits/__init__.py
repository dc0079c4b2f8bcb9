"""Limits on connections, requests and work, for each client and in total."""
