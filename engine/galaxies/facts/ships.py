"""Facts of ships that are launched, damaged, destroyed or taken over."""

from __future__ import annotations

from engine.core.secret import Secret
from engine.galaxies.facts.base import GalaxiesFact, space_names
from engine.galaxies.facts.happenings import ships as happenings
from engine.galaxies.hexes import Hex
from engine.galaxies.state import FleetCard, Ship, ShipCard, State


def reveal_ship_cards(g: State, seat: str, *cards: str) -> None:
    """Make ship cards of a seat's fleet known to everybody (PRV-13, PRV-16)."""
    owner = g.seats[seat]
    for card in cards:
        if all(revealed.card != card for revealed in owner.fleet):
            owner.fleet.append(FleetCard(card, owner.levels.open()[card]))


class Launched(GalaxiesFact, frozen=True):
    """A ship card is launched, or placed at the start, and its ships are on the board.

    Unless the mission says otherwise, ``shields`` are as printed (DEP-13) and ``hull_damage`` is 0 (DEP-14).

    ``cargo`` lists the ship cards in the hold. Opponents do not learn whether there are any (PRV-07).
    ``carrier`` is the ship card that carried this one in its hold, or None. Two fields are public (DEP-02):
    ``unloaded`` states whether the ship card's own hold must be empty, and ``out_of`` lists the possible
    carriers.
    """

    kind = "launched"
    logged = True
    seals = "secret-revealed"
    touches = ("seats", "cards", "ships", "unloaded", "emerged")
    seat: str
    ship_card: str
    level: str
    places: dict[str, tuple[Hex, ...]]
    shields: int
    cargo: Secret[list[str]]
    carrier: str | None = None
    launched: int = 0
    hull_damage: int = 0
    unloaded: bool = False
    out_of: tuple[str, ...] = ()

    def change(self, g: State) -> None:
        seat = g.seats[self.seat]
        origin = g.cards[self.carrier].cargo if self.carrier else seat.screen
        for card in (self.ship_card, *self.cargo.open()):
            (origin if card == self.ship_card else seat.screen).open().remove(card)
        reveal_ship_cards(g, self.seat, self.ship_card)
        g.cards[self.ship_card] = ShipCard(
            self.ship_card, self.level, self.seat, self.seat, self.launched, self.cargo, list(self.places)
        )
        if self.unloaded:
            g.unloaded.append(self.ship_card)
        if self.out_of:
            g.emerged[self.ship_card] = list(self.out_of)
        for ship, spaces in self.places.items():
            g.ships[ship] = Ship(self.ship_card, list(spaces), self.shields, self.hull_damage)

    def public(self) -> happenings.Launched:
        ships = {ship: space_names(spaces) for ship, spaces in self.places.items()}
        return {"seat": self.seat, "ship_card": self.ship_card, "level": self.level, "ships": ships}


def leave_board(g: State, ship: str) -> None:
    """Remove a ship from the board permanently. Its ship card then counts it as lost."""
    card = g.cards[g.ships.pop(ship).card]
    card.ships.remove(ship)
    card.lost.append(ship)


class ShipDestroyed(GalaxiesFact, frozen=True):
    """A ship leaves the board (DST-02)."""

    kind = "destroyed"
    logged = True
    touches = ("cards", "ships")
    ship: str
    ship_card: str
    why: str

    def change(self, g: State) -> None:
        leave_board(g, self.ship)

    def public(self) -> happenings.ShipDestroyed:
        return {"ship": self.ship, "ship_card": self.ship_card, "why": self.why}


class CardLost(GalaxiesFact, frozen=True):
    """A ship card leaves play with the cargo of its hold, which everybody now sees (DST-04, DST-07, PRV-16).

    Its attached cards have already been detached (DST-05).
    """

    kind = "card-lost"
    logged = True
    seals = "secret-revealed"
    ship_card: str
    cargo: tuple[str, ...]

    def change(self, g: State) -> None:
        card = g.cards.pop(self.ship_card)
        reveal_ship_cards(g, card.owner, *self.cargo)
        lost = [self.ship_card, *card.cargo.open()]
        g.revealed |= {self.ship_card: list(self.cargo)} if self.cargo else {}
        g.out += lost
        g.destroyed |= dict.fromkeys(lost, card.seat)

    def public(self) -> happenings.CardLost:
        return {"ship_card": self.ship_card, "cargo": list(self.cargo)}


