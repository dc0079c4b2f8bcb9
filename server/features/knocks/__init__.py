"""Requests to join private matches ("knocks")."""
