"""Twin worlds: two matches that differ only in what one viewer may not know.

What a viewer is sent must be the same in both, byte for byte, as long as nothing that differs is shown by
right. The hidden things are found through the ``Secret``s of the state; one that is not known here fails.
Standing orders are left as they are: they are a seat's own, and act in the open.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from engine.core import codec
from engine.core.secret import Secret, secrets
from engine.galaxies.printed import book, ship_type, version
from engine.galaxies.queries import allies_of, enemies
from engine.galaxies.rules.holds import hold_spaces
from engine.galaxies.state import State

SPECTATOR = "spectator"
SIZES = ("small", "medium", "large")

#: Every kind of Secret in a state, and by which part of a twin it is exchanged.
KNOWN = {
    r"/seats/[^/]+/hand": "cards",
    r"/teams/[^/]+/deck": "cards",
    r"/seats/[^/]+/screen": "holds",
    r"/cards/[^/]+/cargo": "holds",
    r"/tiles/[^/]+/face": "tiles",
    r"/log/\d+/more": "log",
    r"/seats/[^/]+/levels": "open lists",  # fleets that a mission gives are public (PRV-14)
    r"/seats/[^/]+/orders": "own orders",
}


def part_of(path: str) -> str:
    """Which part of a twin exchanges the Secret at that path."""
    found = [part for pattern, part in KNOWN.items() if re.fullmatch(pattern, path)]
    assert found, f"no twin is made for the secret {path}"
    return found[0]


def may_see_hand(g: State, viewer: str, owner: str) -> bool:
    """Whether a hand is open to a viewer: his own, and his ally's if it is shown (PRV-08)."""
    if viewer == owner:
        return True
    return viewer in g.seats and viewer in allies_of(g, owner) and g.seats[owner].shows_hand


def may_see_fleet(g: State, viewer: str, owner: str) -> bool:
    """Whether a viewer may look behind a seat's screen and into its holds (PRV-04, PRV-06, PRV-21)."""
    return viewer in g.seats and not enemies(g, viewer, owner)


class TwinMaker:
    """Makes twins of positions for one viewer; ``fixed`` names ship cards that can have carried nothing."""

    def __init__(self, viewer: str, random: Random) -> None:
        self.viewer = viewer
        self.random = random
        self.changed: dict[str, int] = {}

    def make(self, data: bytes, fixed: set[str]) -> bytes:
        """Return a position that the viewer cannot tell from this one."""
        position = codec.decode(data, State)
        g = position.state
        parts = {part_of(path) for path, _ in secrets(g)}
        for seat in g.seats.values():
            assert {c.card: c.level for c in seat.fleet} == seat.levels.open(), "a fleet that is not public"
        makers: dict[str, Callable[[State], bool]] = {
            "cards": self._cards,
            "holds": lambda state: self._holds(state, fixed),
            "tiles": self._tiles,
            "log": self._log,
        }
        for part, maker in makers.items():
            if part in parts and maker(g):
                self.changed[part] = self.changed.get(part, 0) + 1
        return codec.encode(position)

    # Cards: what lies in the decks and in the hands that the viewer does not see

    def _cards(self, g: State) -> bool:
        return sum(self._cards_of(g, team) for team in g.teams) > 0

    def _cards_of(self, g: State, team: str) -> bool:
        """Deal the hidden cards of a team anew, some of them and the next cards of the deck left in place."""
        deck = list(g.teams[team].deck.open())
        hands = {
            seat: dict(g.seats[seat].hand.open())
            for seat in g.teams[team].seats
            if not may_see_hand(g, self.viewer, seat)
        }
        kept = self.random.choice((0, 2, 4, 8))
        places: list[tuple[str | None, int | str]] = [(None, at) for at in range(max(0, len(deck) - kept))]
        places += [(seat, handle) for seat, hand in hands.items() for handle in hand]
        share = self.random.choice((0.3, 0.7, 1.0))
        places = [place for place in places if self.random.random() < share]
        cards = [deck[place[1]] if place[0] is None else hands[place[0]][place[1]] for place in places]  # type: ignore[index]
        dealt = self.random.sample(cards, len(cards))
        for (seat, at), card in zip(places, dealt, strict=True):
            if seat is None:
                deck[at] = card  # type: ignore[index]
            else:
                hands[seat][at] = card  # type: ignore[index]
        g.teams[team].deck = Secret(deck, g.teams[team].deck.eyes)
        for seat, hand in hands.items():
            g.seats[seat].hand = Secret(hand, g.seats[seat].hand.eyes)
        return dealt != cards

    # Ship cards: behind a screen or in a hold

    def _holds(self, g: State, fixed: set[str]) -> bool:
        hidden = [seat for seat in g.seats if not may_see_fleet(g, self.viewer, seat)]
        return sum(self._holds_of(g, seat, fixed) for seat in hidden) > 0

    def _holds_of(self, g: State, seat: str, fixed: set[str]) -> bool:
        """Load the holds of a seat anew, out of what is not launched."""
        carriers = [c for c in g.cards.values() if c.seat == seat == c.owner and c.id not in fixed]
        before = [g.seats[seat].screen.open(), *(c.cargo.open() for c in carriers)]
        waiting = [card for zone in before for card in zone]
        self.random.shuffle(waiting)
        loads: dict[str, list[str]] = {c.id: [] for c in carriers}
        screen = []
        for card in waiting:
            takers = [c.id for c in carriers if self._fits(g, card, c.id, loads[c.id])]
            taker = self.random.choice([None, *takers])
            (screen if taker is None else loads[taker]).append(card)
        g.seats[seat].screen = Secret(screen, g.seats[seat].screen.eyes)
        for c in carriers:
            c.cargo = Secret(loads[c.id], c.cargo.eyes)
        return [set(zone) for zone in before] != [set(screen), *(set(loads[c.id]) for c in carriers)]

    def _fits(self, g: State, card: str, carrier: str, load: list[str]) -> bool:
        """Whether a carrier could have loaded a card besides what it carries (HLD-04, HLD-07)."""
        if SIZES.index(ship_type(g, card).size) >= SIZES.index(ship_type(g, carrier).size):
            return False
        return sum(hold_spaces(g, c) for c in [*load, card]) <= version(g, carrier).capacity

    # Tiles: those that lie face down and those that were left over

    def _tiles(self, g: State) -> bool:
        hidden = {name: tile for name, tile in g.tiles.items() if tile.face is not None}
        every = [
            kind.id for kind in book(g).tiles.values() if kind.cls == "discovery" for _ in range(kind.count)
        ]
        for tile in g.tiles.values():
            if tile.kind in every:
                every.remove(tile.kind)
        before = [tile.face.open() for tile in hidden.values() if tile.face is not None]
        drawn = self.random.sample(every, len(hidden))
        if self.random.random() < 0.5:
            drawn = before
        for tile, kind in zip(hidden.values(), drawn, strict=True):
            tile.face = Secret(kind)
        return drawn != before

    # The log: what stands in lines for others to read

    def _log(self, g: State) -> bool:
        changed = False
        for line in g.log:
            if line.more is not None and self.viewer not in line.more.eyes:
                line.more = Secret({**line.more.open(), **self._other(line.more.open())}, line.more.eyes)
                changed = True
        return changed

    def _other(self, more: dict[str, object]) -> dict[str, object]:
        other = self.random.choice(("erin-cho", "krall-draxus", "fates-reach", "hijack-plan"))
        return {"card": other} if "card" in more else {"cards": [other]}
