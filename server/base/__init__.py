"""Modules that every part of the server may use, such as time, JSON, texts, addresses and memory settings."""
