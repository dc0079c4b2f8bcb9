"""Computes the cost of each card of the line in layers (ORD). The order of all modifications is defined here.

The cards of the line come first, then the alien, the Location and the Planet. Things that were used come
last, in the order of use. Within a layer, additions and reductions come first, from left to right, then
minimums (ORD-08).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple, TypeAlias

from engine.pulp.catalogue.model import Ability, EncounterCard
from engine.pulp.printed import edition_of
from engine.pulp.queries import Points, effects_in_force, lasting_alignment
from engine.pulp.state import MEMO, Change, LineCard, State, Status

EVADE_CUBES = 2


class Step(NamedTuple):
    """A change of one value of a card, and its cause. See ``linetypes.ChangeView``."""

    by: str
    what: str
    part: int
    before: int | str | None
    after: int | str | None


class Part:
    """A part of a card's Engage Strength, paid with one Ability. ``by`` is the card that added it."""

    __slots__ = ("ability", "by", "strength")

    def __init__(self, ability: Ability, strength: int, source: str) -> None:
        self.ability, self.strength, self.by = ability, strength, source


class Draft:
    """A card of the line while the layers change it: its parts, its blocked kinds of dice, whether a choice
    is forced, and the cost of evading it.
    """

    def __init__(self, card: LineCard, place: int, printed: EncounterCard, lender: EncounterCard) -> None:
        self.id, self.place, self.lender = card.id, place, lender.id
        self.status: Status = card.status
        self.printed, ability = printed, lender.ability
        assert ability is not None
        self.parts = [Part(ability, printed.strength, card.id)]
        self.steps: list[Step] = []
        self.must: Literal["engage", "evade"] | None = None
        self.must_by: str | None = None
        self.blocked: set[str] = set()
        self.cubes, self.point = EVADE_CUBES, True
        self.only: Ability | None = None
        self.added: list[tuple[str, int]] = []
        self._minimums: list[tuple[str, int]] = []

    @property
    def strength(self) -> int:
        """The Engage Strength itself, without added parts (ENG-10)."""
        return self.parts[0].strength

    @property
    def total(self) -> int:
        """The sum of all parts."""
        return sum([part.strength for part in self.parts])

    def add(self, source: str, n: int, minimum: int | None = None) -> None:
        """Change the Engage Strength, but not below ``minimum``. The change takes effect at the end of the
        layer.
        """
        self.added.append((source, n))
        if minimum is not None:
            self._minimums.append((source, minimum))

    def add_part(self, source: str, ability: Ability, n: int) -> None:
        """Add a part that is paid with a separate Ability (ENG-06)."""
        self.parts.append(Part(ability, n, source))
        self.steps.append(Step(source, "part", len(self.parts) - 1, None, n))

    def change_ability(self, source: str, ability: Ability) -> None:
        """Change the Ability with which the card is engaged (ENG-05)."""
        self.steps.append(Step(source, "ability", 0, self.parts[0].ability, ability))
        self.parts[0].ability = ability

    def force(self, source: str, choice: Literal["engage", "evade"]) -> None:
        """Force the Hero to engage the card if they can pay for it, or to evade it (ENC-09, ENC-10)."""
        self.steps.append(Step(source, "must", 0, self.must, choice))
        self.must, self.must_by = choice, source

    def bar(self, source: str, *kinds: str) -> None:
        """Block kinds of dice in the encounter with this card."""
        self.blocked.update(kinds)
        self.steps.append(Step(source, "dice", 0, None, ",".join(sorted(kinds))))

    def change_cubes_drawn(self, source: str, n: int) -> None:
        """Change the number of cubes drawn for an Evade of the card."""
        after = max(0, self.cubes + n)
        self.steps.append(Step(source, "cubes", 0, self.cubes, after))
        self.cubes = after

    def waive_point(self, source: str) -> None:
        """Remove the point from the cost of an Evade."""
        self.steps.append(Step(source, "point", 0, "due", "waived"))
        self.point = False

    def restrict_point(self, source: str, ability: Ability) -> None:
        """Restrict the point of an Evade to one Ability."""
        self.steps.append(Step(source, "point", 0, "any", ability))
        self.only = ability

    def settle(self) -> None:
        """End a layer: apply additions, then minimums, never below 0 (ORD-08, ORD-10)."""
        first, before = self.parts[0], self.parts[0].strength
        for source, n in self.added:
            self.steps.append(Step(source, "strength", 0, first.strength, first.strength + n))
            first.strength += n
        for source, minimum in (*self._minimums, ("", 0)):
            if first.strength < min(minimum, before):
                self.steps.append(Step(source, "least", 0, first.strength, min(minimum, before)))
                first.strength = min(minimum, before)
        self.added.clear()
        self._minimums.clear()


