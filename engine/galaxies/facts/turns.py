"""Facts of turns, dice, powers and windows."""

from __future__ import annotations

from engine.core.secret import Secret
from engine.galaxies.facts.base import GalaxiesFact
from engine.galaxies.facts.happenings import turns as happenings
from engine.galaxies.state import Effect, Orders, Phase, Result, State


class StarterChosen(GalaxiesFact, frozen=True):
    """The first player is chosen, which sets the order of turns (TRN-05, TRN-06)."""

    kind = "starter"
    logged = True
    order: tuple[str, ...]

    def change(self, g: State) -> None:
        g.order = list(self.order)

    def public(self) -> happenings.StarterChosen:
        return {"seat": self.order[0]}


class TurnBegan(GalaxiesFact, frozen=True):
    """A player's turn begins (TRN-12). Each turn of the first player begins a new round (RND-01)."""

    kind = "turn"
    logged = True
    touches = ("turn", "active", "round", "activated", "used_turn", "effects", "seats")
    seat: str
    round: int

    def change(self, g: State) -> None:
        g.turn += 1
        g.active, g.round = self.seat, self.round
        g.activated, g.used_turn = [], {}
        g.effects = [e for e in g.effects if e.until >= g.turn]
        seat = g.seats[self.seat]
        orders = seat.orders.open()
        seat.orders = Secret(Orders(False, orders.hold_ecm), seat.orders.eyes)

    def public(self) -> happenings.TurnBegan:
        return {"seat": self.seat, "round": self.round}


class PhaseBegan(GalaxiesFact, frozen=True):
    """A phase of the turn begins (TRN-10)."""

    kind = "phase"
    touches = ("phase", "step")
    seat: str
    phase: Phase

    def change(self, g: State) -> None:
        g.phase = self.phase
        g.step = self.phase

    def public(self) -> happenings.PhaseBegan:
        return {"seat": self.seat, "phase": self.phase}


class StepSet(GalaxiesFact, frozen=True):
    """The state stores the rule that runs next. No viewer sees this fact."""

    kind = "step"
    touches = ("step",)
    step: str

    def change(self, g: State) -> None:
        g.step = self.step

    def public(self) -> None:
        return None


class PointsScored(GalaxiesFact, frozen=True):
    """A side scores victory points (M2-11, M3-18, M5-31). A ship may have scored them."""

    kind = "points"
    logged = True
    team: str
    amount: int
    why: str
    now: int
    ship: str | None = None

    def change(self, g: State) -> None:
        g.teams[self.team].victory_points = self.now

    def public(self) -> happenings.PointsScored:
        return {
            "team": self.team,
            "amount": self.amount,
            "why": self.why,
            "now": self.now,
            "ship": self.ship,
        }


class MatchEnded(GalaxiesFact, frozen=True):
    """The match is over (VIC-01)."""

    kind = "result"
    logged = True
    winner: str | None
    reason: str
    detail: happenings.ResultDetail = {}

    def change(self, g: State) -> None:
        g.result = Result(self.winner, self.reason, {**self.detail})
        g.phase = "over"

    def public(self) -> happenings.MatchEnded:
        return {"winner": self.winner, "reason": self.reason, **self.detail}


class Conceded(GalaxiesFact, frozen=True):
    """A player concedes (VIC-12). ``lost`` states whether the side loses as a result."""

    kind = "conceded"
    logged = True
    seat: str
    winner: str | None
    lost: bool

    def change(self, g: State) -> None:
        g.seats[self.seat].conceded = True
        if self.lost:
            g.result = Result(self.winner, "concession")
            g.phase = "over"

    def public(self) -> happenings.Conceded:
        return {"seat": self.seat, "lost": self.lost}


class Rolled(GalaxiesFact, frozen=True):
    """The number die was rolled. Everybody sees every result (PRV-03)."""

    kind = "roll"
    logged = True
    touches = ()
    purpose: str
    result: int
    sides: int = 8
    seat: str | None = None
    ship: str | None = None
    source: str | None = None
    needed: int | None = None
    success: bool | None = None

    def change(self, g: State) -> None:
        pass

    def public(self) -> happenings.Rolled:
        return {
            "purpose": self.purpose,
            "sides": self.sides,
            "result": self.result,
            "seat": self.seat,
            "ship": self.ship,
            "source": self.source,
            "needed": self.needed,
            "success": self.success,
        }


class WindowOpened(GalaxiesFact, frozen=True):
    """Players may react to an event with a card (TIM-06). Only public facts decide whether a window opens
    (TIM-07)."""

    kind = "window"
    touches = ()
    event: str
    subject: happenings.Subject = {}

    def change(self, g: State) -> None:
        pass

    def public(self) -> happenings.WindowOpened:
        return {"event": self.event, **self.subject}


class PowerUsed(GalaxiesFact, frozen=True):
    """A power acts and counts toward its limits. ``source`` identifies the card that has the power."""

    kind = "power"
    logged = True
    touches = ("used_turn", "used_activation")
    power: str
    source: str
    seat: str | None = None
    ship: str | None = None

    def change(self, g: State) -> None:
        mark = f"{self.power}@{self.source}"
        g.used_turn[mark] = g.used_turn.get(mark, 0) + 1
        g.used_activation[mark] = g.used_activation.get(mark, 0) + 1

    def public(self) -> happenings.PowerUsed:
        return {"power": self.power, "source": self.source, "seat": self.seat, "ship": self.ship}


class EffectBegan(GalaxiesFact, frozen=True):
    """A power begins to have a lasting effect."""

    kind = "effect"
    effect: Effect

    def change(self, g: State) -> None:
        g.effects.append(self.effect)

    def public(self) -> happenings.EffectBegan:
        return {"power": self.effect.power, "on": self.effect.on}
