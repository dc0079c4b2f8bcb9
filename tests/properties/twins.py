"""Twin worlds: two matches that differ only in what one viewer may not know.

What a viewer is sent must be the same in both, byte for byte, as long as nothing that differs is shown by
right. The hidden things are found through the ``Secret``s of the state; one that is not known here fails.
Standing orders are left as they are: they are a seat's own, and act in the open.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from engine.core import codec
from engine.core.secret import Secret, secrets
from engine.galaxies import builds
from engine.galaxies.printed import book, mission, owner_of, ship_type
from engine.galaxies.queries import allies_of, enemies
from engine.galaxies.rules.holds import hold_spaces
from engine.galaxies.rules.launching import fleet_version
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
    r"/seats/[^/]+/away": "holds",
    r"/teams/[^/]+/bottom": "cards",
    r"/teams/[^/]+/chosen": "cards",
    r"/seats/[^/]+/levels": "fleets",  # those that a mission gives are public (PRV-14)
    r"/seats/[^/]+/orders": "own orders",
}


#: How often a card of a deck that nobody knows is exchanged for one that is not in it.
OTHER_CARD = 0.3


class Place(NamedTuple):
    """Where a hidden card is: at a place of a deck, or in a hand under a handle."""

    seat: str | None
    at: int | str

    def of(self, deck: list[str], hands: dict[str, dict[str, str]]) -> str:
        """The card that is there."""
        return deck[int(self.at)] if self.seat is None else hands[self.seat][str(self.at)]

    def put(self, deck: list[str], hands: dict[str, dict[str, str]], card: str) -> None:
        """Put a card there."""
        if self.seat is None:
            deck[int(self.at)] = card
        else:
            hands[self.seat][str(self.at)] = card


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
        for seat in mission(g).seats:
            known = {c.card: c.level for c in g.seats[seat.id].fleet}
            assert seat.fleet_limit or known == g.seats[seat.id].levels.open(), "a fleet that is not public"
        makers: dict[str, Callable[[State], bool]] = {
            "cards": self._cards,
            "fleets": self._fleets,
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
        """Deal the hidden cards of a team's deck anew, wherever they are; some of them and the next cards of
        the deck are left in place."""
        deck = list(g.teams[team].deck.open())
        hands = {seat: dict(g.seats[seat].hand.open()) for seat in g.seats if not self._sees_hand(g, seat)}
        kept = self.random.choice((0, 2, 4, 8))
        places = [Place(None, at) for at in range(self._known(g, team), max(0, len(deck) - kept))]
        for seat, hand in hands.items():
            places += [Place(seat, handle) for handle, card in hand.items() if owner_of(g, card) == team]
        share = self.random.choice((0.3, 0.7, 1.0))
        places = [place for place in places if self.random.random() < share]
        cards = [place.of(deck, hands) for place in places]
        dealt = self._other_cards(g, team, self.random.sample(cards, len(cards)))
        for place, card in zip(places, dealt, strict=True):
            place.put(deck, hands, card)
        self._lay(g, team, deck, hands)
        return dealt != cards

    def _sees_hand(self, g: State, seat: str) -> bool:
        return may_see_hand(g, self.viewer, seat)

    def _known(self, g: State, team: str) -> int:
        """How many cards at the bottom of a deck the viewer knows (PRV-19)."""
        bottom = g.teams[team].bottom
        return len(bottom.seen_by(self.viewer) or []) if bottom is not None else 0

    def _other_cards(self, g: State, team: str, cards: list[str]) -> list[str]:
        """Exchange some cards of a deck that only its team knows for others that it could hold (PRV-13)."""
        chosen = g.teams[team].chosen
        if chosen is None or self.viewer in chosen.eyes:
            return cards
        counts, every = Counter(chosen.open()), book(g).faction_cards(mission(g).team(team).faction)
        for at, card in enumerate(cards):
            other = self.random.choice(list(every))
            if counts[other] < book(g).copies and self.random.random() < OTHER_CARD:
                counts[card] -= 1
                counts[other] += 1
                cards[at] = other
        g.teams[team].chosen = Secret({card: n for card, n in counts.items() if n}, chosen.eyes)
        return cards

    def _lay(self, g: State, team: str, deck: list[str], hands: dict[str, dict[str, str]]) -> None:
        held = g.teams[team]
        held.deck = Secret(deck, held.deck.eyes)
        if held.bottom is not None:
            held.bottom = Secret(deck[len(held.bottom.open()) - 1 :: -1], held.bottom.eyes)
        for seat, hand in hands.items():
            g.seats[seat].hand = Secret(hand, g.seats[seat].hand.eyes)

    # Fleets that players choose

    def _fleets(self, g: State) -> bool:
        if g.phase == "setup":  # ships that begin on the board come out of the fleet one after another
            return False
        hidden = [seat for seat in g.seats if not may_see_fleet(g, self.viewer, seat)]
        return sum(self._fleet_of(g, seat) for seat in hidden) > 0

    def _fleet_of(self, g: State, seat: str) -> bool:
        """Put other ship cards behind a screen, within the cost of a fleet, if nobody else knows them."""
        place, limits = g.seats[seat], builds.limits(book(g), mission(g), seat)
        if limits is None or not limits.fleet_limit:
            return False
        before = place.screen.open()
        levels = {card: level for card, level in place.levels.open().items() if card not in before}
        left = limits.fleet_limit - sum(book(g).ships[c].versions[v].launch for c, v in levels.items())  # type: ignore[index]
        screen: list[str] = []
        pool = [card for card in limits.ships if card not in levels]
        for card in self.random.sample(pool, self.random.randint(0, len(pool))):
            version_ = self.random.choice(list(book(g).ships[card].versions.values()))
            if version_.launch <= left:
                left -= version_.launch
                levels[card] = version_.level
                screen.append(card)
        changed = {c: place.levels.open()[c] for c in before} != {c: levels[c] for c in screen}
        place.screen = Secret(screen, place.screen.eyes)
        place.levels = Secret(levels, place.levels.eyes)
        return changed

    # Ship cards: behind a screen or in a hold

    def _holds(self, g: State, fixed: set[str]) -> bool:
        hidden = [seat for seat in g.seats if not may_see_fleet(g, self.viewer, seat)]
        return sum(self._holds_of(g, seat, fixed) for seat in hidden) > 0

    def _holds_of(self, g: State, seat: str, fixed: set[str]) -> bool:
        """Load the holds of a seat anew, out of what is not launched."""
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
            takers = [on for on in carried if self._fits(g, seat, card, on, loads[on])]
            taker = self.random.choice([None, *takers])
            (screen if taker is None else loads[taker]).append(card)
        place.screen = Secret(screen, place.screen.eyes)
        place.away = Secret(
            {c: loads.get(c, cargo) for c, cargo in place.away.open().items()}, place.away.eyes
        )
        for card in loads.keys() & g.cards.keys():
            g.cards[card].cargo = Secret(loads[card], g.cards[card].cargo.eyes)
        return [set(zone) for zone in before] != [set(screen), *map(set, loads.values())]

    def _fits(self, g: State, seat: str, card: str, carrier: str, load: list[str]) -> bool:
        """Whether a carrier could have loaded a card besides what it carries (HLD-04, HLD-07)."""
        if SIZES.index(ship_type(g, card).size) >= SIZES.index(ship_type(g, carrier).size):
            return False
        return sum(hold_spaces(g, c) for c in [*load, card]) <= fleet_version(g, seat, carrier).capacity

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
