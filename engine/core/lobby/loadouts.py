"""Loadouts, which players choose before a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from engine.core.present.wire import Wire


class LoadoutFault(msgspec.Struct, frozen=True):
    """A reason why a loadout is illegal: its location, a message, and the rule.

    >>> fault = LoadoutFault("cards", "3 cards, but a hand has 2", "HAND-1")
    >>> f"{fault.loc}: {fault.msg} ({fault.rule})"
    'cards: 3 cards, but a hand has 2 (HAND-1)'
    """

    loc: str
    msg: str
    rule: str


class LoadoutReport(msgspec.Struct, frozen=True, kw_only=True):
    """The result of checking a loadout, to which games add their own counts.

    >>> class HandReport(LoadoutReport, frozen=True, kw_only=True):
    ...     cards: int
    >>> HandReport(faults=(), legal=True, cards=2).legal
    True
    """

    faults: tuple[LoadoutFault, ...]
    legal: bool


class Loadouts(Protocol):
    """The loadouts of a game, which players choose before a match (a character, a team, a hand of cards).

    ``title`` is the game's word for a loadout. Loadouts are wire data of ``loadout_type``, and hidden from
    other players. Methods that expect a mission raise KeyError if it is unknown, and :class:`BadOptions` for
    options that it does not have.

    >>> class Hand(msgspec.Struct):
    ...     cards: list[str]
    >>> class Hands:
    ...     title, loadout_type, limits_type, report_type = "hand", Hand, dict[str, int], LoadoutReport
    ...     def read(self, raw):
    ...         return {"cards": sorted(raw["cards"])}
    ...     def limits(self, mission, options):
    ...         return {"north": {"most": 2}}
    ...     def check(self, mission, options, seat, loadout):
    ...         too_many = len(loadout["cards"]) > 2
    ...         faults = (LoadoutFault("cards", "are more than 2", "HAND-1"),) if too_many else ()
    ...         return LoadoutReport(faults=faults, legal=not too_many)
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
        """Return a loadout in canonical form: equal loadouts are equal data.

        Raises :class:`BadOptions` for data that is not a loadout, or exceeds the size of any legal one.
        """
        ...

    def limits(self, mission: str, options: Mapping[str, Any]) -> dict[str, Wire]:
        """Return the limits of each seat's choice, as wire data. Seats that choose nothing are absent."""
        ...

    def check(self, mission: str, options: Mapping[str, Any], seat: str, loadout: Wire) -> LoadoutReport:
        """Return the result of checking a loadout. Raises :class:`BadOptions` if the data is not a
        loadout.
        """
        ...

    def counts(self, loadout: Wire) -> dict[str, int]:
        """Return the counts of a loadout, in the game's own terms. They do not depend on a mission.

        Components that the current edition does not have are not counted.
        """
        ...

    def empty(self) -> Wire:
        """Return a loadout with nothing in it."""
        ...

    def default(
        self, mission: str, options: Mapping[str, Any], seat: str, seed: int, player: str | None = None
    ) -> Wire | None:
        """Return one of the ready-made loadouts for a seat, or None if the seat chooses nothing.

        ``player`` is the name of the computer player that gets the loadout, and may have preferences. It is
        None for a person, who may still choose another loadout. The same seed and player give the same
        loadout.
        """
        ...

    def random(self, mission: str, options: Mapping[str, Any], seat: str, seed: int) -> Wire | None:
        """Return a random legal loadout for a seat, for trial matches. Return None if the seat chooses
        nothing."""
        ...
