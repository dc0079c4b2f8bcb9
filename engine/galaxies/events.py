"""Events that triggers and windows receive. They exist only within one step and are never saved."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.galaxies.catalogue.model import STAR


@dataclass
class Shot:
    """A ship's weapon and an optional target. Queries of range, strength and attacks take it as an argument.

    ``weapon`` is "primary", "secondary" or the handle of an attached card. ``target`` is a ship or None.
    """

    attacker: str
    weapon: str
    target: str | None = None


@dataclass
class Attack:
    """One attack, from the roll to its damage.

    Powers may set ``hit`` to False or change ``target``. ``shields_up`` states whether the target's shields
    were up at the time of the roll (CRT-04). ``cell`` is the symbol on the target's chart.
    ``shields_removed`` and ``hull`` are the damage done. ``by_card`` and ``seat`` are the attacker's ship
    card and seat.
    """

    attacker: str
    by_card: str
    seat: str
    weapon: str
    target: str
    letter: str = ""
    number: int = 0
    cell: str = "."
    hit: bool = False
    shields_up: bool = False
    why: str = "chart"
    shields_removed: int = 0
    shields_down: bool = False
    hull: int = 0

    @property
    def coordinate(self) -> str:
        """The cell that the dice show, such as "E4"."""
        return f"{self.letter}{self.number}"

    @property
    def critical(self) -> bool:
        """Whether a hit destroys the ship whose chart was read (CRT-02, CRT-03)."""
        return self.hit and self.cell == STAR and not self.shields_up


@dataclass
class Damage:
    """Damage that is about to be dealt to one ship (DMG-02 to DMG-09). ``kind`` is plain, shield or hull.

    ``type`` is the printed type of damage (DMG-11). ``source`` is the origin of the damage, for example a
    power, "ecm" or "attack". ``attack`` is set if an attack causes the damage. ``critical`` is true if a star
    destroys the ship (CRT-02). ``by`` is the ship that deals the damage, or None.
    """

    ship: str
    amount: int
    source: str
    kind: str = "plain"
    type: str = ""
    attack: Attack | None = None
    critical: bool = False
    by: str | None = None


@dataclass
class Destruction:
    """The destruction of a ship, just before or just after it happens. Powers may set ``survives``.

    ``seat``, ``card``, ``size`` and ``hexes`` describe the ship while it was on the board.
    """

    ship: str
    card: str
    seat: str
    size: str
    hexes: tuple[tuple[int, int], ...]
    why: str
    attack: Attack | None = None
    by: str | None = None
    survives: bool = False


@dataclass
class Ecm:
    """An enemy ship (``source``) that is about to roll ECM against a moving ship (ECM-01)."""

    source: str
    mover: str


@dataclass
class MoveEnd:
    """A ship has ended its movement, possibly without moving (MOV-17)."""

    ship: str


@dataclass
class Activating:
    """A ship card has just been activated and paid for."""

    card: str
    seat: str


@dataclass
class EnergyStart:
    """The energy phase of ``seat`` has begun. The seat has already gained energy and drawn (EPH-04)."""

    seat: str


@dataclass
class Launching:
    """A launch whose cost is being computed. ``seat`` launches ``card``."""

    seat: str
    card: str


@dataclass
class Price:
    """A tactic card whose cost is being computed. ``seat`` plays ``card``."""

    seat: str
    card: str


@dataclass
class Landed:
    """A ship card has just been launched."""

    seat: str
    card: str
    ships: list[str] = field(default_factory=list)
