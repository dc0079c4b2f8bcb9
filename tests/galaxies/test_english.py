"""Every key that the rules use has an English sentence, and sentences hold names, not ids."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core import fluent
from engine.core.decisions import PASS
from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME, facts, hexes, registry
from engine.galaxies.catalogue import catalogue
from engine.galaxies.facts import GalaxiesFact
from engine.galaxies.powers.known import known_powers
from engine.galaxies.present.texts import english
from engine.galaxies.present.texts.naming import Names
from tests.labels import labelled_happenings, labelled_view
from tests.messages import called_name, constants, locale_file, missing_keys

FILE = locale_file("galaxies")
RULES = Path(inspect.getfile(facts)).parents[1]
SOURCES = [*RULES.glob("rules/*.py"), *RULES.glob("powers/*.py"), RULES / "steps.py"]

#: The position of a text's key in the arguments of each call. Functions that pass it on take it as "kind".
PROMPTERS = {
    "Text": 0,
    "ask": 2,
    "yes_no": 2,
    "choose_placement": 2,
    "choose_placements": 4,
    "place_squadron": 4,
}
OFFERERS = {"option": 1, "Option": 1}
FORECASTERS = {"Text": 0, "Risk": 0}


@pytest.fixture(scope="module")
def names() -> Names:
    return Names(catalogue(), [("isn-1", "Ada"), ("wretch-1", "Bob"), ("isn", "ISN"), ("wretch", "Wretch")])


def keys(positions: dict[str, int], *, forecast: bool = False) -> Iterator[str]:
    """Yield the keys of texts in the source, in forecasts or in all other code. "*" represents a
    placeholder."""
    for path in SOURCES:
        tree = ast.parse(path.read_text())
        forecasting = {
            part for function in _functions_decorated_with(tree, "forecasts") for part in ast.walk(function)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (node in forecasting) == forecast:
                yield from _keys_in_call(node, positions)
            elif isinstance(node, ast.FunctionDef) and node.name in positions:
                yield from _defaults(node)


def _functions_decorated_with(tree: ast.Module, name: str) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and name in map(called_name, node.decorator_list):
            yield node


def asking_powers() -> Iterator[str]:
    """Yield the powers whose function asks about them, directly or through another function."""
    trees = [ast.parse(path.read_text()) for path in SOURCES]
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    calls = [[call for call in ast.walk(f) if isinstance(call, ast.Call)] for f in functions]
    asking = {
        function.name
        for function, own in zip(functions, calls, strict=True)
        if any("power" in _keys_in_call(call, PROMPTERS) for call in own)
    }
    for _ in functions:  # callers of a function that asks also count
        for function, own in zip(functions, calls, strict=True):
            if not asking.isdisjoint(map(called_name, own)):
                asking.add(function.name)
    for function in functions:
        if function.name in asking:
            yield from (key for given in function.decorator_list for key in _keys_in_arguments(given))


def _keys_in_arguments(given: ast.expr) -> Iterator[str]:
    if isinstance(given, ast.Call):
        yield from (key for argument in given.args for key in constants(argument))


def _keys_in_call(call: ast.Call, positions: dict[str, int]) -> Iterator[str]:
    name = called_name(call)
    if name in positions and len(call.args) > positions[name]:
        yield from constants(call.args[positions[name]])
    if name in positions:
        yield from (key for k in call.keywords if k.arg in ("kind", "key") for key in constants(k.value))


def _defaults(function: ast.FunctionDef) -> Iterator[str]:
    arguments = function.args.args[-len(function.args.defaults) :] if function.args.defaults else []
    for argument, default in zip(arguments, function.args.defaults, strict=True):
        if argument.arg in ("kind", "key"):
            yield from constants(default)


def test_every_prompt_has_a_sentence() -> None:
    used = set(keys(PROMPTERS))
    assert {"action", "move", "respond", "launch-at", "place-torrent"} & used
    assert missing_keys(used, FILE.keys("prompt")) == []


def test_every_power_that_asks_has_its_own_sentence() -> None:
    """Without a sentence the player would read its name and "choose"."""
    functions = known_powers() | registry.CARDS.keys()
    asked = {key for key in asking_powers() if key in functions}
    assert {"hit-and-run", "interpose", "hard-haul"} <= asked
    assert asked - FILE.variants("prompt-power") == set()


def test_every_forecast_has_a_sentence() -> None:
    used = set(keys(FORECASTERS, forecast=True))
    assert used
    assert missing_keys(used, FILE.keys("detail")) == []


def test_every_option_has_a_sentence() -> None:
    used = {PASS, *keys(OFFERERS)}
    assert {"launch", "load", "load-none", "*-done"} <= used
    assert missing_keys(used, FILE.keys("option")) == []


def test_every_fact_has_a_sentence() -> None:
    kinds = {
        fact.kind
        for fact in vars(facts).values()
        if isinstance(fact, type) and issubclass(fact, GalaxiesFact)
    }
    kinds -= {"", "step", "effects-ended", "result"}
    assert kinds - FILE.keys("happening") == set()


def test_the_file_has_only_messages_of_the_known_groups_in_alphabetical_order() -> None:
    FILE.check_order()


def test_sentences_do_not_end_with_a_full_stop() -> None:
    FILE.check_full_stops()


def test_every_message_compiles(names: Names) -> None:
    for message in FILE.messages:
        assert english.TEXTS.format(message, {}, names.of)


def test_a_whole_match_is_described_in_sentences_without_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(key: str) -> str:
        raise AssertionError(f"there is no English for {key}")

    monkeypatch.setattr(fluent, "id_to_words", unknown)
    printed = catalogue()
    things = {*printed.ships, *printed.tactics, *printed.tiles}
    ids = re.compile("|".join(re.escape(name) for name in things if "-" in name))
    for number, mission in enumerate(catalogue().missions):
        game = Selfplay(GAME, mission, derive_seed(77, number))
        while not game.match.over:
            seat = next(iter(game.match.decisions))
            asked = labelled_view(game, seat)["decision"]
            texts = [asked["prompt"], *(option["label"] for option in asked["options"])]
            change = game.turn()
            for viewer in (seat, SPECTATOR):
                told = game.game.happenings(game.state, change.facts, [viewer])[viewer]
                told = labelled_happenings(GAME, game.view(viewer), told)
                texts += [happening["label"] for happening in told]
            for text in texts:
                assert text and not ids.search(text), text
        view = labelled_view(game, SPECTATOR)
        assert view["result"]["label"]
        assert all(line["label"] for line in view["log"])


def test_sentences_name_things(names: Names) -> None:
    write = english.writer(names)
    assert write("option", "activate", {"card": "tes-kio", "cost": 2}) == "activate Tes Kio for 2 energy"
    told = english.happening(names, "launched", {"seat": "isn-1", "ship_card": "f47-blue-hawks"})
    assert told == "Ada launches F-47 Blue Hawks"
    fields = {"ship": "f47-blue-hawks-2", "to": ["1,2"]}
    assert english.happening(names, "moved", fields) == "F-47 Blue Hawks 2 moves to B03"
    fields |= {"was": ["1,3"]}
    assert english.happening(names, "moved", fields) == "F-47 Blue Hawks 2 moves from B04 to B03"
    placed = english.happening(names, "moved", fields | {"placed": True})
    assert placed == "F-47 Blue Hawks 2 is placed at B03, from B04"
    assert write("prompt", "move", {"ship": "isn-torrent-1", "left": 1}) == "Move ISN Torrent: 1 space left"
    assert write("prompt", "move", {"ship": "isn-torrent-1", "left": 2}) == "Move ISN Torrent: 2 spaces left"


def test_a_large_ship_is_located_at_its_centre(names: Names) -> None:
    there, was = ([hexes.space_name(h) for h in (at, *hexes.neighbours(at))] for at in ((1, 2), (1, 3)))
    fields = {"ship": "isn-everest-1", "to": there, "was": was}
    assert english.happening(names, "moved", fields) == "ISN Everest moves from B04 to B03"


def test_sentences_depend_on_what_happened(names: Names) -> None:
    write = english.writer(names)
    drew = {"seat": "wretch-1"}
    assert english.happening(names, "drew", drew) == "Bob draws a card"
    assert english.happening(names, "drew", {**drew, "card": "erin-cho"}) == "Bob draws Erin Cho"
    assert english.result(names, "isn", "elimination", {}).startswith("ISN wins")
    assert "draw" in english.result(names, None, "clock", {})
    target = {"ship": "isn-torrent"}
    told = english.result(names, "wretch", "ship-destroyed", target)
    assert told == "Wretch wins: ISN Torrent is destroyed"
    assert write("order", "hold-ecm", {"card": "tes-kio"}) == "Do not roll ECM with Tes Kio"
    given = {"order": "hold-ecm:tes-kio", "on": True}
    told = english.happening(names, "order-changed", given)
    assert told == "Standing order set: Do not roll ECM with Tes Kio"


def test_failed_ecm_names_the_number_that_it_needed(names: Names) -> None:
    rolled = {"purpose": "ecm", "success": False, "ship": "rooks-f54-1", "result": 6, "needed": 7}
    told = english.happening(names, "roll", rolled)
    assert told == "ECM against Rook's F-54: 6 does nothing (7 is needed)"


def test_a_kind_without_a_sentence_still_has_words(names: Names) -> None:
    write = english.writer(names)
    assert write("prompt", "brand-new-thing", {}) == "Brand new thing"
    assert english.happening(names, "brand-new", {"x": 1}) == "Brand new"
    assert names.of("nothing-known") == "nothing known"
    assert names.of("3,-1") == "D01"


def test_different_things_have_different_ids() -> None:
    """Names are looked up by id alone."""
    edition = catalogue()
    powers = {p.id for ship in edition.ships.values() for v in ship.versions.values() for p in v.powers}
    powers |= {p.id for card in edition.tactics.values() for p in card.powers}
    groups = [set(edition.ships), set(edition.tactics), set(edition.tiles), powers]
    assert sum(len(group) for group in groups) == len(set.union(*groups))
