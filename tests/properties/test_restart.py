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

MAX_ANSWERS = 600
#: A match with so few answers may have no step that is restarted.
SHORT = 150


class Fewer(Galaxies):
    """The game with one option less in every large decision."""

    def step(self, state: State) -> Rule[None]:
        return rewrite_rule(super().step(state), _with_fewer_options)


def _with_fewer_options(question: Any) -> Any:
    if isinstance(question, tuple):
        return tuple([_with_fewer_options(decision) for decision in question])
    if isinstance(question, Decision) and len(question.options) > max(3, question.max + 1):
        last_option = question.options[-1].id
        if not question.default or last_option not in question.default:
            return msgspec.structs.replace(question, options=question.options[:-1])
    return question


@each_mission(1, *THREE)
def test_changed_rules_restart_the_open_step_and_the_match_continues(
    mission: str, options: dict[str, str], number: int
) -> None:
    play, random, restart_count = (
        Selfplay(Galaxies(), mission, derive_seed(77, number), options=options),
        Random(7),
        0,
    )
    base, chance, entries = Snapshot(0, play.data), SealedChance(play.seed), list(play.journal)
    games = [Galaxies(), Fewer()]
    ids = set[str]()
    while not play.match.over and play.answers < MAX_ANSWERS:
        ids |= {decision.id for decision in play.match.decisions.values()}
        seat = next(iter(play.match.decisions))
        entries += play.turn().entries
        if random.random() < 0.1 and play.match.undo_refusal(seat) is None:
            entries += play.match.undo(seat).entries
        if play.match.over or random.random() > 0.1:
            continue
        opening = Match.load(play.game, base, entries, chance, renewal=Renewal.EACH_STEP).snapshot
        entries, base = entries[opening.number - base.number :], opening
        play.game = games[play.game is games[0]]
        try:
            play.match = Match.load(play.game, base, entries, chance)
        except Diverged:
            given_up, state = entries, play.game.codec.decode(base.data).state
            play.match, change = restart(play.game, base, entries, chance)
            entries, base = change.entries[1:], play.match.snapshot
            restart_count += 1
            assert codec.encode(play.game.codec.decode(base.data).state) == codec.encode(state)
            assert not {decision.id for decision in play.match.decisions.values()} & ids
            old_draws, new_draws = first_of_each_kind(given_up), first_of_each_kind(entries)
            assert all(old_draws.get(kind, value) == value for kind, value in new_draws.items())
        else:
            unchanged = Match.load(play.game, base, entries, chance)
            assert codec.encode(unchanged.state) == codec.encode(play.match.state)
    assert restart_count > 5 or play.answers < SHORT


def first_of_each_kind(entries: list[Entry]) -> dict[str, tuple[Any, ...]]:
    """Return the first draws of each kind."""
    return {entry.fingerprint: entry.value for entry in reversed(select_draws(entries))}
