"""Facts about the setup of the game."""

from __future__ import annotations

from typing import Any

from engine.core.secret import Secret
from engine.pulp.catalogue.model import Ability, Color
from engine.pulp.facts.base import PulpFact
from engine.pulp.state import CrewMember, ExplorationInPlay, OwnedDie, Pile, Ship, State, Track

Names = Secret[list[str]]


class TableSetUp(PulpFact, frozen=True):
    """Everything was shuffled and placed: aliens and decks, Planets, Super Weapons, and cubes."""

    kind = "begun"
    seals = "cards-drawn"
    row: tuple[str, ...]
    decks: tuple[Names, ...]
    planets: Names
    weapons: Names
    aside: Names
    bag: dict[Color, int]
    supply: dict[Color, int]
    gone: dict[Color, int]
    team: int

    def change(self, state: State) -> None:
        state.row, state.team = list(self.row), self.team
        state.decks = [Pile(len(deck.open()), deck) for deck in self.decks]
        state.planet_pile = Pile(len(self.planets.open()), self.planets)
        state.weapon_pile = Pile(len(self.weapons.open()), self.weapons)
        state.aside = self.aside
        state.bag, state.supply, state.gone = dict(self.bag), dict(self.supply), dict(self.gone)
        state.aliens = dict.fromkeys(self.row, 0)

    def public(self) -> dict[str, Any]:
        return {"aliens": list(self.row), "bag": {color: n for color, n in self.bag.items() if n}}


class CaptainChosen(PulpFact, frozen=True):
    """The Captain was chosen. The Abilities start at the Captain's values, which are also the maxima (SET-03,
    CMP-15).
    """

    kind = "captain"
    captain: str
    abilities: dict[Ability, int]

    def change(self, state: State) -> None:
        state.captain = self.captain
        state.tracks = {ability: Track(n, n) for ability, n in self.abilities.items()}

    def public(self) -> dict[str, Any]:
        return {"captain": self.captain, "abilities": dict(self.abilities)}


class DiceTaken(PulpFact, frozen=True):
    """The Hero received dice with these values. Dice of a ``row`` always show the same value."""

    kind = "dice"
    dice: dict[str, int]
    by: str = ""
    row: bool = False
    crew: str | None = None

    def change(self, state: State) -> None:
        state.dice += [OwnedDie(die, value, row=self.row, crew=self.crew) for die, value in self.dice.items()]

    def public(self) -> dict[str, Any]:
        return {"dice": dict(self.dice), "by": self.by}


class ExplorationDealt(PulpFact, frozen=True):
    """Exploration cards were dealt. The other cards were removed from the game unseen (X2L-08)."""

    kind = "explored"
    seals = "cards-drawn"
    cards: tuple[str, ...]
    aside: Names

    def change(self, state: State) -> None:
        state.exploration = [ExplorationInPlay(card) for card in self.cards]
        state.aside = Secret([*state.aside.open(), *self.aside.open()])

    def public(self) -> dict[str, Any]:
        return {"cards": list(self.cards)}


class ShipChosen(PulpFact, frozen=True):
    """A Space Ship card came into play."""

    kind = "ship"
    card: str
    charges: int

    def change(self, state: State) -> None:
        state.ship = Ship(self.card, self.charges)

    def public(self) -> dict[str, Any]:
        return {"card": self.card}


class CrewJoined(PulpFact, frozen=True):
    """A Bridge Crew card came into play, with its cube on space 5 (X3B-04)."""

    kind = "crew"
    card: str
    points: int

    def change(self, state: State) -> None:
        state.crew.append(CrewMember(self.card, self.points))

    def public(self) -> dict[str, Any]:
        return {"card": self.card}


class MaximumRaised(PulpFact, frozen=True):
    """The maximum of an Ability was raised, together with its value."""

    kind = "top"
    ability: Ability
    n: int
    by: str

    def change(self, state: State) -> None:
        state.tracks[self.ability].top += self.n
        state.tracks[self.ability].value += self.n

    def public(self) -> dict[str, Any]:
        return {"ability": self.ability, "n": self.n, "by": self.by}
