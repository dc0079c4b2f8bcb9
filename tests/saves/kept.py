"""The saves in this folder as plain data, with the parts of them that must never change."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.ways import complete_paths

FOLDER = Path(__file__).parent

#: Parts of a view that keep their meaning when others are renamed or added: the state of the match, the
#: board, and what only one seat sees. Spectators' views lack the last five.
ESSENTIAL = (
    "match",
    "mission",
    "catalogue",
    "commitment",
    "status",
    "viewer",
    "round",
    "turn",
    "phase",
    "order",
    "ship_cards",
    "ships",
    "tiles",
    "activation",
    "waiting_for",
    "result",
    "hand",
    "screen",
    "holds",
    "ally",
    "deck_bottom",
)
OF_A_SEAT = ("side", "team", "player", "bot", "hand_size", "energy", "prepped", "conceded")
OF_A_TEAM = ("seats", "energy", "deck_size", "discard", "run_outs", "victory_points")
OF_A_SUMMARY = (
    "id",
    "mission",
    "status",
    "host",
    "private",
    "options",
    "your_seat",
    "your_decision",
    "result",
)


def read_text(path: str) -> str:
    """Return the text of a file in this folder."""
    return gzip.decompress((FOLDER / path).read_bytes()).decode()


def read_json(path: str) -> Any:
    """Return the content of a JSON file in this folder."""
    return json.loads(read_text(path))


def essentials(view: dict[str, Any]) -> dict[str, Any]:
    """Return the parts by which a match is recognised, from a saved or a current view."""
    essence = _pick_fields(
        view | {"tiles": _reduce_tiles(view), "ship_cards": _reduce_ship_cards(view)}, ESSENTIAL
    )
    essence["seats"] = {name: _pick_fields(seat, OF_A_SEAT) for name, seat in current_seats(view).items()}
    essence["teams"] = {name: _pick_fields(team, OF_A_TEAM) for name, team in view["teams"].items()}
    if decision := view.get("decision"):
        essence["asked"] = [
            decision["id"],
            decision["kind"],
            [option["id"] for option in decision["options"]],
        ]
    return essence


def essentials_of_summary(summary: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of a match summary by which a match is recognised."""
    players = {seat["id"]: with_current_name(seat["player"]) for seat in summary["seats"]}
    return _pick_fields(summary, OF_A_SUMMARY) | {"players": players}


def _pick_fields(data: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: data[name] for name in names if name in data}


# Renamed and added parts

PLAYER = {"build": "loadout"}
SEAT_OF_A_SUMMARY = {"fleet": "loadout"}
SEAT_OF_A_VIEW = {"choice": "loadout"}


def with_current_name(player: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return the player of a saved summary by the current name. The mark of a bot is a separate field now."""
    return player and player | {"name": player["name"].removeprefix("Bot ")}


def current_seats(view: dict[str, Any]) -> dict[str, Any]:
    """Return the seats of a saved view by their current names. A match that has begun keeps its original
    names."""
    seats: dict[str, Any] = view["seats"]
    if view["status"] != "lobby":
        return seats
    names = {name: (seat["player"] or "").removeprefix("Bot ") or None for name, seat in seats.items()}
    return {name: seat | {"player": names[name]} for name, seat in seats.items()}


def rename_fields(data: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """Return saved data with the current names of its fields."""
    return {names.get(name, name): value for name, value in data.items()}


def current_result(result: dict[str, Any] | None, teams: Iterable[str]) -> dict[str, Any] | None:
    """Return a saved result in its current form, which names the winners and losers among the teams."""
    if result is None:
        return None
    winner = result["winner"]
    losers = [team for team in teams if winner and team != winner]
    return result | {"winners": [winner] if winner else [], "losers": losers}


def current_view(view: dict[str, Any]) -> dict[str, Any]:
    """Return a saved view with the current fields, without the wording of its question
    and log."""
    seats = {name: rename_fields(seat, SEAT_OF_A_VIEW) for name, seat in current_seats(view).items()}
    result = current_result(view["result"], view["teams"])
    log = [_reduce_line(line) for line in view["log"]]
    decision = view.get("decision")
    question = {"decision": _without(decision, "prompt")} if decision else {}
    return view | {"game": "galaxies", "seats": seats, "result": result, "log": log} | question


def _reduce_line(line: dict[str, Any]) -> dict[str, Any]:
    """Return a line of the log without its wording and without the parts that only some versions have. These
    are a ship's former place, `placed` if it is false, and critical hits."""
    key, args = line["text"]["key"], line["text"]["args"]
    if key == "moved":
        kept_args = {name: value for name, value in args.items() if name not in ("from", "was")}
        args = {name: value for name, value in kept_args.items() if value is not False}
    if key == "attack":
        args = _without(args, "critical")
    return _without(line, "label") | {"text": {"key": key, "args": args}}


def current_summary(summary: dict[str, Any]) -> dict[str, Any]:
    """Return a saved match summary in its current form."""
    seats = [
        rename_fields(seat, SEAT_OF_A_SUMMARY) | {"player": with_current_name(seat["player"])}
        for seat in summary["seats"]
    ]
    result = current_result(summary["result"], dict.fromkeys(seat["team"] for seat in seats))
    return summary | {"game": "galaxies", "seats": seats, "result": result}


def reduce_summary(summary: dict[str, Any]) -> dict[str, Any]:
    """Return a current summary without the fields that no saved one has. These are its round, the time of the
    question, the next match, and the rights of a host."""
    return _without(summary, "round", "asked_since", "next", "hosting")


def reduce_view(view: dict[str, Any]) -> dict[str, Any]:
    """Return a current view without the parts that no saved view has. These are numbers of tiles, struck
    cells, effects of orders, roles of options, reasons, presence, thinking, hints, time, and the wording of
    the question and the log. Paths are complete."""
    reduced = _without(view, "thinking", "hints", "time", "presence")
    reduced |= {"tiles": _reduce_tiles(view), "ship_cards": _reduce_ship_cards(view)}
    reduced |= {"log": [_reduce_line(line) for line in view["log"]]}
    if orders := view.get("orders"):
        new_parts = ("final", "text", "warning", "warning_text")
        reduced["orders"] = {name: _without(order, *new_parts) for name, order in orders.items()}
    if decision := view.get("decision"):
        reduced["decision"] = _without(decision, "withheld", "prompt") | {
            "options": [_without(option, "role", "details") for option in decision["options"]]
        }
        if "paths" in decision:
            reduced["decision"]["paths"] = complete_paths(decision["paths"])
    return reduced


def _reduce_tiles(view: dict[str, Any]) -> dict[str, Any]:
    return {name: _without(tile, "number") for name, tile in view["tiles"].items()}


def _reduce_ship_cards(view: dict[str, Any]) -> dict[str, Any]:
    return {name: _without(card, "struck") for name, card in view["ship_cards"].items()}


def _without(data: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in names}
