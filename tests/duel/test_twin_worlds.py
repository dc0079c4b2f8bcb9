"""Messages to a viewer do not depend on cards that the viewer may not know, and a leak would be detected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest

from engine.core.decisions import Decision
from engine.core.facts import Fact
from engine.core.game import Rule, Situation
from engine.core.present.wire import Wire
from examples.duel.facts import Drew
from examples.duel.game import Duel
from examples.duel.state import State
from tests.duel.twins import Leak, compare
from tests.rewritten import rewrite_rule

TOLD = ("TurnBegan", "Swapped", "Rolled", "Stayed", "Drew", "Provoked", "Settled", "Conceded")


@pytest.mark.parametrize("mission", ["duel", "table"])
def test_twin_worlds_look_the_same_to_every_viewer(mission: str) -> None:
    counts = compare(Duel(), mission, 1) + compare(Duel(), mission, 2)
    assert counts["compared"] > 1000
    assert counts["other cards"] > 0.9 * counts["compared"]
    assert counts["shown by right"] > 100
    assert counts["refused"] > 50
    assert all(counts[kind] > 20 for kind in TOLD), counts


class ShowsTheDeck(Duel):
    """Reveals in views whether the next card is a high one."""

    def views(self, situation: Situation[State], viewers: Iterable[str]) -> dict[str, Wire]:
        top = situation.state.deck.open()[0]
        return {
            viewer: {**view, "next": top > 10} for viewer, view in super().views(situation, viewers).items()
        }


class TellsWhatIsDrawn(Duel):
    """Tells everybody when a high card is drawn."""

    def happenings(
        self, state: State, facts: Sequence[Fact[Any]], viewers: Iterable[str]
    ) -> dict[str, list[Wire]]:
        high = [fact for fact in facts if isinstance(fact, Drew) and fact.card.open() > 10]
        happenings = super().happenings(state, facts, viewers)
        return {
            viewer: [*happenings, *({"kind": "high"} for _ in high)]
            for viewer, happenings in happenings.items()
        }


class SparesTheWeak(Duel):
    """Offers a pass as the only answer to seats with a low card."""

    def step(self, state: State) -> Rule[None]:
        def change_options(output: Any) -> Any:
            return (
                tuple(self._without_first_option(state, decision) for decision in output)
                if isinstance(output, tuple)
                else output
            )

        return rewrite_rule(super().step(state), change_options)

    def _without_first_option(self, state: State, decision: Decision) -> Decision:
        has_low_card = state.hand(decision.seat).card < 10
        return msgspec.structs.replace(decision, options=decision.options[1:]) if has_low_card else decision


@pytest.mark.parametrize("game", [ShowsTheDeck, TellsWhatIsDrawn, SparesTheWeak])
def test_a_leak_is_detected(game: type[Duel]) -> None:
    with pytest.raises(Leak):
        _ = [compare(game(), "table", number) for number in range(3)]
