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
    options = GAME.edition().missions[mission].options
    choices = {option.id: random.choice(option.choices).id for option in options}
    if choices.get("bridge_crew") == "on":
        choices["cards"] = "all"
    return choices


def new_match(mission: str, number: int, player: str = "random", **setup: Any) -> Selfplay[State]:
    random = Random(number)
    return Selfplay(GAME, mission, derive_seed(7, number), [player], options_of(mission, random), **setup)


def cubes_of(g: State) -> Counter[str]:
    """Return the number of cubes of each colour, counting all places."""
    cubes: Counter[str] = Counter()
    drawn_cubes = Counter(g.search.drawn or ()) if g.search else Counter()
    for place in (g.bag, g.supply, g.gone, drawn_cubes, *(weapon.cubes for weapon in g.weapons)):
        cubes.update(place)
    cubes["yellow"] += len(g.weapons)
    cubes["green"] += g.team
    cubes["black"] += sum(g.aliens.values())
    cubes["white"] += g.search.whites if g.search else 0
    return cubes


def cards_of(g: State, edition: Components = EDITION) -> Counter[str]:
    """Return all encounter cards, except those put aside."""
    decks = [card for deck in g.decks for card in deck.cards.open()]
    line = [card.id for card in g.line if not card.seized]  # those are the Traitor's
    place = [g.location] if g.location else []
    cards = Counter([*decks, *line, *place, *g.hand, *g.discard, *g.removed])
    return Counter({card: n for card, n in cards.items() if card in edition.encounters})


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("number", range(5))
def test_CUB_02_random_matches_end_and_lose_no_cube_or_card(mission: str, number: int) -> None:
    game = new_match(mission, number, strict=True, views=True)
    before: Counter[str] | None = None
    while not game.match.over:
        if game.state.row:
            cubes = cubes_of(game.state)
            assert before is None or cubes == before
            before = cubes
            assert cards_of(game.state) == Counter(list(EDITION.encounters))
        for track in game.state.tracks.values():
            assert 0 <= track.value <= track.top
        _ = game.turn()
        assert game.answers < 2000
    assert game.match.outcome is not None
    if before is not None:
        base = EDITION.numbers.cubes["base"]
        assert [before[color] for color in COLORS[:6]] == [base[color] for color in COLORS[:6]]


@pytest.mark.parametrize("mission", [*MISSIONS, "traitor"])
def test_only_seats_that_may_pass_are_asked_with_a_default(mission: str) -> None:
    """A question with a default is a reaction, which has a clock of a few seconds. Other questions have no
    clock.
    """
    game, kinds = new_match(mission, 3), Counter[str]()
    while not game.match.over:
        for decision in game.match.decisions.values():
            kinds[decision.kind] += 1
            assert decision.default in (None, (PASS,)), decision.kind
        _ = game.turn()
    assert kinds["search"] and kinds["encounter"]
    assert bool(kinds["influence"]) == (mission == "traitor")


@pytest.mark.parametrize("mission", [*MISSIONS, "traitor"])
def test_going_back_leads_to_another_question(mission: str) -> None:
    """The test goes back wherever this is offered, but only once for each card and choice, so that the match
    continues.
    """
    attempts = set[tuple[str, object, str]]()
    for number in range(3):
        game = new_match(mission, number)
        while not game.match.over:
            for seat, decision in game.match.decisions.items():
                cancel_options = [
                    option.id for option in decision.options if role_of(decision, option.id) == "cancel"
                ]
                place = (f"{number}/{game.state.round}", decision.text.args.get("card"), decision.kind)
                if cancel_options and place not in attempts:
                    attempts.add(place)
                    _ = game.match.answer(seat, decision.id, cancel_options)
                    new_decision = game.match.decisions[seat]
                    assert (new_decision.kind, new_decision.options) != (decision.kind, decision.options)
                    break
            else:
                _ = game.turn()
    assert {kind for _, _, kind in attempts} == {"engage", "evade"}


@pytest.mark.parametrize("level", LEVELS)
def test_RND_04_matches_of_the_navigator_end_by_the_twelfth_round_and_some_are_won(level: str) -> None:
    reasons = Counter[str]()
    for number in range(4):
        game = Selfplay(GAME, "pulp-invasion", derive_seed(3, number), ["navigator"], {"level": level})
        assert game.play(2000)
        assert game.state.round <= 12
        assert game.match.outcome is not None
        reasons[game.match.outcome.reason] += 1
    assert reasons.total() == 4


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_match_loaded_at_every_decision_continues_unchanged(mission: str) -> None:
    game = new_match(mission, 5, "navigator")
    chance = SealedChance(game.seed)
    while not game.match.over and game.answers < 60:
        loaded = Match.load(GAME, game.match.snapshot, game.match.entries, chance)
        assert codec.encode(loaded.state) == codec.encode(game.state)
        assert loaded.decisions == game.match.decisions
        _ = game.turn()


def test_a_view_shows_the_newest_log_lines_though_each_is_worded_only_once() -> None:
    game = new_match("landing-team", 1, "navigator", views=True)
    while not game.match.over:
        _ = game.turn()
        assert game.view()["log"] == [log_line(game.state, line) for line in game.state.log]
    assert game.state.lines > PulpFact.log_kept


