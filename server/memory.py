"""How often a process that plays matches looks for garbage that refers to itself."""

from __future__ import annotations

import gc

#: New containers before the youngest are looked at; Python's own 700 are made within a few answers.
YOUNG = 20_000


def settle() -> None:
    """Look for such garbage more rarely: views are made of many dicts, of which hardly any are in circles."""
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