class ShipEscaped(GalaxiesFact, frozen=True):
    """A ship leaves the board permanently without being destroyed (M2-12, DST-10)."""

    kind = "escaped"
    logged = True
    ship: str
    ship_card: str

    def change(self, g: State) -> None:
        leave_board(g, self.ship)

    def public(self) -> happenings.ShipEscaped:
        return {"ship": self.ship, "ship_card": self.ship_card}


class CardEscaped(GalaxiesFact, frozen=True):
    """A ship card leaves play because its last ship has escaped.

    Its cargo leaves with it and is not revealed (M2-14, PRV-27). Its attached cards have already been
    detached (M2-21).
    """

    kind = "card-escaped"
    ship_card: str

    def change(self, g: State) -> None:
        card = g.cards.pop(self.ship_card)
        g.out.append(self.ship_card)
        g.escaped[self.ship_card] = card.seat
        g.seats[card.seat].away.open()[self.ship_card] = list(card.cargo.open())

    def public(self) -> happenings.CardEscaped:
        return {"ship_card": self.ship_card}


class CargoLost(GalaxiesFact, frozen=True):
    """The cargo of a hold is destroyed and revealed, but the carrier stays (CTL-03, PRV-26)."""

    kind = "cargo-lost"
    logged = True
    seals = "secret-revealed"
    ship_card: str
    cargo: tuple[str, ...]

    def change(self, g: State) -> None:
        card = g.cards[self.ship_card]
        reveal_ship_cards(g, card.owner, *self.cargo)
        g.revealed[self.ship_card] = list(self.cargo)
        g.out += card.cargo.open()
        g.destroyed |= dict.fromkeys(card.cargo.open(), card.seat)
        card.cargo = Secret([], card.cargo.eyes)

    def public(self) -> happenings.CargoLost:
        return {"ship_card": self.ship_card, "cargo": list(self.cargo)}


class ControlTaken(GalaxiesFact, frozen=True):
    """Another seat takes control of a ship card, its ships and its attached cards (CTL-02). Its hold is
    empty."""

    kind = "control"
    logged = True
    ship_card: str
    before: str
    to: str
    eyes: tuple[str, ...]

    def change(self, g: State) -> None:
        card = g.cards[self.ship_card]
        card.seat = self.to
        card.cargo = card.cargo.with_eyes(self.eyes)
        if self.ship_card not in g.unloaded:
            g.unloaded.append(self.ship_card)

    def public(self) -> happenings.ControlTaken:
        return {"ship_card": self.ship_card, "from": self.before, "to": self.to}


class Damaged(GalaxiesFact, frozen=True):
    """Damage removes blue pegs (``shields``) and adds red pegs (``hull``) (DMG-02)."""

    kind = "damage"
    logged = True
    touches = ("ships",)
    ship: str
    shields: int
    hull: int
    source: str
    type: str
    now: tuple[int, int]

    def change(self, g: State) -> None:
        ship = g.ships[self.ship]
        ship.shields, ship.hull_damage = self.now

    def public(self) -> happenings.Damaged:
        return {
            "ship": self.ship,
            "source": self.source,
            "type": self.type,
            "shields": self.shields,
            "hull": self.hull,
            "now": {"shields": self.now[0], "hull_damage": self.now[1]},
        }


class ShieldsChanged(GalaxiesFact, frozen=True):
    """A ship gains or gives away blue pegs without damage."""

    kind = "shields"
    logged = True
    touches = ("ships",)
    ship: str
    amount: int
    now: int
    why: str

    def change(self, g: State) -> None:
        g.ships[self.ship].shields = self.now

    def public(self) -> happenings.ShieldsChanged:
        return {"ship": self.ship, "amount": self.amount, "now": self.now, "why": self.why}


class Repaired(GalaxiesFact, frozen=True):
    """Red pegs are removed from a ship."""

    kind = "repaired"
    logged = True
    touches = ("ships",)
    ship: str
    amount: int
    now: int
    why: str

    def change(self, g: State) -> None:
        g.ships[self.ship].hull_damage = self.now

    def public(self) -> happenings.Repaired:
        return {"ship": self.ship, "amount": self.amount, "now": self.now, "why": self.why}