def record_of_match(mission: str, number: int) -> dict[str, Any]:
    """Return the record of a whole match."""
    game = new_match(mission, number)
    assert game.play()
    name = json.loads(game.data)["state"]["match"]
    commitment = SealedChance(game.seed).commitment
    setup = Setup(name, mission, only_game_options(game.options), game.players, commitment)
    exported = record.export(GAME, game.match, setup, data=game.data, journal=game.journal, seed=game.seed)
    data: dict[str, Any] = json.loads(json.dumps(exported))
    return data


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_record_can_be_replayed_and_a_changed_one_is_detected(mission: str) -> None:
    data = record_of_match(mission, 2)
    games = {GAME.id: GAME}
    assert record.verify(games, data).problems == []
    assert any(line.startswith("The Hegemony") for line in record.replay(games, data))
    entry = next(entry for entry in reversed(data["entries"]) if entry["kind"] == "chance")
    entry["value"] = (
        list(reversed(entry["value"])) if len(set(entry["value"])) > 1 else [entry["value"][0] + 1]
    )
    assert record.verify(games, data).problems


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_answer_before_a_chance_event_can_be_undone(mission: str) -> None:
    game = new_match(mission, 9, "navigator")
    undone_count = 0
    while not game.match.over and game.answers < 80:
        before = codec.encode(game.state)
        _ = game.turn()
        if not game.match.over and game.match.undo_refusal("hero") is None:
            _ = game.match.undo("hero")
            undone_count += 1
            assert codec.encode(game.state) == before
            _ = game.turn()
    assert undone_count


# Secrets (PRV)


def position_of(game: Selfplay[State]) -> State:
    """Return the position between the last two steps, with hidden piles."""
    match = game.match
    loaded = Match.load(
        GAME, match.snapshot, match.entries, SealedChance(game.seed), renewal=Renewal.EACH_STEP
    )
    state = GAME.codec.decode(loaded.snapshot.data).state
    assert state.row
    return state


@pytest.mark.parametrize("viewer", ["hero", SPECTATOR])
@pytest.mark.parametrize("mission", MISSIONS)
def test_PRV_02_and_PRV_11_twin_worlds_look_the_same_until_a_card_is_revealed(
    mission: str, viewer: str
) -> None:
    comparisons = 0
    for number in range(10):
        game = new_match(mission, number, "navigator")
        while not game.match.over and game.answers < 12 + 3 * number:
            _ = game.turn()
        if game.match.over or not game.state.row:
            continue
        comparisons += twins.compare(GAME, position_of(game), viewer, number) > 0
    assert comparisons


def test_twin_worlds_reveal_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(state: State, facts: Any, viewers: Any) -> Any:
        return {viewer: [{"kind": "round", "top": state.decks[2].cards.open()[:1]}] for viewer in viewers}

    monkeypatch.setattr(
        type(GAME), "happenings", lambda self, state, facts, viewers: leak(state, facts, viewers)
    )
    with pytest.raises(twins.Leak):
        for number in range(10):
            game = new_match("pulp-invasion", number, "navigator")
            while not game.match.over and game.answers < 8:
                _ = game.turn()
            twins.compare(GAME, position_of(game), SPECTATOR, number)


def test_PRV_01_and_PRV_03_and_PRV_03r_and_PRV_04_and_PRV_04r_everybody_sees_what_is_public() -> None:
    from tests.pulp.scenes import C1, C2K, D1, D1K, Scene

    setup: dict[str, Any] = {"location": "fighting-pits", "hand": [D1K], "discard": [C2K]}
    scene = Scene(C1, D1, dice={"engineer": 4}, **setup)
    hero, spectator_view = scene.view("hero"), scene.view(SPECTATOR)
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
        assert hero[key] == spectator_view[key] and spectator_view[key]
    assert "decision" not in spectator_view and "seen" not in spectator_view


def test_PRV_02_everybody_sees_that_a_seat_looks_and_only_that_seat_sees_the_cards() -> None:
    from tests.pulp.scenes import C1, D1, Scene

    scene = Scene(C1, D1, explored=["advance-scouts"]).do("exploration:advance-scouts")
    assert "names" in GAME.happenings(scene.state, scene.change.facts, ["hero"])["hero"][-1]
    assert "names" not in scene.happened("looked")[0]
    assert scene.match.undo_refusal("hero") == "cards-drawn"


def test_PRV_12_and_PRV_12r_everybody_sees_everything_at_the_end() -> None:
    game = new_match("pulp-invasion", 3)
    assert "revealed" not in game.view()
    assert game.play()
    revealed = game.view()["revealed"]
    assert [len(deck) for deck in revealed["decks"]] == [deck.left for deck in game.state.decks]
    assert revealed["aside"] and revealed["weapons"]


def test_PRV_11_a_shuffle_after_a_look_gives_a_new_order() -> None:
    from tests.pulp.scenes import C1, D1, Scene

    scene = Scene(C1, D1, dice={"universal-translator": 2}, cards="all").do("die:universal-translator:0")
    scene.luck.shuffles = [(1, 0), (2, 1, 0)]
    scene.do("mind-prism")
    assert scene.state.weapon_pile.cards.open() == ["sunsplitter", "graviton-fist", "chrono-siphon"]


def test_a_line_is_drawn_in_the_order_of_the_decks() -> None:
    game = new_match("pulp-invasion", 4)
    decks = [card for deck in game.state.decks for card in deck.cards.open()]
    while not game.match.over:
        change = game.turn()
        for fact in change.facts:
            if isinstance(fact, LineDrawn):
                assert list(fact.cards) == decks[: len(fact.cards)] or "universal-translator" in str(
                    game.state.dice
                )
                decks = [card for deck in game.state.decks for card in deck.cards.open()]
