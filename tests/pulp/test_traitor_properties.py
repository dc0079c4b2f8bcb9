"""Properties of whole matches with a Traitor: they end, lose nothing, can be saved, and keep the Alignment
secret.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
import pytest

from engine.core import codec
from engine.core.chance import SealedChance
from engine.core.facts import Fact
from engine.core.game import Situation
from engine.core.lobby.options import only_game_options
from engine.core.lobby.setup import Setup
from engine.core.matches import record
from engine.core.matches.match import Match
from engine.core.present.views import SPECTATOR
from engine.core.present.wire import Wire
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.pulp import GAME
from engine.pulp.facts import traitor as facts
from engine.pulp.facts.search import SeatPeeked
from engine.pulp.game import Pulp
from engine.pulp.present import table
from engine.pulp.queries import current_sector
from engine.pulp.rules import influence, searching
from engine.pulp.state import HERO, TRAITOR, State
from tests.contract import check_messages
from tests.pulp.printed import EDITION
from tests.pulp.scenes import C2, D1
from tests.pulp.test_properties import cards_of, cubes_of
from tests.pulp.traitor_scenes import TraitorScene
from tests.pulp.traitor_scenes import scene_before_search as before_search
from tests.pulp.traitor_twins import VIEWERS, Leak, compare

CARDS = ("x1", "all")


def new_match(number: int, player: str = "random", **options: str) -> Selfplay[State]:
    """Return a match of a different kind for each number."""
    choices = {"vassals": ("on", "off")[number % 3 == 0], "cards": CARDS[number % 2], **options}
    if choices["cards"] == "all":
        expansion = {"bridge_crew": "on", "ship_cards": "on"} if number % 4 == 1 else {"landing_team": "on"}
        choices |= expansion
    return Selfplay(GAME, "traitor", derive_seed(7, number), [player], choices, strict=True)


def all_cubes(g: State) -> Counter[str]:
    """Return all cubes, including the Traitor's. One white cube marks the Traitor's track."""
    cubes = cubes_of(g)
    if g.traitor:
        cubes.update(g.traitor.drawn)
        cubes["white"] += g.traitor.area + 1
        cubes["yellow"] += len(g.traitor.weapons)
    return cubes


def all_cards(g: State) -> Counter[str]:
    """Return all encounter cards, including the Traitor's."""
    return cards_of(g) + Counter(g.traitor.taken if g.traitor else ())


@pytest.mark.parametrize("player", ["random", "navigator"])
@pytest.mark.parametrize("number", range(4))
def test_CUB_02_and_EC_71_matches_with_a_traitor_end_and_lose_no_cube_or_card(
    number: int, player: str
) -> None:
    game = new_match(number, player)
    before: Counter[str] | None = None
    while not game.match.over:
        if game.state.traitor:
            cubes = all_cubes(game.state)
            assert before is None or cubes == before
            before = cubes
            assert cubes["white"] == 22
            assert all_cards(game.state) == Counter(dict.fromkeys(EDITION.encounters, 1))
            assert 0 <= game.state.traitor.influence <= 12
            weapons = len(game.state.weapons) + len(game.state.traitor.weapons)
            assert weapons + game.state.weapon_pile.left == 8
            drawn_cubes = Counter(game.state.search.drawn or ()) if game.state.search else Counter[str]()
            yellow = (
                game.state.bag["yellow"] + drawn_cubes["yellow"] + game.state.traitor.drawn.get("yellow", 0)
            )
            assert yellow == game.state.weapon_pile.left  # one cube for each, never too many
        _ = game.turn()
        assert game.answers < 2000
    assert game.match.outcome is not None and len(game.match.outcome.winners) == 1


def test_every_kind_of_happening_occurs_with_a_traitor_and_matches_its_type() -> None:
    kinds = Counter[str]()
    for number in range(10):
        game = new_match(number, "navigator" if number % 2 else "random")
        while not game.match.over:
            kinds += check_messages(game, game.turn())
    assert kinds.keys() | {"negated", "fewer"} >= table.TRAITOR_MATCH_KINDS


