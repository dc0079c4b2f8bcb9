"""Facts about the beginning and end of rounds, and the end of the match."""

from __future__ import annotations

from typing import Any

from engine.core.secret import Secret
from engine.pulp.catalogue.model import Color
from engine.pulp.facts.base import PulpFact, SilentFact, count_cubes, put_cubes, take_cubes
from engine.pulp.printed import edition_of
from engine.pulp.state import Ending, LineCard, Pile, State


class StageReached(SilentFact, frozen=True):
    """The rules reached another stage."""

    touches = ("stage",)
    stage: str

    def change(self, state: State) -> None:
        state.stage = self.stage


class RoundBegan(PulpFact, frozen=True):
    """A round began. Things that are limited to one use per round can be used again."""

    kind = "round"
    round: int

    def change(self, state: State) -> None:
        state.round, state.phase = self.round, "encounter"
        state.changes, state.extras, state.once, state.search, state.fresh = [], [], [], None, 0
        for die in state.dice:
            die.used = False
        for weapon in state.weapons:
            weapon.used = False
        for card in state.exploration:
            card.used = card.used and edition_of(state).exploration[card.id].limit == "game"
        if state.ship:
            state.ship.used = False
        if state.traitor:
            state.traitor.played = False

    def public(self) -> dict[str, Any]:
        return {"round": self.round}


class PlanetsDealt(PulpFact, frozen=True):
    """Planets were dealt face up. A ``returned`` Planet was put under the pile."""

    kind = "planets"
    seals = "cards-drawn"
    cards: tuple[str, ...]
    returned: str | None = None

    def change(self, state: State) -> None:
        remaining = state.planet_pile.cards.open()[len(self.cards) :]
        if self.returned is not None:
            state.planets.remove(self.returned)
            remaining = [*remaining, self.returned]
        state.planets += self.cards
        state.planet_pile = Pile(len(remaining), Secret(remaining))

    def public(self) -> dict[str, Any]:
        return {"planets": list(self.cards)}


class PlanetChosen(PulpFact, frozen=True):
    """The Planet of this round was chosen (ENC-01)."""

    kind = "planet"
    card: str

    def change(self, state: State) -> None:
        state.planets.remove(self.card)
        state.planet = self.card

    def public(self) -> dict[str, Any]:
        return {"card": self.card}


class LineDrawn(PulpFact, frozen=True):
    """Encounter cards were drawn: the ``line`` to meet, the Location, and their cubes.

    ``decks`` are the remaining decks. ``column`` is the place of the current alien, and ``sector`` is its
    sector. Black cubes on aliens that were left behind returned to the supply (RND-08).
    """

    kind = "line"
    seals = "cards-drawn"
    cards: tuple[str, ...]
    line: tuple[str, ...]
    location: str | None
    dropped: tuple[str, ...]
    cubes: tuple[Color, ...]
    column: int
    sector: str
    decks: tuple[Secret[list[str]], ...]

    def change(self, state: State) -> None:
        for name in state.row[: self.column]:
            put_cubes(state.supply, {"black": state.aliens[name]})
            state.aliens[name] = 0
        state.column = self.column
        state.decks = [Pile(len(deck.open()), deck) for deck in self.decks]
        state.line = [LineCard(card) for card in self.line]
        state.location = self.location
        state.discard += self.dropped
        cubes: Any = count_cubes(self.cubes)
        take_cubes(state.supply, cubes)
        put_cubes(state.bag, cubes)

    def public(self) -> dict[str, Any]:
        return {
            "cards": list(self.cards),
            "line": list(self.line),
            "sector": self.sector,
            "cubes": count_cubes(self.cubes),
            "location": self.location,
            "dropped": list(self.dropped),
        }


class CardsTaken(PulpFact, frozen=True):
    """Key and code cards of engaged enemies were added to the hand (HND-01)."""

    kind = "taken"
    cards: tuple[str, ...]

    def change(self, state: State) -> None:
        state.hand += self.cards
        state.line = [card for card in state.line if card.id not in self.cards]

    def public(self) -> dict[str, Any]:
        return {"cards": list(self.cards)}


class RoundEnded(PulpFact, frozen=True):
    """A round ended. The line and the Planet were discarded (RND-09), and the Location too unless ``keeps``
    is set (LOC-05r). Cards brought in by the Landing Team were removed from the game (DIE-20).
    """

    kind, logged = "round-over", False
    round: int
    keeps: bool

    def change(self, state: State) -> None:
        for card in state.line:
            if not card.seized:
                (state.removed if card.brought else state.discard).append(card.id)
        state.line = []
        if state.planet is not None:
            state.planet_discard.append(state.planet)
        state.planet, state.search = None, None
        if not self.keeps and state.location is not None:
            state.discard.append(state.location)
            state.location = None

    def public(self) -> dict[str, Any]:
        return {"round": self.round}


class MatchEnded(PulpFact, frozen=True):
    """The match ended."""

    kind = "ended"
    ending: Ending

    def change(self, state: State) -> None:
        state.ending = self.ending

    def public(self) -> dict[str, Any]:
        return {"reason": self.ending.reason, "winner": self.ending.winner}


class SeatConceded(PulpFact, frozen=True):
    """A seat conceded, or withdrew its concession."""

    kind = "conceded"
    seat: str
    on: bool

    def change(self, state: State) -> None:
        state.seats[self.seat].conceded = self.on

    def public(self) -> dict[str, Any]:
        return {"seat": self.seat, "on": self.on}
