"""Facts about the search of a Planet, and about cubes and Super Weapons."""

from __future__ import annotations

from typing import Any

from engine.core.secret import Secret
from engine.pulp.catalogue.model import Color
from engine.pulp.facts.base import PulpFact, SilentFact, put_cubes, take_cubes
from engine.pulp.facts.base import count_cubes as count_of
from engine.pulp.state import Pile, Search, SeenThings, State, Weapon


class SearchBegan(PulpFact, frozen=True):
    """The search phase of the chosen Planet began."""

    kind, logged = "searching", False
    card: str

    def change(self, state: State) -> None:
        state.phase, state.search, state.fresh = "search", Search(), 0
        if state.traitor:
            state.traitor.played = state.traitor.negated = state.traitor.drew = False

    def public(self) -> dict[str, Any]:
        return {"card": self.card}


class SearchDeclined(PulpFact, frozen=True):
    """The Hero declined to search the Planet (SRC-01)."""

    kind = "declined"
    planet: str

    def change(self, state: State) -> None:
        assert state.search is not None
        state.search.declined = True

    def public(self) -> dict[str, Any]:
        return {"planet": self.planet}


class CubesDrawn(PulpFact, frozen=True):
    """Cubes were drawn from the bag for the search. With ``again``, they replace cubes that were put back."""

    kind = "drawn"
    cubes: tuple[Color, ...]
    by: str = ""
    again: bool = False

    def change(self, state: State) -> None:
        assert state.search is not None
        cubes: Any = count_of(self.cubes)
        take_cubes(state.bag, cubes)
        drawn = state.search.drawn or []
        state.search.drawn = [*drawn, *self.cubes]
        state.search.count += 0 if self.again else len(self.cubes)
        if state.traitor and self.by in ("", "universal-translator"):
            state.traitor.fewer = 0
        state.search.yellows += self.cubes.count("yellow")
        state.search.blacks += self.cubes.count("black")

    def public(self) -> dict[str, Any]:
        return {"cubes": list(self.cubes), "by": self.by}


class CubesMoved(PulpFact, frozen=True):
    """Cubes moved from one place to another.

    A place is "bag", "supply", "gone", "team", "drawn", the Traitor's "area", or the Traitor's drawn cubes
    ("traitor"). It can also be the id of an alien, or of one of the Hero's Super Weapons.
    """

    kind = "cubes"
    cubes: dict[Color, int]
    source: str
    target: str
    by: str

    def change(self, state: State) -> None:
        for color, n in self.cubes.items():
            self._take(state, color, n)
            self._put(state, color, n)

    def _take(self, state: State, color: Color, n: int) -> None:
        if self.source == "team":
            state.team -= n
        elif self.source == "area" and state.traitor:
            state.traitor.area -= n
        elif self.source == "drawn":
            assert state.search is not None and state.search.drawn is not None
            for _ in range(n):
                state.search.drawn.remove(color)
        elif self.source in state.aliens:
            state.aliens[self.source] -= n
        else:
            take_cubes(self._pool(state, self.source), {color: n})

    def _put(self, state: State, color: Color, n: int) -> None:
        if self.target == "team":
            state.team += n
            state.fresh += n if state.search is not None else 0
        elif self.target == "area" and state.traitor:
            state.traitor.area += n
        elif self.target in state.aliens:
            state.aliens[self.target] += n
        else:
            put_cubes(self._pool(state, self.target), {color: n})

    def _pool(self, state: State, place: str) -> dict[Color, int]:
        if place in ("bag", "supply", "gone"):
            pool: dict[Color, int] = getattr(state, place)
            return pool
        if place == "traitor" and state.traitor:
            return state.traitor.drawn
        return next(weapon for weapon in state.weapons if weapon.id == place).cubes

    def public(self) -> dict[str, Any]:
        return {"cubes": dict(self.cubes), "source": self.source, "target": self.target, "by": self.by}


class WhiteSetAside(SilentFact, frozen=True):
    """A drawn white cube was set aside until all other cubes are resolved (SRC-20)."""

    touches = ("search",)

    def change(self, state: State) -> None:
        assert state.search is not None and state.search.drawn is not None
        state.search.drawn.remove("white")
        state.search.whites += 1


