"""What each viewer sees, built from nothing, field by field. Secrets are asked for, never opened, until the
match is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from engine.core import happened
from engine.core.asked import decision_base, option_base
from engine.core.decisions import PASS, Decision, Option
from engine.core.facts import Fact
from engine.core.game import Outcome, Situation
from engine.core.happened import LogEntry
from engine.core.lobby import empty_seats, empty_table, empty_teams, empty_views
from engine.core.setup import LobbyState
from engine.core.views import LogLine, OptionView, OrderView, Role, TextView
from engine.core.wire import Wire, wire
from engine.duel import english
from engine.duel.english import Names
from engine.duel.rules import CONCEDE, Kind, outcome
from engine.duel.state import Seat, State
from engine.duel.viewtypes import DecisionView, DuelSeat, DuelTable, DuelTeam, HandView, OpenTable

#: What options are for that end no turn.
ROLES: dict[str, Role] = {"swap": "quiet", PASS: "default"}


def views(at: Situation[State], viewers: Iterable[str]) -> dict[str, Wire]:
    """Return what each viewer sees: the table, which all share, and what is a seat's own."""
    table = table_view(at)
    return {
        viewer: {**table, "viewer": viewer, **(_own(at, viewer) if viewer in at.state.seats else {})}
        for viewer in viewers
    }


def table_view(at: Situation[State]) -> OpenTable:
    """Return what everybody sees."""
    state, ended, names = at.state, outcome(at.state), at.state.names()
    table = OpenTable(
        match=state.match,
        game="duel",
        mission=state.mission,
        catalogue=state.catalogue,
        commitment=state.commitment,
        status="finished" if ended else "playing",
        viewer="",
        round=state.round,
        turn=state.turn,
        phase=_phase(at, ended),
        order=list(state.seats),
        goal=state.goal,
        seats={name: _seat(seat) for name, seat in state.seats.items()},
        teams={team: _team(state.members(team), team, points) for team, points in state.points.items()},
        last_roll=wire(state.last_roll) if state.last_roll else None,  # type: ignore[typeddict-item]
        last_showdown=wire(state.last_showdown) if state.last_showdown else None,  # type: ignore[typeddict-item]
        log=[_line(line, names) for line in state.log],
        chat=[],
        clock=None,
        time=None,
        waiting_for=[seat for seat in state.seats if seat in at.waiting_for],
        result=ended.wire() if ended else None,
    )
    if ended:
        table["revealed"] = {seat: HandView(card=hand.card, spare=hand.spare) for seat, hand in state.hands()}
    return table


def _phase(at: Situation[State], ended: Outcome | None) -> str:
    asked = next(iter(at.decisions.values()), None)
    return "over" if ended else asked.kind if asked else "setup"


def _seat(seat: Seat) -> DuelSeat:
    return {
        "side": seat.team,
        "team": seat.team,
        "player": seat.player,
        "bot": seat.bot is not None,
        "conceded": seat.conceded,
        "on_guard": seat.on_guard,
    }


def _team(members: list[str], team: str, points: int) -> DuelTeam:
    return {"side": team, "seats": members, "points": points}


def _line(line: LogEntry, names: Names) -> LogLine:
    label = english.say(english.HAPPENINGS, line.kind, line.fields, names)
    text: TextView = {"key": line.kind, "args": line.fields}
    return {"n": line.n, "round": line.round, "seat": line.fields.get("seat"), "text": text, "label": label}


def _own(at: Situation[State], viewer: str) -> Wire:
    """What one seat sees besides."""
    seat, asked, closed = at.state.seats[viewer], at.decisions.get(viewer), at.undo_closed(viewer)
    hand = seat.hand.seen_by(viewer) if seat.hand else None
    return {
        "hand": wire(hand) if hand else None,
        "decision": _decision(asked, at.state.names()) if asked else None,
        "undo": {"open": closed is None, "reason": closed},
        "orders": {CONCEDE: _concession(at.state, viewer)},
    }


def _concession(state: State, seat: str) -> OrderView:
    own = state.seats[seat]
    alone = all(state.seats[mate].conceded for mate in state.members(own.team) if mate != seat)
    warning = english.WARNINGS["concede:last" if alone else "concede"]
    return {"label": english.ORDERS[CONCEDE], "on": own.conceded, "warning": warning}


def _decision(asked: Decision, names: Names) -> DecisionView:
    prompt = english.say(english.PROMPTS, asked.text.key, asked.text.args, names)
    options = [_option(option, names) for option in asked.options]
    return {**decision_base(asked, prompt), "kind": cast("Kind", asked.kind), "options": options}


def _option(option: Option, names: Names) -> OptionView:
    label = english.say(english.OPTIONS, option.text.key, option.text.args, names)
    view: OptionView = {**option_base(option, label), "ref": option.ref}
    if option.id in ROLES:
        view["role"] = ROLES[option.id]
    return view


def happenings(state: State, facts: Sequence[Fact[Any]], viewers: Iterable[str]) -> dict[str, list[Wire]]:
    """Return what each viewer is shown of what came true."""
    names = state.names()

    def label(kind: str, fields: Mapping[str, Any]) -> str:
        return english.say(english.HAPPENINGS, kind, fields, names)

    return happened.happenings(facts, viewers, label)


def lobby_views(lobby: LobbyState, viewers: Iterable[str]) -> dict[str, Wire]:
    """Return what each viewer sees of a table at which no match can be shown."""
    table: DuelTable = {
        **empty_table(lobby, "duel"),
        "goal": 0,
        "seats": {seat: {**view, "on_guard": False} for seat, view in empty_seats(lobby).items()},
        "teams": {team: {**view, "points": 0} for team, view in empty_teams(lobby).items()},
        "last_roll": None,
        "last_showdown": None,
        "result": lobby.result,
    }
    return empty_views(table, viewers, {"hand": None})