def test_a_match_loaded_at_every_decision_continues_unchanged() -> None:
    game = new_match(3, "navigator")
    chance = SealedChance(game.seed)
    while not game.match.over and game.answers < 60:
        loaded = Match.load(GAME, game.match.snapshot, game.match.entries, chance)
        assert codec.encode(loaded.state) == codec.encode(game.state)
        assert loaded.decisions == game.match.decisions
        _ = game.turn()


def test_a_record_can_be_replayed() -> None:
    game = new_match(2)
    assert game.play()
    name = json.loads(game.data)["state"]["match"]
    setup = Setup(
        name, "traitor", only_game_options(game.options), game.players, SealedChance(game.seed).commitment
    )
    exported = record.export(GAME, game.match, setup, data=game.data, journal=game.journal, seed=game.seed)
    data: dict[str, Any] = json.loads(json.dumps(exported))
    assert record.verify({GAME.id: GAME}, data).problems == []


# Secrets (PRV)


def test_PRV_05_and_PRV_10_only_the_traitor_knows_the_alignment_until_it_is_revealed() -> None:
    scene = TraitorScene(C2, D1, alignment="arvan")
    assert scene.view_of_traitor(TRAITOR)["alignment"]["id"] == "arvan"
    for viewer in (HERO, SPECTATOR):
        assert scene.view_of_traitor(viewer)["alignment"] == {"id": None, "revealed": False, "spent": False}
    scene.do("reveal")
    assert scene.view_of_traitor(SPECTATOR)["alignment"]["id"] == "arvan"


@pytest.mark.parametrize("viewer", [HERO, SPECTATOR])
def test_PRV_05_and_EC_80_nothing_sent_to_others_depends_on_the_alignment(viewer: str) -> None:
    messages = set[bytes]()
    for alignment in EDITION.alignments:
        scene = TraitorScene(C2, D1, alignment=alignment, cubes=["white"] * 5)
        for answer in ("engage", "pay", "engage", "pay", "draw"):
            scene.do(answer)
        happenings = GAME.happenings(scene.state, scene.change.facts, [viewer])[viewer]
        messages.add(msgspec.json.encode([scene.view(viewer), happenings]))
    assert len(messages) == 1


def test_PRV_04_and_PRV_04r_everybody_sees_the_heros_hand() -> None:
    scene = TraitorScene(C2, D1, hand=["toll-keepers"])
    assert [scene.view(viewer)["hand"] for viewer in VIEWERS] == [["toll-keepers"]] * 3


def test_PRV_06_and_PRV_07_and_PRV_07r_everybody_sees_influence_and_the_traitors_keys() -> None:
    scene = TraitorScene(C2, D1, holds=["ambush-signal"], taken=["toll-keepers"])
    for viewer in VIEWERS:
        assert scene.view_of_traitor(viewer)["hand"] == ["ambush-signal"]
        assert scene.view_of_traitor(viewer)["taken"] == ["toll-keepers"]


def test_PRV_09_and_PRV_11_the_traitor_alone_looks_through_the_pile_which_is_shuffled_afterwards() -> None:
    scene = (
        before_search(C2, cubes=["white", "white", "yellow"])
        .do("draw")
        .pass_until("after-resolved")
        .pass_windows()
    )
    assert sorted(scene.view(TRAITOR)["seen"]["names"]) == sorted(scene.options)
    assert scene.view(HERO)["seen"] is None
    happenings = GAME.happenings(scene.state, scene.change.facts, [HERO])[HERO]
    assert all("names" not in happening for happening in happenings)


def test_PRV_12_everybody_sees_the_alignment_at_the_end() -> None:
    scene = TraitorScene(C2, D1, alignment="neutral")
    _ = scene.match.order(HERO, "concede", True)
    assert scene.view(SPECTATOR)["revealed"]["alignment"] == "neutral"


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(("piles", "luck"), [(False, False), (True, False), (True, True)])
def test_PRV_05_and_PRV_08_and_PRV_10_twin_worlds_look_the_same(viewer: str, piles: bool, luck: bool) -> None:
    counts = compare(GAME, 1, viewer, piles=piles, luck=luck)
    assert counts["compared"] > 60
    assert counts["refused"] > 2
    assert all(counts[kind] for kind in ("InfluenceOpened", "InfluencePlayed", "PassOrdered", "CardMet"))


Plant = Callable[[pytest.MonkeyPatch], None]


