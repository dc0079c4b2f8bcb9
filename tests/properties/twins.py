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
from tests.properties.twinbuilds import replace_decks, replace_fleets

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
    """Makes twins of positions for one viewer. ``fixed_cards`` are ship cards that cannot have carried
    anything."""

    def __init__(self, viewer: str, random: Random) -> None:
        self.viewer = viewer
        self.random = random
        self.changed: dict[str, int] = {}

    def make(self, data: bytes, fixed_cards: set[str]) -> bytes:
        """Return a position that the viewer cannot tell from this one."""
        position = GAME.codec.decode(data)
        g = position.state
        parts = {twin_part_for(path) for path, _ in find_secrets(g)}
        makers: dict[str, Callable[[State], bool]] = {
            "fleets": lambda state: replace_fleets(state, self.viewer, self.random),
            "decks": lambda state: replace_decks(state, self.viewer, self.random),
            "cards": self._deal_cards,
            "holds": lambda state: self._refill_holds(state, fixed_cards),
            "recalled": self._clear_memories,
            "tiles": self._exchange_tiles,
            "log": self._change_log,
        }
        for part, maker in makers.items():
            if part in parts and maker(g):
                self.changed[part] = self.changed.get(part, 0) + 1
        return GAME.codec.encode(position)

    # Cards in decks and hands that the viewer does not see

    def _deal_cards(self, g: State) -> bool:
        return sum(self._deal_team_cards(g, team) for team in g.teams) > 0

    def _deal_team_cards(self, g: State, team: str) -> bool:
        """Deal the hidden cards of a team again. Some of them, and the next cards of the deck, stay in
        place."""
        kept_count, share = self.random.choice((0, 2, 4, 8)), self.random.choice((0.3, 0.7, 1.0))
        places = [
            p for p in hidden_cards(g, team, self.viewer, top=kept_count) if self.random.random() < share
        ]
        cards = [zone[index] for zone, index in places]
        dealt = self.random.sample(cards, len(cards))
        put_cards(g, team, places, dealt)
        return dealt != cards

    def _clear_memories(self, g: State) -> bool:
        """Let other seats recall no card of a hand that was hidden from them, and no card of a deck."""
        memories = [seat.recalled for seat in g.seats.values()]
        for team in g.teams.values():
            if (reshuffled := team.anew) is not None:
                memories += [reshuffled.elsewhere, reshuffled.held, reshuffled.taken]
        other_memories = [
            cards for memory in memories for ally, cards in memory.items() if ally != self.viewer
        ]
        has_recalled = any(recalled.open() for recalled in other_memories)
        for recalled in other_memories:
            recalled.open().clear()
        return has_recalled

    # Ship cards: behind a screen or in a hold

    def _refill_holds(self, g: State, fixed_cards: set[str]) -> bool:
        hidden_seats = [seat for seat in g.seats if not may_see_fleet(g, self.viewer, seat)]
        return sum(self._refill_seat_holds(g, seat, fixed_cards) for seat in hidden_seats) > 0

    def _refill_seat_holds(self, g: State, seat: str, fixed_cards: set[str]) -> bool:
        """Refill the holds of a seat with its unlaunched ships."""
        place = g.seats[seat]
        cargo_of = {c.id: c.cargo.open() for c in g.cards.values() if c.seat == seat == c.owner}
        cargo_of |= {card: cargo for card, cargo in place.away.open().items() if card in place.levels.open()}
        cargo_of = {card: cargo for card, cargo in cargo_of.items() if card not in fixed_cards}
        before = [place.screen.open(), *cargo_of.values()]
        loose_cards = [card for zone in before for card in zone]
        self.random.shuffle(loose_cards)
        loads: dict[str, list[str]] = {card: [] for card in cargo_of}
        screen = []
        for card in loose_cards:
            carriers = [
                carrier for carrier in cargo_of if self._could_load(g, seat, card, carrier, loads[carrier])
            ]
            carrier = self.random.choice([None, *carriers])
            (screen if carrier is None else loads[carrier]).append(card)
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

    # Tiles that lie face down or are left over

    def _exchange_tiles(self, g: State) -> bool:
        hidden_tiles = {name: tile for name, tile in g.tiles.items() if tile.face is not None}
        faces = [
            kind.id
            for kind in edition_of(g).tiles.values()
            if kind.cls == "discovery"
            for _ in range(kind.count)
        ]
        for tile in g.tiles.values():
            if tile.kind in faces:
                faces.remove(tile.kind)
        before = [tile.face.open() for tile in hidden_tiles.values() if tile.face is not None]
        new_faces = self.random.sample(faces, len(hidden_tiles))
        if self.random.random() < 0.5:
            new_faces = before
        for tile, kind in zip(hidden_tiles.values(), new_faces, strict=True):
            tile.face = Secret(kind)
        return new_faces != before

    # Parts of log lines for other viewers

    def _change_log(self, g: State) -> bool:
        is_changed = False
        for line in g.log:
            if line.more is not None and self.viewer not in line.more.eyes:
                line.more = Secret(
                    {**line.more.open(), **self._other_cards(line.more.open())}, line.more.eyes
                )
                is_changed = True
        return is_changed

    def _other_cards(self, values: dict[str, object]) -> dict[str, object]:
        other = self.random.choice(("erin-cho", "krall-draxus", "fates-reach", "hijack-plan"))
        return {"card": other} if "card" in values else {"cards": [other]}
