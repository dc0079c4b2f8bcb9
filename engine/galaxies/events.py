"""What triggers and windows are told of: plain values that live within one step and are never saved."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.galaxies.catalogue.model import STAR


@dataclass
class Shot:
    """A weapon of a ship, aimed: what range, strength and attacks are asked about.

    ``weapon`` is "primary", "secondary" or the handle of an attached card; ``target`` a ship or None.
    """

    attacker: str
    weapon: str
    target: str | None = None


@dataclass
class Attack:
    """One attack from roll to damage.

    Powers may set ``hit`` to False or change ``target`` (interpose), and ``redone`` after a reroll.
    ``shields_up`` tells of the target when the dice were rolled (CRT-04); ``cell`` is the chart's symbol.
    ``shields_removed`` and ``hull`` are what the damage did; ``by_card`` and ``seat`` the attacker's.
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
        """The cell that the dice name, such as "E4"."""
        return f"{self.letter}{self.number}"

    @property
    def critical(self) -> bool:
        """Whether a hit destroys the ship whose chart was read (CRT-02, CRT-03)."""
        return self.hit and self.cell == STAR and not self.shields_up


@dataclass
class Damage:
    """Damage about to be dealt to one ship (DMG-02 to DMG-09). ``kind``: plain, shield or hull.

    ``type`` is the type word (DMG-11); ``source`` says where it comes from (a power, "ecm", "attack" …);
    ``attack`` is set for an attack's damage, ``critical`` if a star destroys the ship (CRT-02); ``by`` is
    the ship that deals it, if one does.
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
    """A ship that would be, or has just been, destroyed; powers may set ``survives``.

    ``seat``, ``card``, ``size`` and ``hexes`` are those it had on the board.
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
    """An enemy ship (``source``) about to roll ECM against a moving ship (ECM-01)."""

    source: str
    mover: str


@dataclass
class MoveEnd:
    """A ship has ended its movement, also one of 0 spaces (MOV-17)."""

    ship: str


@dataclass
class Activating:
    """A ship card has just been activated and paid for."""

    card: str
    seat: str


@dataclass
class EnergyStart:
    """The energy phase of ``seat`` has begun; gain and draw are done (EPH-04)."""

    seat: str


@dataclass
class Launching:
    """What a launch costs: ``seat`` launches ``card``."""

    seat: str
    card: str


@dataclass
class Price:
    """What it costs ``seat`` to play the tactic card ``card``."""

    seat: str
    card: str


@dataclass
class Landed:
    """A ship card has just been launched."""

    seat: str
    card: str
    ships: list[str] = field(default_factory=list)
