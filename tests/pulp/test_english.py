"""Every key that the rules use has an English sentence, and sentences hold names, not ids."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core import fluent
from engine.core.decisions import PASS
from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.pulp import GAME, rules
from engine.pulp.present.happening_views import HAPPENING_TYPES
from engine.pulp.rules.influence import PASS_PHASE, PASS_ROUND
from engine.pulp.texts import english
from tests.labels import labelled_happenings, labelled_view
from tests.messages import called_name, constants, locale_file, missing_keys
from tests.pulp.printed import EDITION
from tests.pulp.test_properties import MISSIONS, options_of

FILE = locale_file("pulp")
WRITE = english.writer(EDITION, {})
PULP = Path(inspect.getfile(rules)).parents[1]
SOURCES = [*PULP.glob("rules/*.py"), *PULP.glob("effects/*.py")]

#: The position of a text's key in the arguments of each call.
PROMPTERS = {
    "Text": 0,
    "question_text": 0,
    "choose_ability": 0,
    "choose_card": 0,
    "choose_color": 0,
    "choose_die": 0,
    "choose_from_pile": 1,
}
OFFERERS = {"option": 1}
RISKS = {"Text": 0}
WITHHELD = {"_reason": 1}


def keys(positions: dict[str, int], *paths: Path) -> set[str]:
    """Return the keys of texts in the source."""
    return {key for path in paths for key in _keys_in(ast.parse(path.read_text("utf-8")), positions)}


def _keys_in(tree: ast.Module, positions: dict[str, int]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            position = positions.get(called_name(node), len(node.args))
            if position < len(node.args):
                yield from constants(node.args[position])


def test_every_prompt_and_every_option_has_a_sentence() -> None:
    texts = keys(PROMPTERS, *SOURCES)
    assert {"free-dice", "gain", "upgrade", "spend-team"} <= texts
    of_options = {"collect", "pay", "part", "split"}  # Option(..., Text(...))
    assert missing_keys(texts - of_options - {"result"}, FILE.keys("prompt")) == []
    options = keys(OFFERERS, *SOURCES) | of_options | {PASS}
    assert {"find", "engage", "no-point"} <= options
    assert missing_keys(options, FILE.keys("option")) == []


def test_every_risk_has_a_sentence() -> None:
    assert keys(RISKS, PULP / "present" / "risks.py") == FILE.keys("detail")


def test_every_reason_has_a_sentence() -> None:
    used = keys(WITHHELD, PULP / "present" / "withheld.py")
    limits = {f"one-die-{moment}" for moment in ("closing", "encounter", "phase", "search")}
    assert {key.replace(":", "-") for key in used} | limits == FILE.keys("withheld")


def test_every_standing_order_has_a_sentence() -> None:
    assert FILE.keys("order") == {"concede", PASS_PHASE, PASS_ROUND}
    assert FILE.keys("warning") == {"concede", "concede-hero", "concede-traitor"}


def test_every_happening_has_a_sentence() -> None:
    assert HAPPENING_TYPES.keys() == FILE.keys("happening")


def test_the_file_has_only_messages_of_the_known_groups_in_alphabetical_order() -> None:
    FILE.check_order()


def test_sentences_do_not_end_with_a_full_stop() -> None:
    FILE.check_full_stops()


def test_every_message_compiles() -> None:
    for message in FILE.messages:
        assert english.TEXTS.format(message, {}, lambda name: english.name_of(EDITION, name))


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_whole_match_is_described_in_sentences_without_ids(
    mission: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(key: str) -> str:
        raise AssertionError(f"there is no English for {key}")

    monkeypatch.setattr(fluent, "id_to_words", unknown)
    monkeypatch.setattr(english, "id_to_words", unknown)
    for number in range(4):
        match = Selfplay(GAME, mission, derive_seed(number, 9), options=options_of(mission, Random(number)))
        while not match.match.over:
            seat = next(iter(match.match.decisions))
            asked = labelled_view(match, seat)["decision"]
            change = match.turn()
            told = [asked, *asked["options"], *asked.get("withheld", [])]
            for viewer in (seat, SPECTATOR):
                happened = GAME.happenings(match.state, change.facts, [viewer])[viewer]
                told += labelled_happenings(GAME, match.view(viewer), happened)
            labels = [one["prompt" if one is asked else "label"] for one in told]
            assert all(label[0].isupper() or not label[0].isalpha() for label in labels)
            assert not any("none" in label for label in labels)
        view = labelled_view(match, SPECTATOR)
        assert view["result"]["label"] and all(line["label"] for line in view["log"])


def happening(kind: str, **fields: Any) -> str:
    return WRITE("happening", kind, fields)


def option(key: str, **args: Any) -> str:
    return WRITE("option", key, args)


def prompt(key: str, **args: Any) -> str:
    return WRITE("prompt", key, args)


def test_sentences_about_the_traitors_actions_name_the_traitor() -> None:
    told = [
        happening("influence", card="false-orders", side="turned", cost=0),
        happening("looked", what="bag", count=2, by="jammed-scanner"),
        happening("looked", what="weapons", count=4, by="traitor"),
        happening("recharged", n=1, by="false-orders:turned"),
        happening("traitor-rolled", dice={"engineer": 3}, by="alignment:kah"),
    ]
    assert all(line.startswith("The Traitor ") for line in told)
    assert happening("looked", what="weapons", count=4, by="engineer").startswith("Looks")
    seen = happening("looked", what="bag", count=3, names=["red", "white", "red"], by="jammed-scanner")
    assert seen == "The Traitor looks at 3 cubes of the bag: 2 red and 1 white"


def test_a_single_thing_is_described_in_the_singular() -> None:
    line = happening("line", cards=[], line=[], location=None, cubes={})
    assert line == "The line: nothing. Into the bag: no cubes"
    assert happening("traitor", influence=12, area=1).endswith("1 white cube")
    assert happening("looked", what="deck", count=1, by="night-ferry") == "Looks at 1 card of the deck"
    assert prompt("free-dice", count=2) == "Choose 2 further dice"
    assert prompt("cube", cubes=["red", "white"]).endswith("Which cube first?")
    assert prompt("cube", cubes=["white"]) == "Drawn: 1 white. What do you do with it?"
    assert prompt("cube", cubes=["red", "red", "blue"]) == "Drawn: 2 red and 1 blue. Which cube first?"


def test_cubes_are_counted_by_colour() -> None:
    assert option("color", color="orange") == "An orange cube"
    assert option("discard-cube", color="red") == "Red: to the supply"
    assert option("collect", color="black", alien="the-pale-choir") == "Black: onto The Pale Choir"
    assert happening("drawn", cubes=["white", "red", "white"]) == "Draws 2 white cubes and 1 red cube"
    moved = happening("cubes", cubes={"red": 1}, source="drawn", target="supply")
    assert moved == "1 red cube goes from the drawn cubes to the supply"
    moved = happening("cubes", cubes={"green": 2}, source="team", target="gone")
    assert moved == "2 green cubes go from the Landing Team out of the game"
    moved = happening("cubes", cubes={"black": 1, "white": 1}, source="area", target="bag")
    assert moved == "1 black cube and 1 white cube go from the Traitor's area to the bag"


def test_a_used_die_is_turned_or_stays() -> None:
    used = {"die": "engineer", "face": 3, "way": 0}
    assert happening("die-used", **used, value=1) == "Uses Engineer, which turns from 3 to 1"
    assert happening("die-used", **used, value=3) == "Uses Engineer, which stays at 3"


def test_payments_list_points_and_crew() -> None:
    crew = {"doctor-maw": 2}
    paid = option("pay", points={"combat": 1}, crew=crew, free=[])
    assert paid == "Pay 1 Combat and 2 of Doctor Maw"
    assert option("pay", points={}, crew=crew, free=[]) == "Pay 2 of Doctor Maw"
    assert option("pay", points={}, crew={}, free=[]) == "Pay nothing"
    paid = option("pay", points={"science": 2}, crew={}, free=["engineer"], fatal=True)
    assert paid == "Pay 2 Science, 1 point at 1 for 1, and the match is lost"
    engaged = happening("engaged", card="gate-wardens", points={"combat": 1}, crew=crew, bonus=1)
    assert engaged == "Engages Gate Wardens for 1 Combat and 2 points of Doctor Maw, with 1 strength"
    engaged = happening("engaged", card="gate-wardens", points={}, crew={}, bonus=0)
    assert engaged == "Engages Gate Wardens for nothing"


def test_points_are_gained_and_lost() -> None:
    changed = {"by": "search", "paid": False, "crew": None}
    both = happening("points", points={"combat": -1, "science": 2}, **changed)
    assert both == "The Hero gains 2 Science and loses 1 Combat (the search)"
    assert happening("points", points={"combat": -1}, **changed) == "The Hero loses 1 Combat (the search)"
    assert happening("points", points={"combat": 1}, **changed) == "The Hero gains 1 Combat (the search)"


@pytest.mark.parametrize(
    ("chance", "shown"), [(0.001, "<1%"), (0.01, "1%"), (0.985, "98%"), (0.999, ">99%"), (1.0, "100%")]
)
def test_only_a_certain_loss_is_shown_as_100_percent(chance: float, shown: str) -> None:
    assert WRITE("detail", "danger", {"chance": chance}) == f"{shown} chance of losing the match"


ENDED = {"reason": "time", "winner": None, "found": 1, "weapons": 4, "round": 12}


def test_the_result_names_the_reason_and_the_super_weapons() -> None:
    assert english.result(ENDED, {}).endswith("no encounter cards are left. 1 of 4 Super Weapons was found")
    assert "the Hero has given up" in english.result(ENDED | {"reason": "concession"}, {})
    lost = english.result(ENDED | {"reason": "abilities", "zeros": 3}, {})
    assert lost.startswith("Lost in round 12: all Abilities are at 0 in an encounter.")


@pytest.mark.parametrize(
    ("found", "rivals", "winner", "why"),
    [
        (1, 3, "traitor", "3 of 4 Super Weapons cannot be overtaken"),
        (2, 2, "hero", "all 4 Super Weapons have been found, and the Hero wins a tie"),
        (3, 1, "hero", "all 4 Super Weapons have been found"),
        (1, 1, "hero", "no encounter cards are left, and the Hero wins a tie"),
        (1, 2, "traitor", "no encounter cards are left"),
    ],
)
def test_the_result_of_a_count_tells_why_it_was_made(found: int, rivals: int, winner: str, why: str) -> None:
    args = ENDED | {"reason": "majority", "winner": winner, "found": found, "his": rivals}
    label = english.result(args, {"hero": "Ada", "traitor": "Bob"})
    assert label.startswith(f"{'Ada' if winner == 'hero' else 'Bob'} wins in round 12: {why}. {found} of 4 ")
    assert label.endswith(f" by the Hero, and {rivals} by the Traitor")


def test_a_key_without_a_sentence_still_has_words() -> None:
    assert prompt("brand-new-thing") == "Brand new thing"
    assert english.name_of(EDITION, "nothing-known") == "Nothing known"
