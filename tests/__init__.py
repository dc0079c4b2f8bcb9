"""Tests of the whole project; they mirror engine/ and server/."""
