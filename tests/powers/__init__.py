"""Tests of powers."""
