"""Modules that every part of the server may use: time, JSON, texts, addresses, and the memory of the
process."""