class Line:
    """The line while the layers change it. ``state`` is read-only."""

    def __init__(self, g: State) -> None:
        edition = edition_of(g)
        self.state, self.effects, cards = g, edition.effects, edition.encounters
        self.drafts = [
            Draft(card, place, cards[card.id], cards[icon_lender(g, place)])
            for place, card in enumerate(g.line)
        ]

    def guardforces(self) -> Iterator[Draft]:
        """Yield every Guardforce from left to right."""
        return (draft for draft in self.drafts if draft.printed.kind == "guardforce")

    def agents(self) -> Iterator[Draft]:
        """Yield every Agent from left to right."""
        return (draft for draft in self.drafts if draft.printed.kind == "agent")

    def settle(self) -> None:
        """End a layer for all cards."""
        for draft in self.drafts:
            if draft.added:
                draft.settle()


class Cause(NamedTuple):
    """The cause of a change. ``place`` is its place if it is a card of the line, otherwise -1. ``used`` is
    the choice made when it was used, if it was.
    """

    source: str
    place: int = -1
    used: Change | None = None


OnLine: TypeAlias = Callable[[Line, Cause], None]
LINE: dict[str, OnLine] = {}


def on_line(name: str) -> Callable[[OnLine], OnLine]:
    """Register a function that changes the line. :mod:`engine.pulp.registry` has the decorators for other
    effects."""
    return lambda function: LINE.setdefault(name, function)


def icon_lender(g: State, place: int) -> str:
    """Return the card whose Engage icon applies to a card (ENG-02 to ENG-04, ENG-07r). It is the next card to
    the right that was not evaded, wrapping round, or the card itself if there is none.
    """
    cards = g.line
    for index in range(place + 1, place + len(cards)):
        card = cards[index % len(cards)]
        if card.status != "evaded":
            return card.id
    return cards[place].id


@MEMO.cached_until_touched(
    "line",
    "encounter",
    "location",
    "planet",
    "row",
    "column",
    "changes",
    "aliens",
    "weapons",
    "tracks",
    "traitor",
    "once",
)
def drafts(g: State) -> tuple[Draft, ...]:
    """Return all cards of the line with their costs. Callers must not change the result.

    Without the cache, all matches take 11 % more instructions (15 % when views are built; bench.caches).
    """
    if not g.line:
        return ()
    line = Line(g)
    for place, card in enumerate(g.line):  # layer 1 (ORD-01)
        _ = _apply_change(line, card.id, place)
    line.settle()
    for source in effects_in_force(g):  # alien (ORD-06), Location (ORD-02), Planet (ORD-03)
        _apply_layer(line, source)
    for change in _changes_in_order(g):
        _apply_layer(line, change.source, change)
    alignment = lasting_alignment(g)
    if alignment is not None:
        _apply_layer(line, alignment)
    _apply_evade_effects(line)
    for draft in line.drafts:
        if not draft.strength:  # ENG-09 to ENG-11
            draft.must, draft.must_by = "evade", draft.id
    return tuple(line.drafts)


def _changes_in_order(g: State) -> list[Change]:
    """Return the changes by cards that were used: first Super Weapons (ORD-04), then Influence cards, each in
    the order of use (ORD-07)."""
    influence = edition_of(g).influence if g.changes else {}
    return sorted(g.changes, key=lambda change: change.source.partition(":")[0] in influence)


def _apply_change(line: Line, source: str, place: int = -1, change: Change | None = None) -> bool:
    """Apply the effect of a card on the line. Return whether the card has such an effect."""
    function = LINE.get(line.effects.get(source, source))
    if function is not None:
        function(line, Cause(source, place, change))
    return function is not None


def _apply_layer(line: Line, source: str, change: Change | None = None) -> None:
    """Apply an effect as a separate layer."""
    if _apply_change(line, source, change=change):
        line.settle()


def _apply_evade_effects(line: Line) -> None:
    """Apply the effects of cards used in this Evade."""
    encounter = line.state.encounter
    if encounter is None:
        return
    draft = line.drafts[encounter.place]
    if encounter.free_point is not None:
        draft.waive_point(encounter.free_point)
    if encounter.fewer_cubes is not None:
        draft.change_cubes_drawn(encounter.fewer_cubes, -1)


def current_draft(g: State) -> Draft:
    """Return the draft of the current card. Raises AssertionError if there is none."""
    assert g.encounter is not None
    return drafts(g)[g.encounter.place]


def remaining_parts(g: State, draft: Draft) -> list[int]:
    """Return the amount left to pay of each part after bonuses (ENG-14)."""
    remaining = [part.strength for part in draft.parts]
    if g.encounter is not None and g.encounter.place == draft.place:
        for bonus in g.encounter.bonuses:
            if bonus.part < len(remaining):  # a part may have disappeared once the card is paid for
                remaining[bonus.part] = max(0, remaining[bonus.part] - bonus.n)
    return remaining


def points_due(draft: Draft, remaining: list[int]) -> Points:
    """Return the amount left to pay, by Ability."""
    c = d = s = 0
    for part, n in zip(draft.parts, remaining, strict=True):
        if part.ability == "combat":
            c += n
        elif part.ability == "diplomacy":
            d += n
        else:
            s += n
    return c, d, s


def planets_of(g: State, card: LineCard) -> int:
    """Return how many planet icons of a card count now (SRC-04, EVA-09)."""
    return card.upright if card.status == "evaded" else edition_of(g).encounters[card.id].planets
