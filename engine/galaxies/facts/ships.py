"""Facts of ships: launched, damaged, destroyed, taken over."""

from __future__ import annotations

from engine.core.secret import Secret
from engine.galaxies.facts.base import Happened, names
from engine.galaxies.facts.shown import ships as shown
from engine.galaxies.hexes import Hex
from engine.galaxies.state import FleetCard, Ship, ShipCard, State


def uncover(g: State, seat: str, *cards: str) -> None:
    """Ship cards of a seat's fleet are known to all from now on (PRV-13, PRV-16)."""
    place = g.seats[seat]
    for card in cards:
        if all(known.card != card for known in place.fleet):
            place.fleet.append(FleetCard(card, place.levels.open()[card]))


class Launched(Happened, frozen=True):
    """A ship card is launched, or placed at the start: its ships are on the board.

    ``shields`` are the card's (DEP-13) and there is no ``hull_damage`` (DEP-14), unless the mission says so.

    ``cargo`` are the ship cards in its hold; nobody else learns whether there are any (PRV-07).
    ``carrier`` is the card from whose hold it came, or None. What all can see of this: it is ``unloaded`` if
    its own hold can only be empty, and has come ``out_of`` one of these carriers, if of any (DEP-02).
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
        behind = g.cards[self.carrier].cargo if self.carrier else seat.screen
        for card in (self.ship_card, *self.cargo.open()):
            (behind if card == self.ship_card else seat.screen).open().remove(card)
        uncover(g, self.seat, self.ship_card)
        g.cards[self.ship_card] = ShipCard(
            self.ship_card, self.level, self.seat, self.seat, self.launched, self.cargo, list(self.places)
        )
        if self.unloaded:
            g.unloaded.append(self.ship_card)
        if self.out_of:
            g.emerged[self.ship_card] = list(self.out_of)
        for ship, spaces in self.places.items():
            g.ships[ship] = Ship(self.ship_card, list(spaces), self.shields, self.hull_damage)

    def public(self) -> shown.Launched:
        ships = {ship: names(spaces) for ship, spaces in self.places.items()}
        return {"seat": self.seat, "ship_card": self.ship_card, "level": self.level, "ships": ships}


def leave_board(g: State, ship: str) -> None:
    """Take a ship off the board for good; its card counts it as lost."""
    card = g.cards[g.ships.pop(ship).card]
    card.ships.remove(ship)
    card.lost.append(ship)


class ShipDestroyed(Happened, frozen=True):
    """A ship leaves the board (DST-02)."""

    kind = "destroyed"
    logged = True
    touches = ("cards", "ships")
    ship: str
    ship_card: str
    why: str

    def change(self, g: State) -> None:
        leave_board(g, self.ship)

    def public(self) -> shown.ShipDestroyed:
        return {"ship": self.ship, "ship_card": self.ship_card, "why": self.why}


class CardLost(Happened, frozen=True):
    """A ship card is out of play with all that its hold carried, now open (DST-04, DST-07, PRV-16).

    Its attached cards have been detached before (DST-05).
    """

    kind = "card-lost"
    logged = True
    seals = "secret-revealed"
    ship_card: str
    cargo: tuple[str, ...]

    def change(self, g: State) -> None:
        card = g.cards.pop(self.ship_card)
        uncover(g, card.owner, *self.cargo)
        gone = [self.ship_card, *card.cargo.open()]
        g.revealed |= {self.ship_card: list(self.cargo)} if self.cargo else {}
        g.out += gone
        g.destroyed |= dict.fromkeys(gone, card.seat)

    def public(self) -> shown.CardLost:
        return {"ship_card": self.ship_card, "cargo": list(self.cargo)}


class ShipEscaped(Happened, frozen=True):
    """A ship leaves the board for good without being destroyed (M2-12, DST-10)."""

    kind = "escaped"
    logged = True
    ship: str
    ship_card: str

    def change(self, g: State) -> None:
        leave_board(g, self.ship)

    def public(self) -> shown.ShipEscaped:
        return {"ship": self.ship, "ship_card": self.ship_card}


class CardEscaped(Happened, frozen=True):
    """A ship card whose last ship has escaped is out of play; what its hold carried goes with it and is not
    revealed (M2-14, PRV-27). Its attached cards have been detached before (M2-21)."""

    kind = "card-escaped"
    ship_card: str

    def change(self, g: State) -> None:
        card = g.cards.pop(self.ship_card)
        g.out.append(self.ship_card)
        g.escaped[self.ship_card] = card.seat
        g.seats[card.seat].away.open()[self.ship_card] = list(card.cargo.open())

    def public(self) -> shown.CardEscaped:
        return {"ship_card": self.ship_card}


class CargoLost(Happened, frozen=True):
    """A hold's cargo is destroyed and revealed while the carrier stays (CTL-03, PRV-26)."""

    kind = "cargo-lost"
    logged = True
    seals = "secret-revealed"
    ship_card: str
    cargo: tuple[str, ...]

    def change(self, g: State) -> None:
        card = g.cards[self.ship_card]
        uncover(g, card.owner, *self.cargo)
        g.revealed[self.ship_card] = list(self.cargo)
        g.out += card.cargo.open()
        g.destroyed |= dict.fromkeys(card.cargo.open(), card.seat)
        card.cargo = Secret([], card.cargo.eyes)

    def public(self) -> shown.CargoLost:
        return {"ship_card": self.ship_card, "cargo": list(self.cargo)}


class ControlTaken(Happened, frozen=True):
    """A ship card changes hands with all that is on it (CTL-02); its empty hold is now the taker's."""

    kind = "control"
    logged = True
    ship_card: str
    before: str
    to: str
    eyes: tuple[str, ...]

    def change(self, g: State) -> None:
        card = g.cards[self.ship_card]
        card.seat = self.to
        card.cargo = card.cargo.shown_to(self.eyes)
        if self.ship_card not in g.unloaded:
            g.unloaded.append(self.ship_card)

    def public(self) -> shown.ControlTaken:
        return {"ship_card": self.ship_card, "from": self.before, "to": self.to}


class Damaged(Happened, frozen=True):
    """Pegs change by damage: ``shields`` blue pegs taken, ``hull`` red pegs put (DMG-02)."""

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

    def public(self) -> shown.Damaged:
        return {
            "ship": self.ship,
            "source": self.source,
            "type": self.type,
            "shields": self.shields,
            "hull": self.hull,
            "now": {"shields": self.now[0], "hull_damage": self.now[1]},
        }


class ShieldsChanged(Happened, frozen=True):
    """A ship gets (or gives away) blue pegs, not by damage."""

    kind = "shields"
    logged = True
    touches = ("ships",)
    ship: str
    amount: int
    now: int
    why: str

    def change(self, g: State) -> None:
        g.ships[self.ship].shields = self.now

    def public(self) -> shown.ShieldsChanged:
        return {"ship": self.ship, "amount": self.amount, "now": self.now, "why": self.why}


class Repaired(Happened, frozen=True):
    """Red pegs are taken off."""

    kind = "repaired"
    logged = True
    touches = ("ships",)
    ship: str
    amount: int
    now: int
    why: str

    def change(self, g: State) -> None:
        g.ships[self.ship].hull_damage = self.now

    def public(self) -> shown.Repaired:
        return {"ship": self.ship, "amount": self.amount, "now": self.now, "why": self.why}
