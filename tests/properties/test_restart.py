"""Every mission can be continued after a change of its rules at any point of a step."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from engine.core import codec
from engine.core.chance import SealedChance
from engine.core.decisions import Decision
from engine.core.game import Rule
from engine.core.matches.driver import Renewal
from engine.core.matches.journal import Diverged, Entry, Snapshot, select_draws
from engine.core.matches.match import Match
from engine.core.matches.restart import restart
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies.game import Galaxies
from engine.galaxies.state import State
from tests.properties.matches import THREE, each_mission
from tests.rewritten import rewrite_rule

MOST = 600
#: A match with so few answers may have no step that is restarted.
SHORT = 150


class Fewer(Galaxies):
    """The game with one option less in every large decision."""

    def step(self, state: State) -> Rule[None]:
        return rewrite_rule(super().step(state), _with_fewer_options)


def _with_fewer_options(asked: Any) -> Any:
    if isinstance(asked, tuple):
        return tuple([_with_fewer_options(one) for one in asked])
    if isinstance(asked, Decision) and len(asked.options) > max(3, asked.max + 1):
        last = asked.options[-1].id
        if not asked.default or last not in asked.default:
            return msgspec.structs.replace(asked, options=asked.options[:-1])
    return asked


@each_mission(1, *THREE)
def test_changed_rules_restart_the_open_step_and_the_match_continues(
    mission: str, options: dict[str, str], number: int
) -> None:
    play, random, begun = (
        Selfplay(Galaxies(), mission, derive_seed(77, number), options=options),
        Random(7),
        0,
    )
    base, chance, since = Snapshot(0, play.data), SealedChance(play.seed), list(play.journal)
    games = [Galaxies(), Fewer()]
    ids = set[str]()
    while not play.match.over and play.answers < MOST:
        ids |= {asked.id for asked in play.match.decisions.values()}
        seat = next(iter(play.match.decisions))
        since += play.turn().entries
        if random.random() < 0.1 and play.match.undo_refusal(seat) is None:
            since += play.match.undo(seat).entries
        if play.match.over or random.random() > 0.1:
            continue
        opened = Match.load(play.game, base, since, chance, renewal=Renewal.EACH_STEP).snapshot
        since, base = since[opened.number - base.number :], opened
        play.game = games[play.game is games[0]]
        try:
            play.match = Match.load(play.game, base, since, chance)
        except Diverged:
            given_up, state = since, play.game.codec.decode(base.data).state
            play.match, change = restart(play.game, base, since, chance)
            since, base = change.entries[1:], play.match.snapshot
            begun += 1
            assert codec.encode(play.game.codec.decode(base.data).state) == codec.encode(state)
            assert not {asked.id for asked in play.match.decisions.values()} & ids
            before, now = first_of_each_kind(given_up), first_of_each_kind(since)
            assert all(before.get(kind, value) == value for kind, value in now.items())
        else:
            same = Match.load(play.game, base, since, chance)
            assert codec.encode(same.state) == codec.encode(play.match.state)
    assert begun > 5 or play.answers < SHORT


def first_of_each_kind(entries: list[Entry]) -> dict[str, tuple[Any, ...]]:
    """Return the first draws of each kind."""
    return {entry.fingerprint: entry.value for entry in reversed(select_draws(entries))}
