"""Options of a host: validated against their declaration, and completed by defaults."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.lobby.options import (
    TABLE_OPTIONS,
    BadOptions,
    Choice,
    OptionInfo,
    fill_in_defaults,
    only_game_options,
    only_table_options,
)

FLEETS = OptionInfo("fleets", "Fleets", (Choice("printed", "as printed"), Choice("48", "of 48")), "printed")


@pytest.mark.parametrize(
    ("options", "expected"), [({}, 0), ({"reaction_seconds": 30}, 30), ({"reaction_seconds": "45"}, 45)]
)
def test_missing_options_get_their_defaults(options: dict[str, Any], expected: int) -> None:
    assert fill_in_defaults(TABLE_OPTIONS, options) == {
        "reactions": "10",
        "reaction_seconds": expected,
        "alone": "answers",
        "time": "none",
        "at_zero": "computer",
        "spectator_delay": 0,
        "spectators": "all",
        "chat": "on",
        "bot_pace": "usual",
        "questions": "gestures",
    }


@pytest.mark.parametrize("value", [0, 120, "0", "120"])
def test_a_number_may_be_any_from_the_minimum_to_the_maximum(value: int | str) -> None:
    assert fill_in_defaults(TABLE_OPTIONS, {"reaction_seconds": value})["reaction_seconds"] == int(value)


@pytest.mark.parametrize(
    "options", [-1, 121, 1.5, True, None, "soon", "", "0x10", [5], "١٢", " 5", "-1", "9" * 5000, float("nan")]
)
def test_wrong_options_are_reported_with_their_location(options: Any) -> None:
    with pytest.raises(BadOptions) as refusal:
        _ = fill_in_defaults(TABLE_OPTIONS, {"reaction_seconds": options, "fog": 1})
    assert refusal.value.errors == [
        ("fog", "there is no such option"),
        ("reaction_seconds", "must be a whole number from 0 to 120"),
    ]
    assert "fog: there is no such option" in str(refusal.value)


@pytest.mark.parametrize("value", ["1000", 48, None, [], {}, True])
def test_a_value_that_is_not_among_the_choices_is_rejected(value: Any) -> None:
    with pytest.raises(BadOptions) as refusal:
        _ = fill_in_defaults([FLEETS], {"fleets": value})
    assert refusal.value.errors == [("fleets", "must be one of printed, 48")]


def test_options_are_listed_in_the_order_of_their_declaration() -> None:
    options = {"bot_pace": "fast", "reaction_seconds": 5, "fleets": "48"}
    assert list(fill_in_defaults([FLEETS, *TABLE_OPTIONS], options)) == [
        *("fleets", "reactions", "reaction_seconds", "alone"),
        *("time", "at_zero", "spectator_delay", "spectators", "chat", "bot_pace", "questions"),
    ]


def test_a_table_and_its_game_have_separate_options() -> None:
    options = {"fleets": "48", "reactions": "in-turn", "reaction_seconds": 5, "fog": 1, "bot_pace": "fast"}
    assert only_game_options(options) == {"fleets": "48", "fog": 1}
    assert only_table_options(options) == {"reactions": "in-turn", "reaction_seconds": 5, "bot_pace": "fast"}
    assert only_game_options(options) | only_table_options(options) == options


def test_every_default_is_an_allowed_value() -> None:
    for option in TABLE_OPTIONS:
        assert fill_in_defaults([option], {option.id: option.default}) == fill_in_defaults([option], {})
        for choice in option.choices:
            assert fill_in_defaults([option], {option.id: choice.id})
