"""Builds the view of each viewer field by field. It opens no Secrets before the match is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from engine.core.decisions import PASS, Decision, Option
from engine.core.game import Outcome, Situation
from engine.core.lobby.setup import LobbyState
from engine.core.lobby.views import empty_seats, empty_table, empty_teams, empty_views
from engine.core.logged_facts import LogEntry
from engine.core.present.question_views import decision_base, option_base
from engine.core.present.views import LogLine, OptionView, OrderView, Role, TextView
from engine.core.present.wire import Wire, to_wire
from examples.duel.rules import CONCEDE, Kind, outcome
from examples.duel.state import Seat, State
from examples.duel.viewtypes import DecisionView, DuelSeat, DuelTable, DuelTeam, HandView, OpenTable

#: The roles of options that do not end a turn.
ROLES: dict[str, Role] = {"swap": "quiet", PASS: "default"}


def views(situation: Situation[State], viewers: Iterable[str]) -> dict[str, Wire]:
    """Return each viewer's view: the shared table, and for a seat also its private part."""
    table = table_view(situation)
    return {
        viewer: {
            **table,
            "viewer": viewer,
            **(_seat_part(situation, viewer) if viewer in situation.state.seats else {}),
        }
        for viewer in viewers
    }


def table_view(situation: Situation[State]) -> OpenTable:
    """Return the public part of the view."""
    state, result = situation.state, outcome(situation.state)
    table = OpenTable(
        match=state.match,
        game="duel",
        mission=state.mission,
        catalogue=state.catalogue,
        commitment=state.commitment,
        status="finished" if result else "playing",
        viewer="",
        round=state.round,
        turn=state.turn,
        phase=_phase(situation, result),
        order=list(state.seats),
        goal=state.goal,
        seats={name: _seat(seat) for name, seat in state.seats.items()},
        teams={team: _team(state.members(team), team, points) for team, points in state.points.items()},
        last_roll=to_wire(state.last_roll) if state.last_roll else None,  # type: ignore[typeddict-item]
        last_showdown=to_wire(state.last_showdown) if state.last_showdown else None,  # type: ignore[typeddict-item]
        log=[_line(line) for line in state.log],
        chat=[],
        clock=None,
        time=None,
        waiting_for=[seat for seat in state.seats if seat in situation.waiting_for],
        result=result.to_wire() if result else None,
    )
    if result:
        table["revealed"] = {seat: HandView(card=hand.card, spare=hand.spare) for seat, hand in state.hands()}
    return table


def _phase(situation: Situation[State], result: Outcome | None) -> str:
    decision = next(iter(situation.decisions.values()), None)
    return "over" if result else decision.kind if decision else "setup"


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


def _line(line: LogEntry) -> LogLine:
    text: TextView = {"key": line.kind, "args": line.fields}
    return {"n": line.n, "round": line.round, "seat": line.fields.get("seat"), "text": text}


def _seat_part(situation: Situation[State], viewer: str) -> Wire:
    """Return the private part of a seat's view."""
    seat, decision, refusal = (
        situation.state.seats[viewer],
        situation.decisions.get(viewer),
        situation.undo_refusal(viewer),
    )
    hand = seat.hand.value_for(viewer) if seat.hand else None
    return {
        "hand": to_wire(hand) if hand else None,
        "decision": _decision(decision) if decision else None,
        "undo": {"open": refusal is None, "reason": refusal},
        "orders": {CONCEDE: _concession(situation.state, viewer)},
    }


def _concession(state: State, seat: str) -> OrderView:
    own_seat = state.seats[seat]
    is_last = all(state.seats[mate].conceded for mate in state.members(own_seat.team) if mate != seat)
    warning: TextView = {"key": f"{CONCEDE}:last" if is_last else CONCEDE, "args": {}}
    return {"text": {"key": CONCEDE, "args": {}}, "on": own_seat.conceded, "warning_text": warning}


def _decision(decision: Decision) -> DecisionView:
    options = [_option(option) for option in decision.options]
    return {**decision_base(decision), "kind": cast("Kind", decision.kind), "options": options}


def _option(option: Option) -> OptionView:
    view: OptionView = {**option_base(option), "ref": option.ref}
    if option.id in ROLES:
        view["role"] = ROLES[option.id]
    return view


def lobby_views(lobby: LobbyState, viewers: Iterable[str]) -> dict[str, Wire]:
    """Return each viewer's view of a table whose match cannot be shown."""
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
