"""Facts about encounters with the cards of the line."""

from __future__ import annotations

from typing import Any, Literal

from engine.pulp.catalogue.model import Ability, Color
from engine.pulp.facts.base import PulpFact, SilentFact, count_cubes, put_cubes, take_cubes
from engine.pulp.queries import line_card
from engine.pulp.state import Bonus, Encounter, Extra, LineCard, State
from engine.pulp.state import Change as LineChange


class CardMet(PulpFact, frozen=True):
    """The next card of the line is encountered."""

    kind, logged = "meets", False
    touches = ("encounter",)
    card: str
    place: int

    def change(self, state: State) -> None:
        state.encounter = Encounter(self.place)

    def public(self) -> dict[str, Any]:
        return {"card": self.card}


class ChoiceMade(SilentFact, frozen=True):
    """The Hero began to engage or evade, or returned to the choice between them."""

    touches = ()
    choice: Literal["engage", "evade"] | None

    def change(self, state: State) -> None:
        assert state.encounter is not None
        state.encounter.choice, state.encounter.started = self.choice, False


class EncountersEnded(SilentFact, frozen=True):
    """All cards of the line have been encountered."""

    touches = ("encounter",)

    def change(self, state: State) -> None:
        state.encounter = None


class CardEngaged(PulpFact, frozen=True):
    """The current card was engaged. The payment lists points by Ability, and points of the Bridge Crew by
    card."""

    kind = "engaged"
    card: str
    points: dict[Ability, int]
    crew: dict[str, int]
    bonus: int

    def change(self, state: State) -> None:
        line_card(state, self.card).status = "engaged"
        for ability, n in self.points.items():
            state.tracks[ability].value -= n
        for member in state.crew:
            member.points -= self.crew.get(member.id, 0)

    def public(self) -> dict[str, Any]:
        return {
            "card": self.card,
            "points": dict(self.points),
            "crew": dict(self.crew),
            "bonus": self.bonus,
        }


class PointPaid(PulpFact, frozen=True):
    """An Ability or a Bridge Crew member paid the point of an Evade."""

    kind, logged = "points", False
    ability: Ability | None
    crew: str | None
    by: str

    def change(self, state: State) -> None:
        if self.ability is not None:
            state.tracks[self.ability].value -= 1
        for member in state.crew:
            member.points -= member.id == self.crew

    def public(self) -> dict[str, Any]:
        points = {self.ability: -1} if self.ability else {}
        return {"points": points, "by": self.by, "paid": True, "crew": self.crew}


class CardEvaded(PulpFact, frozen=True):
    """The current card was evaded. The drawn cubes go to the supply. One of them may be ``spared`` in
    exchange for a green cube.
    """

    kind = "evaded"
    card: str
    point: str | None
    cubes: tuple[Color, ...]
    spared: Color | None = None

    def change(self, state: State) -> None:
        line_card(state, self.card).status = "evaded"
        cubes: Any = count_cubes(self.cubes)
        take_cubes(state.bag, cubes)
        put_cubes(state.supply, cubes)
        if self.spared is not None:
            state.team -= 1
            put_cubes(state.bag, {"green": 1})

    def public(self) -> dict[str, Any]:
        return {
            "card": self.card,
            "point": self.point,
            "cubes": list(self.cubes),
            "spared": self.spared,
        }


class PointsChanged(PulpFact, frozen=True):
    """Points of Abilities were gained, or lost if the number is negative."""

    kind = "points"
    touches = ("tracks",)
    points: dict[Ability, int]
    by: str

    def change(self, state: State) -> None:
        for ability, n in self.points.items():
            track = state.tracks[ability]
            track.value = max(0, min(track.top, track.value + n))

    def public(self) -> dict[str, Any]:
        return {"points": dict(self.points), "by": self.by, "paid": False, "crew": None}