def leak_by_window(patch: pytest.MonkeyPatch) -> None:
    """Ask the Traitor only if the Alignment acts, or a card can be played."""
    may_act = influence.may_act

    def leak_asked(g: State) -> bool:
        traitor = g.traitor
        has_power = traitor is not None and traitor.alignment.open() in (
            current_sector(g),
            "quietus",
            "neutral",
        )
        return may_act(g) and (
            has_power or traitor is None or any(True for _ in influence.playable_sides(g, traitor))
        )

    patch.setattr(influence, "may_act", leak_asked)


def leak_by_view(patch: pytest.MonkeyPatch) -> None:
    """Show everybody the Traitor's own view."""
    traitor_view = table.traitor_view

    def leak(g: State, viewer: str) -> Any:
        return traitor_view(g, TRAITOR)

    patch.setattr("engine.pulp.present.views.traitor_view", leak)


def leak_by_happening(patch: pytest.MonkeyPatch) -> None:
    """Add to every happening whether the Traitor is Neutral."""

    def leak(
        self: Pulp, state: State, new_facts: Sequence[Fact[Any]], viewers: Iterable[str]
    ) -> dict[str, list[Wire]]:
        is_neutral = state.traitor is not None and state.traitor.alignment.open() == "neutral"
        return {viewer: [{"kind": "round", "neutral": is_neutral}] for viewer in viewers}

    patch.setattr(Pulp, "happenings", leak)


def leak_by_clock(patch: pytest.MonkeyPatch) -> None:
    """Mark the question as timed only if the Traitor is aligned to an alien."""
    ask = influence.question

    def leak_default(g: State, point: Any) -> Any:
        assert g.traitor is not None
        decision = ask(g, point)
        is_neutral = g.traitor.alignment.open() == "neutral"
        return msgspec.structs.replace(decision, default=None) if is_neutral else decision

    patch.setattr(influence, "question", leak_default)


def leak_by_forecast(patch: pytest.MonkeyPatch) -> None:
    """Let the Hero's forecast of the search count a Neutral Alignment that is still hidden."""
    count_reductions = searching.draw_reductions

    def leak_count(g: State) -> list[tuple[str, int]]:
        is_neutral = g.traitor is not None and g.traitor.alignment.open() == "neutral"
        return [*count_reductions(g), *([("alignment:neutral", 1)] if is_neutral else [])]

    patch.setattr(searching, "draw_reductions", leak_count)


def leak_by_log(patch: pytest.MonkeyPatch) -> None:
    """Add a line to the log for each window of a Traitor aligned to Kah."""
    change = facts.InfluenceOpened.change

    def leak_line(self: facts.InfluenceOpened, state: State) -> None:
        change(self, state)
        if state.traitor is not None and state.traitor.alignment.open() == "kah":
            state.lines += 1

    patch.setattr(facts.InfluenceOpened, "change", leak_line)
    real_views = Pulp.views

    def leak_line_count(self: Pulp, situation: Situation[State], viewers: Iterable[str]) -> dict[str, Wire]:
        return {
            name: {**view, "lines": situation.state.lines}
            for name, view in real_views(self, situation, viewers).items()
        }

    patch.setattr(Pulp, "views", leak_line_count)


PLANTED = (
    leak_by_window,
    leak_by_view,
    leak_by_happening,
    leak_by_clock,
    leak_by_forecast,
    leak_by_log,
)


@pytest.mark.parametrize("viewer", [HERO, SPECTATOR])
@pytest.mark.parametrize("plant", PLANTED)
def test_PRV_05_and_PRV_08_a_leak_of_the_alignment_is_detected(
    monkeypatch: pytest.MonkeyPatch, plant: Plant, viewer: str
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        for number in range(4):
            _ = compare(GAME, number, viewer, piles=False, luck=False)


def test_PRV_13_a_leak_of_a_look_into_the_bag_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    public = SeatPeeked.public

    def leak_names(self: SeatPeeked) -> dict[str, Any]:
        return {**public(self), "cubes": self.seen.names.open()}

    monkeypatch.setattr(SeatPeeked, "public", leak_names)
    with pytest.raises(Leak):
        for number in range(40):
            _ = compare(GAME, number, HERO, piles=False, luck=True, interval=1)
