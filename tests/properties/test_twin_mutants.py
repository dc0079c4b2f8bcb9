"""The twin worlds find leaks: each test adds one on purpose, which must be detected."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec
import pytest

from engine.core.decisions import Refused
from engine.core.matches.match import Match
from engine.core.present.views import LogLine
from engine.core.present.wire import Wire
from engine.core.simulation.selfplay import derive_seed
from engine.galaxies import steps
from engine.galaxies.facts import CoreKept, Drew, Launched, Passed
from engine.galaxies.facts import ships as ship_facts
from engine.galaxies.memo import cached_on
from engine.galaxies.present import views
from engine.galaxies.present.reveal import hidden_parts
from engine.galaxies.present.views import table_view
from engine.galaxies.present.viewtypes import FleetCardView, HandCardView
from engine.galaxies.queries import hand_of
from engine.galaxies.rules import asking, holds, teams, windows
from engine.galaxies.rules.windows import may_respond
from engine.galaxies.state import LogEntry, Orders, Result, Seat, State
from tests.properties import lockstep
from tests.properties.lockstep import WATCHFUL, Leak, Twins
from tests.properties.matches import MISSION, SERIES

ANSWERS = 1500
MATCHES = 6

#: Weights for players who launch and do little else. Carriers then often meet full and empty screens in short
#: matches.
PEACEFUL = {"launch": 1.0, "deploy-done": 2.0, "activate": 0.2, "play": 0.3, "discard-for-energy": 0.05}


def has_leak(
    viewer: str,
    matches: int = MATCHES,
    answers: int = ANSWERS,
    mission: str = MISSION,
    *,
    start: int = 0,
    at_once: bool = False,
    **options: str,
) -> bool:
    """Return whether any match from number ``start`` on shows the viewer a difference between twins."""
    choices = {name.replace("_", "-"): value for name, value in options.items()}
    for number in range(start, start + matches):
        try:
            twins = Twins(derive_seed(SERIES + 2, number), viewer, mission, choices, at_once=at_once)
            _ = twins.play(answers)
        except Leak:
            return True
    return False


@pytest.mark.parametrize("at_once", [False, True])
def test_PRV_17_and_TIM_07_a_window_that_depends_on_the_hand_is_detected(
    monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    def leak_by_asking(g: State, seat: str, trigger: str, event: Any) -> bool:
        cards = hand_of(g, seat).values()
        return may_respond(g, seat, trigger, event) and any(
            card in windows.possible_answers(g, seat, trigger) for card in cards
        )

    monkeypatch.setattr(windows, "may_respond", leak_by_asking)
    assert has_leak("wretch-1", at_once=at_once)


def test_PRV_17_and_TIM_07_a_table_that_shows_who_has_answered_is_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Everybody waits for all who are asked, and nobody learns whose answer is still missing."""
    monkeypatch.setattr(lockstep, "TEMPERS", (WATCHFUL,))
    monkeypatch.setattr(Match, "waiting_for", property(lambda match: tuple(match.decisions)))
    assert has_leak("spectator", at_once=True)


def test_PRV_17_an_undo_refusal_that_reveals_another_answer_is_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leak(match: Match[State], seat: str) -> str | None:
        return match._journal.undo_refusal(seat) if seat in match._pending else "not-yours"

    monkeypatch.setattr(lockstep, "TEMPERS", (WATCHFUL,))
    monkeypatch.setattr(Match, "undo_refusal", leak)
    assert any(has_leak(seat, at_once=True) for seat in ("isn-2", "wretch-2"))


def test_PRV_18_a_core_that_shows_everybody_the_kept_card_is_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    public = CoreKept.public

    def leak(self: CoreKept) -> dict[str, Any]:
        return {**public(self), "kept": self.card.open()}

    monkeypatch.setattr(CoreKept, "public", leak)
    assert has_leak("isn-1", mission="battle-for-barrage")


def test_PRV_19_a_view_that_shows_everybody_the_known_cards_is_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leak_bottoms(g: State, viewer: str) -> dict[str, list[str]]:
        return {name: [card.open() for card in t.bottom] for name, t in g.teams.items() if t.bottom}

    monkeypatch.setattr(views, "_deck_bottom", leak_bottoms)
    assert has_leak("isn-1", mission="battle-for-barrage")


def test_PRV_07_a_launch_that_shows_the_size_of_its_load_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    public = Launched.public

    def leak_count(self: Launched) -> dict[str, Any]:
        return {**public(self), "loaded": len(self.cargo.open())}

    monkeypatch.setattr(Launched, "public", leak_count)
    assert has_leak("spectator")


def test_PRV_07_asking_only_players_who_have_something_to_load_is_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may_load = holds.may_load

    def leak_loads(g: State, seat: str, card: str) -> bool:
        return may_load(g, seat, card) and len(holds.legal_loads(g, seat, card)) > 1

    monkeypatch.setattr(holds, "may_load", leak_loads)
    monkeypatch.setattr(lockstep, "TEMPERS", (PEACEFUL,))
    assert has_leak("isn-1", start=6, answers=400)  # carriers with nothing to load are rare


def test_PRV_08_a_view_that_shows_every_allied_hand_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak_cards(g: State, owner: str, viewer: str) -> dict[str, HandCardView]:
        return {handle: HandCardView(card=card, cost=0) for handle, card in hand_of(g, owner).items()}

    monkeypatch.setattr(views, "_hand", leak_cards)
    assert has_leak("isn-1", start=1)  # in match 0, the hands of allies look alike for a long time


