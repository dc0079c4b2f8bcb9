"""Clips: decisive moments of finished matches, which anyone with the link may watch."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Clip:
    """The changes from ``first`` to ``last`` of a match. Anyone who knows the ``token`` may watch them.

    >>> Clip("m1", "token", 7, 9).last
    9
    """

    match: str
    token: str
    first: int
    last: int
