"""Twin worlds: two matches that differ only in what one viewer may not know.

The viewer must be sent the same in both, byte for byte, until a difference is legally shown. Hidden parts are
found through the ``Secret``s of the state, and an unknown one fails. Standing orders stay as they are: they
belong to a seat, and act openly.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from engine.core.secret import Secret, find_secrets
from engine.galaxies import GAME
from engine.galaxies.printed import edition_of, ship_type
from engine.galaxies.rules.holds import hold_spaces
from engine.galaxies.rules.launching import fleet_version
from engine.galaxies.state import State
from tests.properties.hidden import hidden_cards, may_see_fleet, put_cards
from tests.properties.twinbuilds import other_decks, other_fleets

SPECTATOR = "spectator"
SIZES = ("small", "medium", "large")

#: Every kind of Secret in a state, with the part of a twin that exchanges it.
KNOWN = {
    r"/seats/[^/]+/hand": "cards",
    r"/seats/[^/]+/(recalled/[^/]+|drawn)": "recalled",
    r"/teams/[^/]+/deck": "cards",
    r"/seats/[^/]+/screen": "holds",
    r"/cards/[^/]+/cargo": "holds",
    r"/tiles/[^/]+/face": "tiles",
    r"/log/\d+/more": "log",
    r"/seats/[^/]+/away": "holds",
    r"/seats/[^/]+/levels": "fleets",
    r"/teams/[^/]+/(bottom/\d+|top)": "cards",
    r"/teams/[^/]+/anew/(elsewhere|held|taken)/[^/]+": "recalled",
    r"/teams/[^/]+/chosen": "decks",
    r"/seats/[^/]+/orders": "own orders",
}


def twin_part_for(path: str) -> str:
    """Return the part of a twin that exchanges the Secret at this path."""
    parts = [part for pattern, part in KNOWN.items() if re.fullmatch(pattern, path)]
    assert parts, f"no twin is made for the secret {path}"
    return parts[0]


class TwinMaker:
    """Makes twins of positions for one viewer. ``fixed`` names ship cards that cannot have carried
    anything."""

    def __init__(self, viewer: str, random: Random) -> None:
        self.viewer = viewer
        self.random = random
        self.changed: dict[str, int] = {}

    def make(self, data: bytes, fixed: set[str]) -> bytes:
        """Return a position that the viewer cannot tell from this one."""
        position = GAME.codec.decode(data)
        g = position.state
        parts = {twin_part_for(path) for path, _ in find_secrets(g)}
        makers: dict[str, Callable[[State], bool]] = {
            "fleets": lambda state: other_fleets(state, self.viewer, self.random),
            "decks": lambda state: other_decks(state, self.viewer, self.random),
            "cards": self._cards,
            "holds": lambda state: self._holds(state, fixed),
            "recalled": self._clear_memories,
            "tiles": self._tiles,
            "log": self._log,
        }
        for part, maker in makers.items():
            if part in parts and maker(g):
                self.changed[part] = self.changed.get(part, 0) + 1
        return GAME.codec.encode(position)

    # Cards: those in decks and hands that the viewer does not see

    def _cards(self, g: State) -> bool:
        return sum(self._cards_of(g, team) for team in g.teams) > 0

    def _cards_of(self, g: State, team: str) -> bool:
        """Deal the hidden cards of a team again. Some of them, and the next cards of the deck, stay in
        place."""
        kept, share = self.random.choice((0, 2, 4, 8)), self.random.choice((0.3, 0.7, 1.0))
        places = [p for p in hidden_cards(g, team, self.viewer, top=kept) if self.random.random() < share]
        cards = [zone[at] for zone, at in places]
        dealt = self.random.sample(cards, len(cards))
        put_cards(g, team, places, dealt)
        return dealt != cards

    def _clear_memories(self, g: State) -> bool:
        """Let other seats recall no card of a hand that was hidden from them, and no card of a deck."""
        memories = [seat.recalled for seat in g.seats.values()]
        for team in g.teams.values():
            if (anew := team.anew) is not None:
                memories += [anew.elsewhere, anew.held, anew.taken]
        others = [one for memory in memories for by, one in memory.items() if by != self.viewer]
        changed = any(recalled.open() for recalled in others)
        for recalled in others:
            recalled.open().clear()
        return changed

    # Ship cards: behind a screen or in a hold

    def _holds(self, g: State, fixed: set[str]) -> bool:
        hidden = [seat for seat in g.seats if not may_see_fleet(g, self.viewer, seat)]
        return sum(self._holds_of(g, seat, fixed) for seat in hidden) > 0

    def _holds_of(self, g: State, seat: str, fixed: set[str]) -> bool:
        """Refill the holds of a seat with its unlaunched ships."""
        place = g.seats[seat]
        carried = {c.id: c.cargo.open() for c in g.cards.values() if c.seat == seat == c.owner}
        carried |= {card: cargo for card, cargo in place.away.open().items() if card in place.levels.open()}
        carried = {card: cargo for card, cargo in carried.items() if card not in fixed}
        before = [place.screen.open(), *carried.values()]
        waiting = [card for zone in before for card in zone]
        self.random.shuffle(waiting)
        loads: dict[str, list[str]] = {card: [] for card in carried}
        screen = []
        for card in waiting:
            takers = [on for on in carried if self._could_load(g, seat, card, on, loads[on])]
            taker = self.random.choice([None, *takers])
            (screen if taker is None else loads[taker]).append(card)
        place.screen = Secret(screen, place.screen.eyes)
        place.away = Secret(
            {c: loads.get(c, cargo) for c, cargo in place.away.open().items()}, place.away.eyes
        )
        for card in loads.keys() & g.cards.keys():
            g.cards[card].cargo = Secret(loads[card], g.cards[card].cargo.eyes)
        return [set(zone) for zone in before] != [set(screen), *map(set, loads.values())]

    def _could_load(self, g: State, seat: str, card: str, carrier: str, load: list[str]) -> bool:
        """Return whether a carrier could have loaded a card besides its present load (HLD-04, HLD-07)."""
        if SIZES.index(ship_type(g, card).size) >= SIZES.index(ship_type(g, carrier).size):
            return False
        return sum(hold_spaces(g, c) for c in [*load, card]) <= fleet_version(g, seat, carrier).capacity

    # Tiles: those that lie face down and those that are left over

    def _tiles(self, g: State) -> bool:
        hidden = {name: tile for name, tile in g.tiles.items() if tile.face is not None}
        every = [
            kind.id
            for kind in edition_of(g).tiles.values()
            if kind.cls == "discovery"
            for _ in range(kind.count)
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

    # The log: parts of lines for other viewers

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