def test_PRV_20_naming_passed_cards_to_everybody_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    public = Passed.public

    def leak_names(self: Passed) -> dict[str, Any]:
        return {**public(self), "cards": list(self.cards.open().values())}

    monkeypatch.setattr(Passed, "public", leak_names)
    assert has_leak("spectator")


def test_PRV_24_a_log_that_names_cards_drawn_by_others_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    line = views._line

    def leak_line(g: State, entry: LogEntry, viewer: str) -> LogLine:
        details = None if entry.more is None else entry.more.with_eyes((viewer,))
        return line(g, msgspec.structs.replace(entry, more=details), viewer)

    monkeypatch.setattr(views, "_line", leak_line)
    assert has_leak("wretch-2")


def test_PRV_24_a_draw_that_names_the_card_to_everybody_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drew, "public", lambda self: {"seat": self.seat, "card": self.card.open()})
    assert has_leak("spectator")


def test_PRV_12_a_view_that_shows_hidden_tiles_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak_tiles(g: State, names: Collection[str]) -> Wire:
        faces = {name: tile.face.open() for name, tile in g.tiles.items() if tile.face is not None}
        view = table_view(g, names)
        tiles = {name: tile | {"kind": faces.get(name, tile["kind"])} for name, tile in view["tiles"].items()}
        return view | {"tiles": tiles}

    monkeypatch.setattr(views, "table_view", leak_tiles)
    assert has_leak("isn-2")


def test_PRV_24_a_log_that_is_cached_for_one_viewer_and_shown_to_all_is_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def share_between_viewers(g: State, name: Any, compute: Callable[[], Any]) -> Any:
        return cached_on(g, name[0], compute)

    monkeypatch.setattr(views, "cached_on", share_between_viewers)
    assert has_leak("wretch-2")


# Fleets and decks that players have selected


def leaks_builds(viewer: str, **options: str) -> bool:
    """Return whether the Dead Zone with selected fleets shows the viewer a difference between twins."""
    return has_leak(viewer, mission="dead-zone", **({"fleets": "48"} | options))


def test_PRV_13_a_view_that_lists_whole_selected_fleets_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak_fleet(g: State, seat: str) -> list[FleetCardView]:
        levels = g.seats[seat].levels.open().items()
        return [FleetCardView(card=card, level=level, state="hidden") for card, level in levels]

    monkeypatch.setattr(views, "_fleet", leak_fleet)
    assert leaks_builds("spectator")


def test_PRV_13_a_fleet_list_in_the_order_of_its_selection_is_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once a third ship is seen, its place among the others would reveal how the fleet was composed."""

    def leak_order(g: State, seat: str, *cards: str) -> None:
        uncover(g, seat, *cards)
        place = g.seats[seat]
        order = list(place.levels.open())
        place.fleet.sort(key=lambda entry: order.index(entry.card))

    uncover = ship_facts.reveal_ship_cards
    monkeypatch.setattr(ship_facts, "reveal_ship_cards", leak_order)
    assert leaks_builds("wretch-1")


def test_PRV_05_a_view_that_counts_the_ships_behind_a_screen_is_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat_ = views._seat

    def leak_count(g: State, seat: Seat) -> Wire:
        return seat_(g, seat) | {"waiting": len(seat.screen.open())}

    monkeypatch.setattr(views, "_seat", leak_count)
    assert leaks_builds("wretch-1")


def test_PRV_13_a_deck_list_shown_to_everybody_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak_cards(g: State, viewer: str) -> dict[str, int]:
        return {c: n for team in g.teams.values() if team.chosen for c, n in team.chosen.open().items()}

    monkeypatch.setattr(views, "_deck_list", leak_cards)
    assert leaks_builds("isn-1")


def test_PRV_17_skipping_the_deploy_phase_of_players_who_cannot_launch_is_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def skip_lone_option(g: State, seat: str, kind: str, options: Any, skip: bool = True, **args: Any) -> Any:
        return asking.ask(g, seat, kind, options, **args)

    monkeypatch.setattr(steps, "ask", skip_lone_option)
    assert leaks_builds("spectator", tactic_cards="off")


def test_PRV_17_a_refusal_that_depends_on_hidden_fleets_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    changed_orders = teams._changed_orders

    def leak_by_refusal(g: State, seat: str, name: str, on: bool) -> Orders | None:
        card = name.removeprefix(teams.HOLD_ECM)
        if card not in g.cards and any(card in place.levels.open() for place in g.seats.values()):
            raise Refused("illegal", "that ship is not on the battlefield")
        return changed_orders(g, seat, name, on)

    monkeypatch.setattr(teams, "_changed_orders", leak_by_refusal)
    assert leaks_builds("wretch-1")


def test_PRV_29_a_reveal_before_the_end_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def reveal_early(g: State) -> Any:
        return hidden_parts(msgspec.structs.replace(g, result=Result(None, "none yet")))

    monkeypatch.setattr(views, "hidden_parts", reveal_early)
    assert leaks_builds("isn-1")


def test_PRV_27_a_view_that_shows_what_escaped_in_a_hold_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_ = views._seat

    def leak(g: State, seat: Seat) -> Wire:
        return seat_(g, seat) | {"away": {name: len(cargo) for name, cargo in seat.away.open().items()}}

    monkeypatch.setattr(views, "_seat", leak)
    assert has_leak("isn-1", mission="blockade-run", start=10, matches=2)  # a loaded ship rarely escapes
