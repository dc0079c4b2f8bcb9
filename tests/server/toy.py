"""A small game to test the server with: no rule of Battleship Galaxies is needed for it.

`duel` has two seats, `table` four in two teams. Each seat holds one secret card. In turn each seat may
swap it (`swap`, undoable), `stay`, `roll` a die, `draw` a new card, or `provoke`: then every other seat is
asked, all at once, to `respond` with a pass or with its card's number, whether it holds a good one or not.
`boom` is an internal error. The first team with GOAL points wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec

from engine.core.codec import Codec
from engine.core.decisions import PASS, Decision, Dice, Option, Refused, Shuffle, Text
from engine.core.facts import Fact
from engine.core.game import (
    BotInfo,
    Loaded,
    Loadouts,
    LobbyState,
    MissionInfo,
    Outcome,
    Player,
    Rule,
    SeatInfo,
    Setup,
    Situation,
)
from engine.core.options import BadOptions, Choice, OptionInfo, complete
from engine.core.secret import Secret
from engine.core.views import SPECTATOR
from engine.core.wire import Wire

SEATS = {
    "duel": {"red-1": "red", "blue-1": "blue"},
    "table": {"red-1": "red", "blue-1": "blue", "red-2": "red", "blue-2": "blue"},
}
CARDS = 20
GOAL = 12


class State(msgspec.Struct):
    match: str
    mission: str
    commitment: str
    goal: int
    teams: dict[str, str]
    names: dict[str, str]
    bots: dict[str, bool]
    hands: dict[str, Secret[int]]
    points: dict[str, int]
    turn: int = 0
    dealt: bool = False
    concedes: list[str] = []
    log: list[str] = []

    @property
    def order(self) -> list[str]:
        """Seating order; the codec sorts keys."""
        return list(SEATS[self.mission])

    @property
    def seat(self) -> str:
        return self.order[self.turn % len(self.order)]

    @property
    def winner(self) -> str | None:
        if self.concedes:
            return next(team for seat, team in self.teams.items() if seat not in self.concedes)
        return next((team for team, points in self.points.items() if points >= self.goal), None)


class Dealt(Fact[State], frozen=True):
    seals: ClassVar[str | None] = "cards-drawn"
    cards: dict[str, int]

    def apply(self, state: State) -> None:
        state.dealt = True
        for seat, number in self.cards.items():
            state.hands[seat] = Secret(number, (seat,))

    def shown(self, viewer: str) -> dict[str, Any] | None:
        return {"kind": "drew", "card": self.cards[viewer]} if viewer in self.cards else None


class Swapped(Fact[State], frozen=True):
    """Seen by its own seat only."""

    seat: str
    number: int

    def apply(self, state: State) -> None:
        state.hands[self.seat] = Secret(self.number, (self.seat,))

    def shown(self, viewer: str) -> dict[str, Any] | None:
        return {"kind": "swapped", "card": self.number} if viewer == self.seat else None


class Scored(Fact[State], frozen=True):
    seat: str
    points: int
    why: str

    def apply(self, state: State) -> None:
        team = state.teams[self.seat]
        state.points[team] = state.points.get(team, 0) + self.points
        state.log.append(f"{self.seat} scores {self.points} by {self.why}")

    def shown(self, viewer: str) -> dict[str, Any] | None:
        return {"kind": "scored", "seat": self.seat, "points": self.points}


class Turned(Fact[State], frozen=True):
    def apply(self, state: State) -> None:
        state.turn += 1

    def shown(self, viewer: str) -> dict[str, Any] | None:
        return {"kind": "turn"}


class Conceded(Fact[State], frozen=True):
    seat: str

    def apply(self, state: State) -> None:
        state.concedes.append(self.seat)

    def shown(self, viewer: str) -> dict[str, Any] | None:
        return {"kind": "conceded", "seat": self.seat}


def option(name: str) -> Option:
    return Option(name, Text(name))


def turn(state: State) -> Rule[None]:
    if not state.dealt:
        order = yield Shuffle(CARDS)
        yield Dealt(dict(zip(state.order, order, strict=False)))
    seat = state.seat
    while True:
        names = ("swap", "stay", "roll", "draw", "provoke", "boom")
        (pick,) = yield Decision(seat, "action", Text("action"), tuple(map(option, names)))
        if pick == "swap":
            yield Swapped(seat, (state.hands[seat].open() + 1) % CARDS)
            continue
        if pick == "boom":
            raise ZeroDivisionError("the rules are wrong")
        if pick == "draw":
            yield Dealt({seat: (yield Shuffle(CARDS))[0]})
        if pick == "roll":
            yield Scored(seat, (yield Dice((6,)))[0], "rolling")
        if pick == "provoke":
            yield from provoke(state, seat)
        yield Turned()
        return


def provoke(state: State, by: str) -> Rule[None]:
    others = [seat for seat in state.order if seat != by]
    picks = yield tuple(
        Decision(
            seat,
            "respond",
            Text("respond"),
            (option(PASS), option(f"show-{state.hands[seat].open()}")),
            default=(PASS,),
        )
        for seat in others
    )
    for seat, (pick,) in zip(others, picks, strict=True):
        if pick != PASS:
            yield Scored(seat, 2, "responding")


class ToyEdition:
    digest = "toy"

    @property
    def missions(self) -> dict[str, MissionInfo]:
        options = (OptionInfo("goal", "Points to win", (Choice("12", "12"),), "12", min=1, max=10_000_000),)
        return {
            mission: MissionInfo(
                mission,
                number,
                mission.title(),
                "",
                tuple(SeatInfo(seat, team.upper(), team) for seat, team in seats.items()),
                options,
            )
            for number, (mission, seats) in enumerate(SEATS.items(), 1)
        }

    def public(self) -> dict[str, Any]:
        return {"digest": "toy", "cards": {}}

    def dump(self) -> bytes:
        return b"{}"


class ToyGame:
    id = "toy"
    title = "Toy"
    former_ids: tuple[str, ...] = ()
    codec = Codec(State, 1)
    view_type: Any = None
    happening_types: Mapping[str, Any] = {}
    catalogue_type: Any = None
    bots: Mapping[str, BotInfo] = {"random": BotInfo("Random", "Picks anything.")}
    loadouts: Loadouts | None = None

    def step(self, state: State) -> Rule[None]:
        return turn(state)

    def outcome(self, state: State) -> Outcome | None:
        if state.winner is None:
            return None
        reason = "concession" if state.concedes else "victory-points"
        losers = tuple(team for team in state.points if team != state.winner)
        return Outcome((state.winner,), losers, reason, Text(reason), reason)

    def order(self, state: State, seat: str, order: str, on: bool) -> Fact[State]:
        if order != "concede" or not on:
            raise Refused("illegal", "no such order")
        return Conceded(seat)

    def edition(self, digest: str | None = None) -> ToyEdition:
        if digest not in (None, "toy"):
            raise KeyError(digest)
        return ToyEdition()

    def load_edition(self, digest: str, data: bytes) -> None:
        raise ValueError("there is only one toy")

    def with_packs(self, packs: Iterable[Path]) -> Loaded:
        return Loaded(self, {}, [])

    def check_options(self, mission: str, options: Mapping[str, Any]) -> dict[str, Any]:
        return complete(self.edition().missions[mission].options, options)

    def new_match(self, setup: Setup) -> State:
        if setup.options["goal"] > 1_000_000:
            raise BadOptions([("goal", "the goal is out of reach")])
        teams = SEATS[setup.mission]
        return State(
            setup.match,
            setup.mission,
            setup.commitment,
            setup.options["goal"],
            teams,
            {seat: who.name for seat, who in setup.players.items()},
            {seat: who.bot is not None for seat, who in setup.players.items()},
            {seat: Secret(0, (seat,)) for seat in teams},
            dict.fromkeys(teams.values(), 0),
        )

    def lobby_views(self, lobby: LobbyState, viewers: Iterable[str]) -> dict[str, Wire]:
        bare: Wire = {
            "match": lobby.match,
            "game": "toy",
            "mission": lobby.mission.id,
            "catalogue": lobby.catalogue,
            "commitment": lobby.commitment,
            "status": lobby.status,
            "round": 0,
            "turn": None,
            "phase": "over" if lobby.status == "finished" else "setup",
            "order": list(lobby.mission.teams),
            "seats": {
                seat.id: {
                    "side": seat.side,
                    "team": seat.team,
                    "player": lobby.seats[seat.id].player if seat.id in lobby.seats else None,
                    "bot": seat.id in lobby.seats and lobby.seats[seat.id].bot,
                    "conceded": False,
                }
                for seat in lobby.mission.seats
            },
            "teams": {
                team: {"side": team, "seats": [s for s, of in lobby.mission.teams.items() if of == team]}
                for team in lobby.mission.teams.values()
            },
            "log": [],
            "waiting_for": [],
            "result": lobby.result,
        }
        own = {
            "hand": {},
            "decision": None,
            "undo": {"open": False, "reason": "nothing-to-undo"},
            "orders": {},
        }
        return {v: {**bare, "viewer": v, **({} if v == SPECTATOR else own)} for v in viewers}

    def view(self, match: Situation[State], viewer: str) -> dict[str, Any]:
        state = match.state
        view = self._table(match, viewer)
        if viewer not in state.teams:
            return view
        asked = match.decisions.get(viewer)
        undo = match.undo_closed(viewer) is None  # the reason would tell what others have done
        return view | {
            "hand": {"h1": {"card": str(state.hands[viewer].open()), "cost": 0}},
            "screen": {},
            "holds": {},
            "ally": {},
            "decision": _decision(asked) if asked else None,
            "undo": {"open": undo, "reason": None if undo else "nothing-to-undo"},
            "orders": {"concede": {"label": "Concede", "on": viewer in state.concedes}},
            "deck_list": {},
            "deck_bottom": {},
        }

    def views(self, match: Situation[State], viewers: Iterable[str]) -> dict[str, dict[str, Any]]:
        return {viewer: self.view(match, viewer) for viewer in viewers}

    def _table(self, match: Situation[State], viewer: str) -> dict[str, Any]:
        state = match.state
        return {
            "match": state.match,
            "game": "toy",
            "mission": state.mission,
            "layout": "none",
            "catalogue": "toy",
            "commitment": state.commitment,
            "status": "finished" if state.winner else "playing",
            "viewer": viewer,
            "round": state.turn // len(state.teams) + 1,
            "turn": state.seat,
            "phase": "over" if state.winner else "action",
            "order": state.order,
            "seats": {seat: _seat(state, seat) for seat in state.teams},
            "teams": {team: _team(state, team) for team in state.points},
            "ship_cards": {},
            "ships": {},
            "tiles": {},
            "activation": None,
            "engines": None,
            "log": list(_log(state))[-100:],
            "waiting_for": sorted(match.decisions),
            "result": outcome.wire() if (outcome := self.outcome(state)) else None,
        }

    def happenings(
        self, state: State, facts: Sequence[Fact[Any]], viewers: Iterable[str]
    ) -> dict[str, list[dict[str, Any]]]:
        return {viewer: [_told(h) for fact in facts if (h := fact.shown(viewer))] for viewer in viewers}

    def bot(self, name: str, seed: int) -> Player:
        if name != "random":
            raise KeyError(name)
        random = Random(seed)

        def play(view: dict[str, Any]) -> list[str]:
            ids = [found["id"] for found in view["decision"]["options"]]
            return [random.choice([name for name in ids if name not in ("boom", "swap")])]

        return play


def _log(state: State) -> Iterator[dict[str, Any]]:
    for n, line in enumerate(state.log, 1):
        text = {"key": "line", "args": {}}
        yield {"n": n, "round": 1, "seat": line.split()[0], "text": text, "label": line}


def _seat(state: State, seat: str) -> dict[str, Any]:
    return {
        "side": state.teams[seat].upper(),
        "team": state.teams[seat],
        "player": state.names[seat],
        "bot": state.bots[seat],
        "zone": None,
        "hand_size": 1,
        "energy": 0,
        "fleet": [],
        "prepped": [],
        "conceded": seat in state.concedes,
    }


def _team(state: State, team: str) -> dict[str, Any]:
    return {
        "side": team.upper(),
        "seats": [seat for seat, of in state.teams.items() if of == team],
        "energy": 0,
        "deck_size": 0,
        "discard": [],
        "run_outs": 0,
        "victory_points": state.points[team],
    }


def _decision(asked: Decision) -> dict[str, Any]:
    return {
        "id": asked.id,
        "kind": asked.kind,
        "prompt": asked.kind,
        "text": {"key": asked.kind, "args": {}},
        "min": asked.min,
        "max": asked.max,
        "ordered": asked.ordered,
        "options": [
            {"id": o.id, "label": o.id, "text": {"key": o.id, "args": {}}, "ref": {}} for o in asked.options
        ],
    }


def _told(shown: dict[str, Any]) -> dict[str, Any]:
    return shown | {"text": {"key": shown["kind"], "args": {}}, "label": ""}


GAME = ToyGame()
