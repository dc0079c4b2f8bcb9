"""Properties of whole matches: they end, can be saved and replayed, keep secrets, and lose no cube and no
card.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.core import codec
from engine.core.chance import SealedChance
from engine.core.decisions import PASS
from engine.core.lobby.options import only_game_options
from engine.core.lobby.setup import Setup
from engine.core.matches import record
from engine.core.matches.driver import Renewal
from engine.core.matches.match import Match
from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.pulp import GAME
from engine.pulp.catalogue.model import COLORS, Components
from engine.pulp.facts.base import PulpFact
from engine.pulp.facts.rounds import LineDrawn
from engine.pulp.present.table import log_line
from engine.pulp.present.views import role_of
from engine.pulp.state import State
from tests.pulp import twins
from tests.pulp.printed import EDITION

#: The missions for one player. ``test_traitor_properties.py`` tests the Traitor's.
MISSIONS = [name for name, mission in GAME.edition().missions.items() if len(mission.teams) == 1]
LEVELS = ("basic", "normal", "advanced")


def options_of(mission: str, random: Random) -> dict[str, Any]:
    """Return random options that fit together."""
    every = GAME.edition().missions[mission].options
    picked = {option.id: random.choice(option.choices).id for option in every}
    if picked.get("bridge_crew") == "on":
        picked["cards"] = "all"
    return picked


def new_match(mission: str, number: int, player: str = "random", **things: Any) -> Selfplay[State]:
    random = Random(number)
    return Selfplay(GAME, mission, derive_seed(7, number), [player], options_of(mission, random), **things)


def cubes_of(g: State) -> Counter[str]:
    """Return the number of cubes of each colour, counting all places."""
    every: Counter[str] = Counter()
    drawn = Counter(g.search.drawn or ()) if g.search else Counter()
    for place in (g.bag, g.supply, g.gone, drawn, *(one.cubes for one in g.weapons)):
        every.update(place)
    every["yellow"] += len(g.weapons)
    every["green"] += g.team
    every["black"] += sum(g.aliens.values())
    every["white"] += g.search.whites if g.search else 0
    return every


def cards_of(g: State, edition: Components = EDITION) -> Counter[str]:
    """Return all encounter cards, except those put aside."""
    decks = [card for deck in g.decks for card in deck.cards.open()]
    line = [one.id for one in g.line if not one.seized]  # those are the Traitor's
    place = [g.location] if g.location else []
    every = Counter([*decks, *line, *place, *g.hand, *g.discard, *g.removed])
    return Counter({card: n for card, n in every.items() if card in edition.encounters})


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("number", range(5))
def test_CUB_02_random_matches_end_and_lose_no_cube_or_card(mission: str, number: int) -> None:
    one = new_match(mission, number, strict=True, views=True)
    before: Counter[str] | None = None
    while not one.match.over:
        if one.state.row:
            now = cubes_of(one.state)
            assert before is None or now == before
            before = now
            assert cards_of(one.state) == Counter(list(EDITION.encounters))
        for track in one.state.tracks.values():
            assert 0 <= track.value <= track.top
        _ = one.turn()
        assert one.answers < 2000
    assert one.match.outcome is not None
    if before is not None:
        base = EDITION.numbers.cubes["base"]
        assert [before[color] for color in COLORS[:6]] == [base[color] for color in COLORS[:6]]


@pytest.mark.parametrize("mission", [*MISSIONS, "traitor"])
def test_only_seats_that_may_pass_are_asked_with_a_default(mission: str) -> None:
    """A question with a default is a reaction, which has a clock of a few seconds. Other questions have no
    clock.
    """
    one, kinds = new_match(mission, 3), Counter[str]()
    while not one.match.over:
        for asked in one.match.decisions.values():
            kinds[asked.kind] += 1
            assert asked.default in (None, (PASS,)), asked.kind
        _ = one.turn()
    assert kinds["search"] and kinds["encounter"]
    assert bool(kinds["influence"]) == (mission == "traitor")


@pytest.mark.parametrize("mission", [*MISSIONS, "traitor"])
def test_going_back_leads_to_another_question(mission: str) -> None:
    """The test goes back wherever this is offered, but only once for each card and choice, so that the match
    continues.
    """
    tried = set[tuple[str, object, str]]()
    for number in range(3):
        one = new_match(mission, number)
        while not one.match.over:
            for seat, asked in one.match.decisions.items():
                back = [option.id for option in asked.options if role_of(asked, option.id) == "cancel"]
                place = (f"{number}/{one.state.round}", asked.text.args.get("card"), asked.kind)
                if back and place not in tried:
                    tried.add(place)
                    _ = one.match.answer(seat, asked.id, back)
                    now = one.match.decisions[seat]
                    assert (now.kind, now.options) != (asked.kind, asked.options)
                    break
            else:
                _ = one.turn()
    assert {kind for _, _, kind in tried} == {"engage", "evade"}


@pytest.mark.parametrize("level", LEVELS)
def test_RND_04_matches_of_the_navigator_end_by_the_twelfth_round_and_some_are_won(level: str) -> None:
    ends = Counter[str]()
    for number in range(4):
        one = Selfplay(GAME, "pulp-invasion", derive_seed(3, number), ["navigator"], {"level": level})
        assert one.play(2000)
        assert one.state.round <= 12
        assert one.match.outcome is not None
        ends[one.match.outcome.reason] += 1
    assert ends.total() == 4


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_match_loaded_at_every_decision_continues_unchanged(mission: str) -> None:
    one = new_match(mission, 5, "navigator")
    chance = SealedChance(one.seed)
    while not one.match.over and one.answers < 60:
        loaded = Match.load(GAME, one.match.snapshot, one.match.entries, chance)
        assert codec.encode(loaded.state) == codec.encode(one.state)
        assert loaded.decisions == one.match.decisions
        _ = one.turn()


def test_a_view_shows_the_newest_log_lines_though_each_is_worded_only_once() -> None:
    one = new_match("landing-team", 1, "navigator", views=True)
    while not one.match.over:
        _ = one.turn()
        assert one.view()["log"] == [log_line(one.state, line) for line in one.state.log]
    assert one.state.lines > PulpFact.log_kept


def record_of_match(mission: str, number: int) -> dict[str, Any]:
    """Return the record of a whole match."""
    one = new_match(mission, number)
    assert one.play()
    name = json.loads(one.data)["state"]["match"]
    commitment = SealedChance(one.seed).commitment
    setup = Setup(name, mission, only_game_options(one.options), one.players, commitment)
    made = record.export(GAME, one.match, setup, data=one.data, journal=one.journal, seed=one.seed)
    whole: dict[str, Any] = json.loads(json.dumps(made))
    return whole


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_record_can_be_replayed_and_a_changed_one_is_detected(mission: str) -> None:
    kept = record_of_match(mission, 2)
    games = {GAME.id: GAME}
    assert record.verify(games, kept).problems == []
    assert any(line.startswith("The Hegemony") for line in record.replay(games, kept))
    drawn = next(entry for entry in reversed(kept["entries"]) if entry["kind"] == "chance")
    drawn["value"] = (
        list(reversed(drawn["value"])) if len(set(drawn["value"])) > 1 else [drawn["value"][0] + 1]
    )
    assert record.verify(games, kept).problems


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_answer_before_a_chance_event_can_be_undone(mission: str) -> None:
    one = new_match(mission, 9, "navigator")
    undone = 0
    while not one.match.over and one.answers < 80:
        before = codec.encode(one.state)
        _ = one.turn()
        if not one.match.over and one.match.undo_refusal("hero") is None:
            _ = one.match.undo("hero")
            undone += 1
            assert codec.encode(one.state) == before
            _ = one.turn()
    assert undone


# Secrets (PRV)


def position_of(one: Selfplay[State]) -> State:
    """Return the position between the last two steps, with hidden piles."""
    match = one.match
    loaded = Match.load(
        GAME, match.snapshot, match.entries, SealedChance(one.seed), renewal=Renewal.EACH_STEP
    )
    state = GAME.codec.decode(loaded.snapshot.data).state
    assert state.row
    return state


@pytest.mark.parametrize("viewer", ["hero", SPECTATOR])
@pytest.mark.parametrize("mission", MISSIONS)
def test_PRV_02_and_PRV_11_twin_worlds_look_the_same_until_a_card_is_revealed(
    mission: str, viewer: str
) -> None:
    turned_up = 0
    for number in range(10):
        one = new_match(mission, number, "navigator")
        while not one.match.over and one.answers < 12 + 3 * number:
            _ = one.turn()
        if one.match.over or not one.state.row:
            continue
        turned_up += twins.compare(GAME, position_of(one), viewer, number) > 0
    assert turned_up


def test_twin_worlds_reveal_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(state: State, facts: Any, viewers: Any) -> Any:
        return {viewer: [{"kind": "round", "top": state.decks[2].cards.open()[:1]}] for viewer in viewers}

    monkeypatch.setattr(
        type(GAME), "happenings", lambda self, state, facts, viewers: leak(state, facts, viewers)
    )
    with pytest.raises(twins.Leak):
        for number in range(10):
            one = new_match("pulp-invasion", number, "navigator")
            while not one.match.over and one.answers < 8:
                _ = one.turn()
            twins.compare(GAME, position_of(one), SPECTATOR, number)


def test_PRV_01_and_PRV_03_and_PRV_03r_and_PRV_04_and_PRV_04r_everybody_sees_what_is_public() -> None:
    from tests.pulp.scenes import C1, C2K, D1, D1K, Scene

    things: dict[str, Any] = {"location": "fighting-pits", "hand": [D1K], "discard": [C2K]}
    scene = Scene(C1, D1, dice={"engineer": 4}, **things)
    hero, others = scene.view("hero"), scene.view(SPECTATOR)
    for key in (
        "line",
        "planets",
        "location",
        "abilities",
        "dice",
        "weapons",
        "hand",
        "bag",
        "supply",
        "discard",
    ):
        assert hero[key] == others[key] and others[key]
    assert "decision" not in others and "seen" not in others


def test_PRV_02_everybody_sees_that_a_seat_looks_and_only_that_seat_sees_the_cards() -> None:
    from tests.pulp.scenes import C1, D1, Scene

    scene = Scene(C1, D1, explored=["advance-scouts"]).do("exploration:advance-scouts")
    assert "names" in GAME.happenings(scene.state, scene.change.facts, ["hero"])["hero"][-1]
    assert "names" not in scene.happened("looked")[0]
    assert scene.match.undo_refusal("hero") == "cards-drawn"


def test_PRV_12_and_PRV_12r_everybody_sees_everything_at_the_end() -> None:
    one = new_match("pulp-invasion", 3)
    assert "revealed" not in one.view()
    assert one.play()
    shown = one.view()["revealed"]
    assert [len(deck) for deck in shown["decks"]] == [deck.left for deck in one.state.decks]
    assert shown["aside"] and shown["weapons"]


def test_PRV_11_a_shuffle_after_a_look_gives_a_new_order() -> None:
    from tests.pulp.scenes import C1, D1, Scene

    scene = Scene(C1, D1, dice={"universal-translator": 2}, cards="all").do("die:universal-translator:0")
    scene.luck.shuffles = [(1, 0), (2, 1, 0)]
    scene.do("mind-prism")
    assert scene.state.weapon_pile.cards.open() == ["sunsplitter", "graviton-fist", "chrono-siphon"]


def test_a_line_is_drawn_in_the_order_of_the_decks() -> None:
    one = new_match("pulp-invasion", 4)
    decks = [card for deck in one.state.decks for card in deck.cards.open()]
    while not one.match.over:
        change = one.turn()
        for fact in change.facts:
            if isinstance(fact, LineDrawn):
                assert list(fact.cards) == decks[: len(fact.cards)] or "universal-translator" in str(
                    one.state.dice
                )
                decks = [card for deck in one.state.decks for card in deck.cards.open()]
