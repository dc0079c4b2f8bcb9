"""The English texts of prompts, options, happenings, orders and results, built from keys and arguments.

The sentences are in ``locales/en/duel.ftl``. Seats and teams appear under their names
(:meth:`examples.duel.state.State.names`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files

from engine.core.fluent import Args, Texts
from engine.core.present.labels import NO_REF, Writer
from engine.core.present.wire import Wire

Names = Mapping[str, str]

TEXTS = Texts("duel", folder=files("examples.duel") / "locales")


def names_in(view: Wire) -> Names:
    """Return the names of seats and teams: the player's name, or the colour of a team with several seats."""
    people = {name: seat["player"] for name, seat in view["seats"].items()}
    teams = {name: team["seats"] for name, team in view["teams"].items()}
    single_players = {team: people[seats[0]] for team, seats in teams.items() if len(seats) == 1}
    return {**people, **{team: team.capitalize() for team in teams}, **single_players}


def writer(names: Names) -> Writer:
    """Return the function that writes the sentences of a match with these names."""

    def write(group: str, key: str, args: Args, ref: Args = NO_REF) -> str:
        if group == "result":
            return result(key, args["winners"], args["points"], names)
        return _say(names, group, key, args)

    return write


def result(reason: str, winners: Iterable[str], points: Mapping[str, int], names: Names) -> str:
    """Return a sentence that states how the match ended.

    >>> result("points", ["red"], {"red": 13, "blue": 9}, {"red": "Ada", "blue": "Bob"})
    'Ada wins by 13 to 9 points'
    """
    args = {"winners": list(winners), "high": max(points.values()), "low": min(points.values())}
    return _say(names, "result", reason, args)


def _say(names: Names, group: str, key: str, args: Args) -> str:
    return TEXTS.say(group, key, args, lambda name: names.get(name, name))