class WhitesReturned(PulpFact, frozen=True):
    """Drawn white cubes went back into the bag (SRC-13)."""

    kind, logged = "cubes", False
    whites: int

    def change(self, state: State) -> None:
        assert state.search is not None
        put_cubes(state.bag, {"white": self.whites})
        state.search.whites -= self.whites

    def public(self) -> dict[str, Any]:
        return {"cubes": {"white": self.whites}, "source": "drawn", "target": "bag", "by": "search"}


class WeaponChoiceGranted(SilentFact, frozen=True):
    """The Hero may choose the Super Weapon for the next yellow cube (SWP-10)."""

    touches = ("search",)

    def change(self, state: State) -> None:
        assert state.search is not None
        state.search.choose_weapon = True


class WeaponFound(PulpFact, frozen=True):
    """The Hero found a Super Weapon, and put the yellow cube on it (SRC-09). ``rest`` is the remaining
    pile."""

    kind = "found"
    seals = "cards-drawn"
    weapon: str
    left: int
    rest: Secret[list[str]]

    def change(self, state: State) -> None:
        assert state.search is not None and state.search.drawn is not None
        state.search.drawn.remove("yellow")
        state.search.choose_weapon = False
        state.weapons.append(Weapon(self.weapon))
        state.weapon_pile = Pile(self.left, self.rest)

    def public(self) -> dict[str, Any]:
        return {"weapon": self.weapon, "by": "hero", "left": self.left}


class WeaponUnderstood(PulpFact, frozen=True):
    """A Super Weapon became Understood (SWP-02, SWP-09)."""

    kind = "understood"
    weapon: str
    by: str

    def change(self, state: State) -> None:
        next(weapon for weapon in state.weapons if weapon.id == self.weapon).understood = True

    def public(self) -> dict[str, Any]:
        return {"weapon": self.weapon, "by": self.by}


class WeaponSwapped(PulpFact, frozen=True):
    """A Super Weapon was exchanged for another from the pile. The yellow cube moved to the new one, and all
    other cubes went to the supply (SWP-11).
    """

    kind = "swapped"
    seals = "cards-drawn"
    weapon: str
    other: str
    rest: Secret[list[str]]
    by: str

    def change(self, state: State) -> None:
        index = next(i for i, weapon in enumerate(state.weapons) if weapon.id == self.weapon)
        put_cubes(state.supply, state.weapons[index].cubes)
        state.weapons[index] = Weapon(self.other)
        state.weapon_pile = Pile(len(self.rest.open()), self.rest)

    def public(self) -> dict[str, Any]:
        return {"weapon": self.weapon, "other": self.other, "by": self.by}


class CardsDiscarded(PulpFact, frozen=True):
    """Cards from the hand were paid (HND-02)."""

    kind = "discarded"
    cards: tuple[str, ...]

    def change(self, state: State) -> None:
        for card in self.cards:
            state.hand.remove(card)
        state.discard += self.cards

    def public(self) -> dict[str, Any]:
        return {"cards": list(self.cards)}


class SeatPeeked(PulpFact, frozen=True):
    """A seat looked at ``count`` hidden cards or cubes (PRV-09, PRV-13)."""

    kind = "looked"
    seals = "cards-drawn"
    seen: SeenThings
    count: int
    by: str

    def change(self, state: State) -> None:
        state.seen = self.seen

    def public(self) -> dict[str, Any]:
        return {"what": self.seen.what, "count": self.count, "by": self.by}

    def private(self, viewer: str) -> dict[str, Any]:
        names = self.seen.names.value_for(viewer)
        return {} if names is None else {"names": list(names)}


class TopCardBuried(SilentFact, frozen=True):
    """The top card of a deck was put under the deck."""

    touches = ("decks", "seen")

    def change(self, state: State) -> None:
        deck = next(pile for pile in state.decks if pile.left)
        first, *rest = deck.cards.open()
        deck.cards = Secret([*rest, first])
        state.seen = None
