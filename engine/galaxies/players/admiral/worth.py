"""What a position is worth to a team."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.core.decisions import Decision, Text
from engine.galaxies.catalogue import Mission
from engine.galaxies.players.greedy.moving import RECOVERED
from engine.galaxies.players.greedy.reading import reading
from engine.galaxies.players.greedy.sight import Sight
from engine.galaxies.players.greedy.vessels import Vessel
from engine.galaxies.printed import edition_of, mission
from engine.galaxies.state import State, Team

#: In units of launch energy: a match won, a point, a card in hand, 1 energy; ship cards that wait, per cost.
#: These and SOON and LATER are near what whole matches of Captains tell (docs/FIGURES.md). A ship that waits
#: and the energy for it are together worth less than the ship: else launching would seem to gain nothing.
WON, POINT, CARD, ENERGY, WAITING = 100.0, 4.0, 1.0, 0.15, 0.7
FAR = 0.8

#: A point where ships escape: few are needed, and a match there is short.
ESCAPED = 13.0

#: How much of the points that a ship could make at once counts already.
PROSPECT = 0.5

#: Of what ships could shoot away in their next turn so much counts already: of the team whose turn begins,
#: and of the other.
SOON, LATER = 0.9, 0.5


def worth(g: State, seat: str) -> float:
    """How much better a seat's team stands than its enemies, as a turn begins."""
    team = g.seats[seat].team
    if g.result is not None:
        return 0.0 if g.result.winner is None else WON if g.result.winner == team else -WON
    value = sum(_held(g, one) * (1 if one.id == team else -1) for one in g.teams.values())
    sight = Sight(reading(g, Decision(seat, "", Text(""), ())))
    value += sum(
        (ship.value + _prospect(sight, ship)) * (1 if ship.own else -1)
        for ship in sight.board.vessels.values()
    )
    ours, theirs = (SOON, LATER) if _turn_of(g) == team else (LATER, SOON)
    return (
        value
        + ours * _fire(sight.board.friends, sight.board.foes)
        - theirs * _fire(sight.board.foes, sight.board.friends)
    )


def _turn_of(g: State) -> str:
    """The team of the player whose turn begins."""
    return g.seats[g.active or g.order[0]].team


def _prospect(sight: Sight, ship: Vessel) -> float:
    """What points by the mission's rules a ship may hope for where it is (M2-11, M5-23)."""
    team, value = sight.seats[ship.seat]["team"], 0.0
    for name, rule in sight.board.mission.rules.items():
        if name in HOPES and rule.params["team"] == team:
            gap, points = HOPES[name](sight, ship, rule.params)
            value += points / (1 + max(0, gap) / max(1, ship.move))
    return PROSPECT * _point(sight.board.mission) * value


def _escape(sight: Sight, ship: Vessel, params: Mapping[str, Any]) -> tuple[int, float]:
    """How far it is to where the ship escapes, and the points for it."""
    return sight.board.to_escape(ship.where), params["points"].get(ship.size, 0)


def _survivors(sight: Sight, ship: Vessel, params: Mapping[str, Any]) -> tuple[int, float]:
    """How far it is to the next rock, and the points that a ship finds there on average."""
    if ship.kind.kind != params["kind"] or not sight.board.rocks:
        return 0, 0.0
    return min(ship.where.gap(rock) for rock in sight.board.rocks) - 1, RECOVERED * params["points"]


#: By the special rules of missions: how many spaces a ship is away from points, and how many.
HOPES: Mapping[str, Callable[[Sight, Vessel, Mapping[str, Any]], tuple[int, float]]] = {
    "escape": _escape,
    "recover-survivors": _survivors,
}


def _point(played: Mission) -> float:
    return ESCAPED if "escape" in played.rules else POINT


def _held(g: State, team: Team) -> float:
    value = _point(mission(g)) * team.victory_points + ENERGY * team.energy
    for name in team.seats:
        seat = g.seats[name]
        value += CARD * len(seat.hand.open())
        levels = seat.levels.open()
        value += WAITING * sum(
            edition_of(g).ships[card].versions[levels[card]].launch for card in seat.screen.open()
        )
    return value


def _fire(attackers: Iterable[Vessel], targets: Iterable[Vessel]) -> float:
    """What all ships of one side could shoot away of the other in its next turn, on average."""
    lost: dict[str, float] = {}
    for ship in attackers:
        best, at = 0.0, ""
        for target in targets:
            gap = ship.where.gap(target.where)
            loss = 0.0
            for arms in ship.arms:
                if arms.charge <= 3 and gap <= arms.reach + ship.move:
                    loss += target.loss(arms) * (1.0 if gap <= arms.reach else FAR)
            loss = min(loss, target.value - lost.get(target.name, 0.0))
            if loss > best:
                best, at = loss, target.name
        if at:
            lost[at] = lost.get(at, 0.0) + best
    return sum(lost.values())
