"""Who has won: by elimination, points or a ship's loss (VIC), by the clock (CLK), by concession."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from engine.core.game import Rule
from engine.galaxies.catalogue import Victory
from engine.galaxies.facts import Conceded, MatchEnded, PointsScored
from engine.galaxies.facts.shown.turns import ResultDetail
from engine.galaxies.printed import mission, ship_type, version
from engine.galaxies.state import State, Team

REASONS = {"points": "victory-points", "destroy-ship": "ship-destroyed", "eliminate": "elimination"}

#: Which goals are looked at together: points come before the others (M2-15).
PRECEDENCE = (("points",), ("destroy-ship", "eliminate"))
#: With the first rulings each goal comes before the next.
FIRST_PRECEDENCE = (("points",), ("destroy-ship",), ("eliminate",))

#: What breaks a tie of the victory clock's totals.
TIES = ("ships", "run-out")


def check(g: State) -> Rule[None]:
    """End the match if a side has reached its goal (VIC-01).

    Points come before all else (M2-15); goals that both sides reach in one event make a draw, also when they
    are not the same (VIC-08).
    """
    for rules in PRECEDENCE if g.rulings > 1 else FIRST_PRECEDENCE:
        reached = {team.id: goals for team in g.teams.values() if (goals := _reached(g, team, rules))}
        if reached:
            yield _ended(rules, reached)
            return


def score(g: State, team_id: str, amount: int, why: str, ship: str | None = None) -> Rule[None]:
    """Give a side victory points; a point can win at once (VIC-09, M2-15, M3-25, M5-32)."""
    yield PointsScored(team_id, amount, why, g.teams[team_id].victory_points + amount, ship)
    yield from check(g)


def _reached(g: State, team: Team, rules: Sequence[str]) -> list[Victory]:
    """The goals of a side that it has reached, in the order of the rules."""
    goals = [goal for goal in mission(g).victory if goal.rule in rules and goal.team in ("any", team.id)]
    reached = [goal for goal in goals if g.round >= goal.from_round and _fulfilled(g, team, goal)]
    return sorted(reached, key=lambda goal: rules.index(goal.rule))


def _ended(rules: Sequence[str], reached: Mapping[str, Sequence[Victory]]) -> MatchEnded:
    """A side has won, or both have reached goals: the reason is then the last rule by which both have."""
    if len(reached) > 1:
        shared = [
            rule for rule in rules if all(rule in [goal.rule for goal in of] for of in reached.values())
        ]
        return MatchEnded(None, REASONS[[rules[0], *shared][-1]])
    ((winner, (goal, *_)),) = reached.items()
    about: ResultDetail = {"ship": goal.ship} if goal.ship else {}
    return MatchEnded(winner, REASONS[goal.rule], about)


def _fulfilled(g: State, team: Team, goal: Victory) -> bool:
    if goal.rule == "points":
        return team.victory_points >= goal.points
    if goal.rule == "destroy-ship":
        by = g.destroyed.get(goal.ship)
        return by is not None and g.seats[by].team != team.id  # M3-28
    return not any(ships_on_board(g, other) for other in g.teams.values() if other is not team)


def ships_on_board(g: State, team: Team) -> int:
    """How many ships a side controls on the battlefield; cargo is not there (VIC-05, VIC-06)."""
    return sum(len(card.ships) for card in g.cards.values() if g.seats[card.seat].team == team.id)


def clock(g: State) -> Rule[None]:
    """End the match by the victory clock once every deck has run out twice (CLK-01, CLK-02)."""
    if not any(goal.rule == "victory-clock" for goal in mission(g).victory):
        return
    if all(team.ran_out is not None for team in g.teams.values()):
        totals = {team.id: str(fleet_value(g, team)) for team in g.teams.values()}
        winner, by = _first_by_clock(g)
        about: ResultDetail = {"totals": totals}
        if by in TIES:
            about["tie"] = by
        yield MatchEnded(winner, "clock", about)


def _first_by_clock(g: State) -> tuple[str | None, str]:
    """The side with the highest total (CLK-07), then most ships (CLK-08), then earliest run-out (CLK-09); and
    which of these decided."""
    ranks = {team.id: _rank(g, team) for team in g.teams.values()}
    for n, by in enumerate(("total", *TIES), 1):
        best = max(rank[:n] for rank in ranks.values())
        first = [team for team, rank in ranks.items() if rank[:n] == best]
        if len(first) == 1:
            return first[0], by
    return None, "nothing"


def _rank(g: State, team: Team) -> tuple[Fraction, int, int]:
    return fleet_value(g, team), ships_on_board(g, team), -(team.ran_out or 0)


def fleet_value(g: State, team: Team) -> Fraction:
    """The printed launch costs of a side's ships on the battlefield, added up (CLK-03, CLK-10, CLK-12)."""
    return sum((_value(g, c) for c, on in g.cards.items() if g.seats[on.seat].team == team.id), Fraction(0))


def _value(g: State, card: str) -> Fraction:
    """A ship card's launch cost, of a reduced squadron its exact share (CLK-05, CLK-06, CLK-13)."""
    return Fraction(version(g, card).launch * len(g.cards[card].ships), ship_type(g, card).ships)


def concede(g: State, seat: str) -> Conceded:
    """Return the fact that a seat gives up: the side has lost when all its players have conceded (VIC-12).

    Computer players leave that to the people of their side.
    """
    lost = stands_alone(g, seat)
    other = next(name for name in g.teams if name != g.seats[seat].team)
    return Conceded(seat, other if lost else None, lost)


def stands_alone(g: State, seat: str) -> bool:
    """Whether nobody else of its side would fight on if this seat conceded."""
    team = g.seats[seat].team
    mates = [mate for name, mate in g.seats.items() if mate.team == team and name != seat]
    return all(mate.conceded or mate.bot is not None for mate in mates)
