"""Evaluation of a position for a team."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.core.decisions import Decision, Text
from engine.galaxies.catalogue import Mission
from engine.galaxies.players.greedy.moving import SURVIVORS_HOPED
from engine.galaxies.players.greedy.reading.parsed_view import ParsedView
from engine.galaxies.players.greedy.reading.vessels import Vessel
from engine.galaxies.players.greedy.reading.views import greedy_view
from engine.galaxies.printed import edition_of, mission
from engine.galaxies.state import State, Team

#: The values, in units of launch energy, of a won match, a point, a card in hand, 1 energy, and 1 energy of a
#: waiting ship card's launch cost. These constants, SOON and LATER are tuned to the results of matches
#: between Captains. A ship card and the energy to launch it are worth less than the ship, because otherwise
#: launching would seem to gain nothing.
WON, POINT, CARD, ENERGY, WAITING = 100.0, 4.0, 1.0, 0.15, 0.7
FAR = 0.8

#: The value of a point in missions where ships escape, because few points are needed there and matches are
#: short.
ESCAPED = 13.0

#: The share of a ship's possible points that counts before the ship has scored them.
PROSPECT = 0.5

#: The share of the damage in the next turn that counts before it is done: SOON for the team whose turn
#: begins, LATER for the other team.
SOON, LATER = 0.9, 0.5


def evaluate(g: State, seat: str) -> float:
    """Return the advantage of a seat's team over its enemies at the beginning of a turn, in units of launch
    energy."""
    team = g.seats[seat].team
    if g.result is not None:
        return 0.0 if g.result.winner is None else WON if g.result.winner == team else -WON
    value = sum(
        _unplayed_value(g, team_state) * (1 if team_state.id == team else -1)
        for team_state in g.teams.values()
    )
    parsed = ParsedView(greedy_view(g, Decision(seat, "", Text(""), ())))
    value += sum(
        (ship.value + _prospect_value(parsed, ship)) * (1 if ship.own else -1)
        for ship in parsed.board.vessels.values()
    )
    own_factor, enemy_factor = (SOON, LATER) if _team_on_turn(g) == team else (LATER, SOON)
    return (
        value
        + own_factor * _expected_fire(parsed.board.friends, parsed.board.foes)
        - enemy_factor * _expected_fire(parsed.board.foes, parsed.board.friends)
    )


def _team_on_turn(g: State) -> str:
    """Return the team of the player whose turn begins."""
    return g.seats[g.active or g.order[0]].team


def _prospect_value(parsed: ParsedView, ship: Vessel) -> float:
    """Return the value of the points that a ship may score from its position (M2-11, M5-23)."""
    team, value = parsed.seats[ship.seat]["team"], 0.0
    for name, rule in parsed.board.mission.rules.items():
        if name in PROSPECTS and rule.params["team"] == team:
            gap, points = PROSPECTS[name](parsed, ship, rule.params)
            value += points / (1 + max(0, gap) / max(1, ship.move))
    return PROSPECT * _point_value(parsed.board.mission) * value


def _escape_points(parsed: ParsedView, ship: Vessel, params: Mapping[str, Any]) -> tuple[int, float]:
    """Return the distance to the zone where the ship escapes, and the points for an escape."""
    return parsed.board.steps_to_escape(ship.where), params["points"].get(ship.size, 0)


def _survivor_points(parsed: ParsedView, ship: Vessel, params: Mapping[str, Any]) -> tuple[int, float]:
    """Return the distance to the nearest asteroid, and the average number of points that a ship finds
    there."""
    if ship.kind.kind != params["kind"] or not parsed.board.rocks:
        return 0, 0.0
    return min(ship.where.gap(rock) for rock in parsed.board.rocks) - 1, SURVIVORS_HOPED * params["points"]


#: For each special rule that gives points: a function that returns a ship's distance to them and their
#: number.
PROSPECTS: Mapping[str, Callable[[ParsedView, Vessel, Mapping[str, Any]], tuple[int, float]]] = {
    "escape": _escape_points,
    "recover-survivors": _survivor_points,
}


def _point_value(mission: Mission) -> float:
    return ESCAPED if "escape" in mission.rules else POINT


def _unplayed_value(g: State, team: Team) -> float:
    value = _point_value(mission(g)) * team.victory_points + ENERGY * team.energy
    for name in team.seats:
        seat = g.seats[name]
        value += CARD * len(seat.hand.open())
        levels = seat.levels.open()
        value += WAITING * sum(
            edition_of(g).ships[card].versions[levels[card]].launch for card in seat.screen.open()
        )
    return value


def _expected_fire(attackers: Iterable[Vessel], targets: Iterable[Vessel]) -> float:
    """Return the average value that all ships of one side could destroy on the other side in the next
    turn."""
    losses: dict[str, float] = {}
    for ship in attackers:
        best, best_target = 0.0, ""
        for target in targets:
            gap = ship.where.gap(target.where)
            loss = 0.0
            for weapon in ship.weapons:
                if weapon.charge <= 3 and gap <= weapon.reach + ship.move:
                    loss += target.loss(weapon) * (1.0 if gap <= weapon.reach else FAR)
            loss = min(loss, target.value - losses.get(target.name, 0.0))
            if loss > best:
                best, best_target = loss, target.name
        if best_target:
            losses[best_target] = losses.get(best_target, 0.0) + best
    return sum(losses.values())
