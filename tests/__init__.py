"""Tests of the whole project. Their folders mirror engine/ and server/."""