class CrewLost(PulpFact, frozen=True):
    """A Bridge Crew member spent the last point, so the card and its die left play (X3B-09)."""

    kind = "crew-lost"
    crew: str
    die: str

    def change(self, state: State) -> None:
        state.crew = [member for member in state.crew if member.id != self.crew]
        state.dice = [die for die in state.dice if die.id != self.die]
        state.removed.append(self.crew)

    def public(self) -> dict[str, Any]:
        return {"crew": self.crew, "die": self.die}


class CardUsed(PulpFact, frozen=True):
    """A Super Weapon, an Exploration or ship card, or a Planet's action was used. Its ``changes`` to the line
    last for the phase.
    """

    kind = "used"
    card: str
    on: str | None = None
    ability: Ability | None = None
    changes: LineChange | None = None

    def change(self, state: State) -> None:
        for tool in (*state.weapons, *state.exploration, *((state.ship,) if state.ship else ())):
            if tool.id == self.card:
                tool.used = True
        if state.ship and state.ship.id == self.card and state.ship.charges:
            state.ship.charges -= 1
        if state.search is not None:
            state.search.done.append(self.card)
        if state.encounter is not None and state.encounter.choice is not None:
            state.encounter.started = True
        if self.changes is not None:
            state.changes.append(self.changes)

    def public(self) -> dict[str, Any]:
        return {"card": self.card, "on": self.on, "ability": self.ability}


class SearchCubesChanged(PulpFact, frozen=True):
    """The number of cubes to draw in this round's search changed."""

    kind = "extra"
    touches = ("extras",)
    n: int
    by: str

    def change(self, state: State) -> None:
        state.extras.append(Extra(self.by, self.n))

    def public(self) -> dict[str, Any]:
        return {"n": self.n, "by": self.by}


class BonusGained(PulpFact, frozen=True):
    """The Hero gained strength against one part of the current card, from a die or a weapon (ENG-14)."""

    kind = "bonus"
    touches = ()  # cached card costs do not include bonuses
    card: str
    bonus: Bonus

    def change(self, state: State) -> None:
        assert state.encounter is not None
        state.encounter.bonuses.append(self.bonus)
        state.encounter.started = True

    def public(self) -> dict[str, Any]:
        bonus = self.bonus
        return {"card": self.card, "part": bonus.part, "n": bonus.n, "by": bonus.source}


class EvadeCostReduced(SilentFact, frozen=True):
    """The Hero evades this card without a point, or with one cube fewer."""

    touches = ("encounter",)
    point: str | None = None
    cubes: str | None = None

    def change(self, state: State) -> None:
        assert state.encounter is not None
        state.encounter.free_point = self.point or state.encounter.free_point
        state.encounter.fewer_cubes = self.cubes or state.encounter.fewer_cubes


class IconsTurnedUpright(PulpFact, frozen=True):
    """Planet icons of an evaded card were turned upright, so that they count (EVA-09)."""

    kind = "upright"
    touches = ("line",)
    card: str
    n: int
    by: str

    def change(self, state: State) -> None:
        line_card(state, self.card).upright += self.n

    def public(self) -> dict[str, Any]:
        return {"card": self.card, "n": self.n, "by": self.by}


class LineReordered(PulpFact, frozen=True):
    """The cards of the line were reordered. The ``brought`` cards come from the discard pile and replace
    others.
    """

    kind = "ordered"
    line: tuple[str, ...]
    by: str
    brought: tuple[str, ...] = ()

    def change(self, state: State) -> None:
        cards = {card.id: card for card in state.line}
        for card in self.brought:
            state.discard.remove(card)
            cards[card] = LineCard(card, brought=True)
        state.discard += [card.id for card in state.line if card.id not in self.line]
        state.line = [cards[card] for card in self.line]

    def public(self) -> dict[str, Any]:
        return {"line": list(self.line), "by": self.by}


class OnceEffectUsed(SilentFact, frozen=True):
    """An effect that acts once per round has acted."""

    touches = ("once",)
    name: str

    def change(self, state: State) -> None:
        state.once.append(self.name)
