"""Loadouts: what players may choose for themselves before a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from engine.core.wire import Wire


class LoadoutFault(msgspec.Struct, frozen=True):
    """Why a loadout is not legal: where, in words, and by which rule.

    >>> fault = LoadoutFault("cards", "3 cards, but a hand has 2", "HAND-1")
    >>> f"{fault.loc}: {fault.msg} ({fault.rule})"
    'cards: 3 cards, but a hand has 2 (HAND-1)'
    """

    loc: str
    msg: str
    rule: str


class LoadoutReport(msgspec.Struct, frozen=True, kw_only=True):
    """What a loadout comes to; games add what they count.

    >>> class HandReport(LoadoutReport, frozen=True, kw_only=True):
    ...     cards: int
    >>> HandReport(faults=(), legal=True, cards=2).legal
    True
    """

    faults: tuple[LoadoutFault, ...]
    legal: bool


class Loadouts(Protocol):
    """What players may choose for themselves before a match (a character, a team, a hand of cards).

    ``title`` is what people call one. Loadouts are wire data of ``loadout_type``; each is its player's
    secret. Methods that take a mission raise KeyError for one that is not offered, and :class:`BadOptions`
    for options that it does not have.

    >>> class Hand(msgspec.Struct):
    ...     cards: list[str]
    >>> class Hands:
    ...     title, loadout_type, limits_type, report_type = "hand", Hand, dict[str, int], LoadoutReport
    ...     def read(self, raw):
    ...         return {"cards": sorted(raw["cards"])}
    ...     def limits(self, mission, options):
    ...         return {"north": {"most": 2}}
    ...     def check(self, mission, options, seat, loadout):
    ...         many = len(loadout["cards"]) > 2
    ...         faults = (LoadoutFault("cards", "are more than 2", "HAND-1"),) if many else ()
    ...         return LoadoutReport(faults=faults, legal=not many)
    ...     def counts(self, loadout):
    ...         return {card: loadout["cards"].count(card) for card in loadout["cards"]}
    ...     def empty(self):
    ...         return {"cards": []}
    ...     def default(self, mission, options, seat, seed, player=None):
    ...         return {"cards": ["ace", "king"]} if seat in self.limits(mission, options) else None
    ...     def random(self, mission, options, seat, seed):
    ...         return self.default(mission, options, seat, seed)
    >>> hands: Loadouts = Hands()
    >>> hands.check("blitz", {}, "north", hands.read({"cards": ["king", "ace", "ace"]})).legal
    False
    """

    title: str
    loadout_type: Any
    limits_type: Any
    report_type: Any

    def read(self, raw: Any) -> Wire:
        """Return a loadout in the one form in which it is kept: equal loadouts are equal data.

        Raises :class:`BadOptions` for data that is no loadout, or is larger than any could be.
        """
        ...

    def limits(self, mission: str, options: Mapping[str, Any]) -> dict[str, Wire]:
        """Return what each seat chooses within, as wire data; seats that choose nothing are absent."""
        ...

    def check(self, mission: str, options: Mapping[str, Any], seat: str, loadout: Wire) -> LoadoutReport:
        """Return what a loadout comes to; raises :class:`BadOptions` for data that is no loadout."""
        ...

    def counts(self, loadout: Wire) -> dict[str, int]:
        """Return what is counted in a loadout wherever it is brought, by the game's own words for it.

        What the present edition does not know counts nothing.
        """
        ...

    def empty(self) -> Wire:
        """Return a loadout with nothing in it."""
        ...

    def default(
        self, mission: str, options: Mapping[str, Any], seat: str, seed: int, player: str | None = None
    ) -> Wire | None:
        """Return one of the ready-made loadouts for a seat, or None if it chooses nothing.

        ``player`` names the computer player who brings it and may have a taste of its own; a person, who may
        yet choose, has none. The same seed and player give the same one.
        """
        ...

    def random(self, mission: str, options: Mapping[str, Any], seat: str, seed: int) -> Wire | None:
        """Return any legal loadout for a seat, for trials, or None if it chooses nothing."""
        ...
