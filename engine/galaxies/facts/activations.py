"""Facts of an activation: movement and attacks."""

from __future__ import annotations

from engine.galaxies.facts.base import GalaxiesFact, space_names
from engine.galaxies.facts.happenings import activations as happenings
from engine.galaxies.hexes import Hex
from engine.galaxies.state import Activation, Moving, State


class Activated(GalaxiesFact, frozen=True):
    """A ship card is activated (ACT-06). ``gates`` lists its ships that are on a warp gate (DSC-27).

    ``instead`` maps ships to the mission rules that allow another action instead of moving.
    """

    kind = "activated"
    logged = True
    touches = ("activated", "activation", "used_activation")
    seat: str
    ship_card: str
    gates: tuple[str, ...] = ()
    instead: dict[str, list[str]] = {}

    def change(self, g: State) -> None:
        g.activated.append(self.ship_card)
        g.activation = Activation(self.ship_card, gates=list(self.gates), instead=self.instead)
        g.used_activation = {}

    def public(self) -> happenings.Activated:
        return {"seat": self.seat, "ship_card": self.ship_card}


class StageSet(GalaxiesFact, frozen=True):
    """The activation enters its next step (ACT-04)."""

    kind = "stage"
    touches = ("activation",)
    step: str

    def change(self, g: State) -> None:
        if g.activation is not None:
            g.activation.step = self.step  # type: ignore[assignment]
            g.activation.ship = None

    def public(self) -> happenings.StageSet:
        return {"step": self.step}


class ActivationEnded(GalaxiesFact, frozen=True):
    """The activation is over."""

    kind = "activation-ended"
    touches = ("activation",)
    ship_card: str

    def change(self, g: State) -> None:
        g.activation = None

    def public(self) -> happenings.ActivationEnded:
        return {"ship_card": self.ship_card}


class EffectsEnded(GalaxiesFact, frozen=True):
    """Effects that last for one activation end."""

    kind = "effects-ended"
    touches = ("effects",)

    def change(self, g: State) -> None:
        g.effects = [e for e in g.effects if not e.activation]

    def public(self) -> None:
        return None


class MovementBegan(GalaxiesFact, frozen=True):
    """A ship begins its movement of up to ``left`` spaces (MOV-01)."""

    kind = "movement"
    touches = ("moving",)
    ship: str
    left: int
    ecm: bool = True

    def change(self, g: State) -> None:
        g.moving = Moving(self.ship, self.left, None, self.ecm)

    def public(self) -> happenings.MovementBegan:
        return {"ship": self.ship, "left": self.left}


class Moved(GalaxiesFact, frozen=True):
    """A ship moves one space, or is placed on the board (ECM-09).

    ``before`` lists the spaces that the ship covered before, and ``lead`` is the leading end of a medium
    ship.
    """

    kind = "moved"
    logged = True
    touches = ("ships", "moving")
    ship: str
    spaces: tuple[Hex, ...]
    placed: bool = False
    lead: Hex | None = None
    before: tuple[Hex, ...] = ()

    def change(self, g: State) -> None:
        g.ships[self.ship].hexes = list(self.spaces)
        if g.moving is not None and g.moving.ship == self.ship and not self.placed:
            g.moving.left, g.moving.lead = g.moving.left - 1, self.lead

    def public(self) -> happenings.Moved:
        moved: happenings.Moved = {
            "ship": self.ship,
            "was": space_names(self.before),
            "to": space_names(self.spaces),
        }
        return {**moved, "placed": True} if self.placed else moved


class MovementEnded(GalaxiesFact, frozen=True):
    """A ship's movement is over. ``spaces`` is None if the ship was placed instead."""

    kind = "movement-ended"
    touches = ("moving", "activation")
    ship: str
    spaces: int | None

    def change(self, g: State) -> None:
        g.moving = None
        activation = g.activation
        if activation is None or activation.step != "move" or activation.card not in g.cards:
            return
        if self.ship in g.cards[activation.card].ships:
            activation.ended[self.ship] = self.spaces

    def public(self) -> happenings.MovementEnded:
        return {"ship": self.ship}


class AttackerChosen(GalaxiesFact, frozen=True):
    """A ship begins its attacks, after the previous ship has finished (SQN-06)."""

    kind = "attacker"
    touches = ("activation",)
    ship: str

    def change(self, g: State) -> None:
        activation = g.activation
        if activation is not None:
            activation.ship, activation.charged, activation.weapon, activation.attacks_left = (
                self.ship,
                [],
                None,
                0,
            )

    def public(self) -> happenings.AttackerChosen:
        return {"ship": self.ship}


class AttackerDone(GalaxiesFact, frozen=True):
    """A ship has finished its attacks (SQN-06)."""

    kind = "attacker-done"
    touches = ("activation",)
    ship: str

    def change(self, g: State) -> None:
        activation = g.activation
        if activation is not None:
            activation.fired.append(self.ship)
            activation.ship, activation.weapon, activation.attacks_left = None, None, 0

    def public(self) -> happenings.AttackerDone:
        return {"ship": self.ship}


class Charged(GalaxiesFact, frozen=True):
    """A weapon is charged for ``attacks`` attacks (CHG-03)."""

    kind = "charged"
    logged = True
    touches = ("activation",)
    ship: str
    weapon: str
    name: str
    attacks: int

    def change(self, g: State) -> None:
        activation = g.activation
        if activation is not None and activation.ship == self.ship:
            activation.charged.append(self.weapon)
            activation.weapon, activation.attacks_left = self.weapon, self.attacks

    def public(self) -> happenings.Charged:
        return {"ship": self.ship, "weapon": self.weapon, "name": self.name, "attacks": self.attacks}


class AttackRolled(GalaxiesFact, frozen=True):
    """The coordinate dice of an attack, read on the target's chart (ATK-01, ATK-02)."""

    kind = "attack"
    logged = True
    touches = ("activation",)
    attacker: str
    target: str
    weapon: str
    name: str
    coordinate: str
    cell: str
    hit: bool
    critical: bool
    again: str | None = None

    def change(self, g: State) -> None:
        activation = g.activation
        if activation is not None and activation.ship == self.attacker and self.again is None:
            activation.attacks_left -= 1

    def public(self) -> happenings.AttackRolled:
        return {
            "attacker": self.attacker,
            "target": self.target,
            "weapon": self.weapon,
            "name": self.name,
            "coordinate": self.coordinate,
            "cell": self.cell,
            "hit": self.hit,
            "critical": self.critical,
            "again": self.again,
        }


class AttackSettled(GalaxiesFact, frozen=True):
    """The result of an attack: a hit on ``target`` or a miss, with the reason.

    ``coordinate`` is the cell that the attack hit on the target's own chart.
    """

    kind = "settled"
    touches = ("activation", "cards")
    attacker: str
    target: str
    hit: bool
    why: str
    coordinate: str | None = None

    def change(self, g: State) -> None:
        if g.activation is not None and self.hit:
            g.activation.hits.append((self.attacker, self.target))
        struck = g.cards[g.ships[self.target].card].struck if self.coordinate else []
        if self.coordinate and self.coordinate not in struck:
            struck.append(self.coordinate)

    def public(self) -> happenings.AttackSettled:
        return {"attacker": self.attacker, "target": self.target, "hit": self.hit, "why": self.why}
