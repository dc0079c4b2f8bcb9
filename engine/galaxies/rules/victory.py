"""The end of a match: by elimination, points or the loss of a ship (VIC), by the clock (CLK), or by
concession."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from engine.core.game import Rule
from engine.galaxies.catalogue import Victory
from engine.galaxies.facts import Conceded, MatchEnded, PointsScored
from engine.galaxies.facts.happenings.turns import ResultDetail
from engine.galaxies.printed import mission, ship_type, version
from engine.galaxies.state import State, Team

REASONS = {"points": "victory-points", "destroy-ship": "ship-destroyed", "eliminate": "elimination"}

#: The goals, in groups that are checked together. Points come before the other goals (M2-15).
PRECEDENCE = (("points",), ("destroy-ship", "eliminate"))
#: The goals in matches with the first rulings, where each goal is checked separately.
FIRST_PRECEDENCE = (("points",), ("destroy-ship",), ("eliminate",))

#: The tie-breakers for equal totals of the victory clock.
TIES = ("ships", "run-out")


def check_goals(g: State) -> Rule[None]:
    """End the match if a side has reached its goal (VIC-01).

    Points come before all other goals (M2-15). If both sides reach goals in one event, the match is a draw,
    even if the goals differ (VIC-08).
    """
    for rules in PRECEDENCE if g.rulings > 1 else FIRST_PRECEDENCE:
        reached = {team.id: goals for team in g.teams.values() if (goals := _reached_goals(g, team, rules))}
        if reached:
            yield _ending_fact(rules, reached)
            return


def score(g: State, team_id: str, amount: int, reason: str, ship: str | None = None) -> Rule[None]:
    """Give victory points to a side. A point can win the match immediately (VIC-09, M2-15, M3-25, M5-32)."""
    yield PointsScored(team_id, amount, reason, g.teams[team_id].victory_points + amount, ship)
    yield from check_goals(g)


def _reached_goals(g: State, team: Team, rules: Sequence[str]) -> list[Victory]:
    """Return the goals that a side has reached, in the order of the rules."""
    goals = [goal for goal in mission(g).victory if goal.rule in rules and goal.team in ("any", team.id)]
    reached = [goal for goal in goals if g.round >= goal.from_round and _is_reached(g, team, goal)]
    return sorted(reached, key=lambda goal: rules.index(goal.rule))


def _ending_fact(rules: Sequence[str], reached: Mapping[str, Sequence[Victory]]) -> MatchEnded:
    """Return the fact for the end of the match: one side has won, or both have reached goals and the match is
    a draw.

    The reason for a draw is the last rule that both sides have fulfilled.
    """
    if len(reached) > 1:
        shared = [
            rule for rule in rules if all(rule in [goal.rule for goal in goals] for goals in reached.values())
        ]
        return MatchEnded(None, REASONS[[rules[0], *shared][-1]])
    ((winner, (goal, *_)),) = reached.items()
    detail: ResultDetail = {"ship": goal.ship} if goal.ship else {}
    return MatchEnded(winner, REASONS[goal.rule], detail)


def _is_reached(g: State, team: Team, goal: Victory) -> bool:
    if goal.rule == "points":
        return team.victory_points >= goal.points
    if goal.rule == "destroy-ship":
        destroyer = g.destroyed.get(goal.ship)
        return destroyer is not None and g.seats[destroyer].team != team.id  # M3-28
    return not any(ships_on_board(g, enemy) for enemy in g.teams.values() if enemy is not team)


def ships_on_board(g: State, team: Team) -> int:
    """Return the number of ships that a side controls on the battlefield. Cargo does not count (VIC-05,
    VIC-06)."""
    return sum(len(card.ships) for card in g.cards.values() if g.seats[card.seat].team == team.id)


def check_clock(g: State) -> Rule[None]:
    """End the match by the victory clock once every deck has run out twice (CLK-01, CLK-02)."""
    if not any(goal.rule == "victory-clock" for goal in mission(g).victory):
        return
    if all(team.ran_out is not None for team in g.teams.values()):
        totals = {team.id: str(fleet_value(g, team)) for team in g.teams.values()}
        winner, criterion = _clock_leader(g)
        detail: ResultDetail = {"totals": totals}
        if criterion in TIES:
            detail["tie"] = criterion
        yield MatchEnded(winner, "clock", detail)


def _clock_leader(g: State) -> tuple[str | None, str]:
    """Return the leading side and the criterion that decided.

    The side with the highest total leads (CLK-07). Ties are broken by the number of ships (CLK-08), then by
    the earliest deck to run out (CLK-09).
    """
    ranks = {team.id: _clock_rank(g, team) for team in g.teams.values()}
    for n, criterion in enumerate(("total", *TIES), 1):
        best = max(rank[:n] for rank in ranks.values())
        leaders = [team for team, rank in ranks.items() if rank[:n] == best]
        if len(leaders) == 1:
            return leaders[0], criterion
    return None, "nothing"


def _clock_rank(g: State, team: Team) -> tuple[Fraction, int, int]:
    return fleet_value(g, team), ships_on_board(g, team), -(team.ran_out or 0)


def fleet_value(g: State, team: Team) -> Fraction:
    """Return the total printed launch cost of a side's ships on the battlefield (CLK-03, CLK-10, CLK-12)."""
    return sum(
        (_card_value(g, c) for c, ship_card in g.cards.items() if g.seats[ship_card.seat].team == team.id),
        Fraction(0),
    )


def _card_value(g: State, card: str) -> Fraction:
    """Return a ship card's launch cost, or the exact remaining share if a squadron has lost ships (CLK-05,
    CLK-06, CLK-13)."""
    return Fraction(version(g, card).launch * len(g.cards[card].ships), ship_type(g, card).ships)


def concede(g: State, seat: str) -> Conceded:
    """Return the fact for a seat's concession. A side loses when all its players have conceded (VIC-12).

    Computer players concede together with the people on their side.
    """
    lost = is_last_player(g, seat)
    opponent = next(name for name in g.teams if name != g.seats[seat].team)
    return Conceded(seat, opponent if lost else None, lost)


def is_last_player(g: State, seat: str) -> bool:
    """Return whether a seat's concession would leave its side without players."""
    team = g.seats[seat].team
    mates = [mate for name, mate in g.seats.items() if mate.team == team and name != seat]
    return all(mate.conceded or mate.bot is not None for mate in mates)
