"""Facts of the turn, the dice, powers and windows."""

from __future__ import annotations

from engine.core.secret import Secret
from engine.galaxies.facts.base import Happened
from engine.galaxies.facts.shown import turns as shown
from engine.galaxies.state import Effect, Orders, Phase, Result, State


class SeatingFound(Happened, frozen=True):
    """The starter is chosen: the order of turns (TRN-05, TRN-06)."""

    kind = "starter"
    logged = True
    order: tuple[str, ...]

    def change(self, g: State) -> None:
        g.order = list(self.order)

    def public(self) -> shown.SeatingFound:
        return {"seat": self.order[0]}


class TurnBegan(Happened, frozen=True):
    """A player's turn begins (TRN-12); the round counts the starter's turns (RND-01)."""

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
        held = seat.orders.open()
        seat.orders = Secret(Orders(False, held.hold_ecm), seat.orders.eyes)

    def public(self) -> shown.TurnBegan:
        return {"seat": self.seat, "round": self.round}


class PhaseBegan(Happened, frozen=True):
    """A phase of the turn begins (TRN-10)."""

    kind = "phase"
    touches = ("phase", "step")
    seat: str
    phase: Phase

    def change(self, g: State) -> None:
        g.phase = self.phase
        g.step = self.phase

    def public(self) -> shown.PhaseBegan:
        return {"seat": self.seat, "phase": self.phase}


class StepSet(Happened, frozen=True):
    """The rule that comes next; nobody is shown it."""

    kind = "step"
    touches = ("step",)
    step: str

    def change(self, g: State) -> None:
        g.step = self.step

    def public(self) -> None:
        return None


class PointsScored(Happened, frozen=True):
    """A side scores victory points (M2-11, M3-18, M5-31), perhaps by what a ship did."""

    kind = "points"
    logged = True
    team: str
    amount: int
    why: str
    now: int
    ship: str | None = None

    def change(self, g: State) -> None:
        g.teams[self.team].victory_points = self.now

    def public(self) -> shown.PointsScored:
        return {
            "team": self.team,
            "amount": self.amount,
            "why": self.why,
            "now": self.now,
            "ship": self.ship,
        }


class MatchEnded(Happened, frozen=True):
    """The match is over (VIC-01)."""

    kind = "result"
    logged = True
    winner: str | None
    reason: str
    detail: shown.ResultDetail = {}

    def change(self, g: State) -> None:
        g.result = Result(self.winner, self.reason, {**self.detail})
        g.phase = "over"

    def public(self) -> shown.MatchEnded:
        return {"winner": self.winner, "reason": self.reason, **self.detail}


class Conceded(Happened, frozen=True):
    """A player gives up (VIC-12); ``lost`` if the side has lost by it."""

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

    def public(self) -> shown.Conceded:
        return {"seat": self.seat, "lost": self.lost}


class Rolled(Happened, frozen=True):
    """The number die was rolled; every result is open (PRV-03)."""

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

    def public(self) -> shown.Rolled:
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


class WindowOpened(Happened, frozen=True):
    """Players may answer an event with a card (TIM-06); opened by public criteria only (TIM-07)."""

    kind = "window"
    touches = ()
    event: str
    subject: shown.Subject = {}

    def change(self, g: State) -> None:
        pass

    def public(self) -> shown.WindowOpened:
        return {"event": self.event, **self.subject}


class PowerUsed(Happened, frozen=True):
    """A power acts, counted for its limits; ``source`` is the mark of where it stands."""

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

    def public(self) -> shown.PowerUsed:
        return {"power": self.power, "source": self.source, "seat": self.seat, "ship": self.ship}


class EffectBegan(Happened, frozen=True):
    """A power works for a while."""

    kind = "effect"
    effect: Effect

    def change(self, g: State) -> None:
        g.effects.append(self.effect)

    def public(self) -> shown.EffectBegan:
        return {"power": self.effect.power, "on": self.effect.on}
