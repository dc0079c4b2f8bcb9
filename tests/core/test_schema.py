"""JSON Schema of wire types, and the types of happenings."""

from __future__ import annotations

import doctest
from typing import Any, Literal, NotRequired, TypedDict

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, ValidationError

from engine.core.present import happening_types, schema
from engine.core.present.happening_types import happening_type
from engine.core.present.schema import schema_definitions, schema_reference


class Pegs(msgspec.Struct):
    shields: int
    hull: int = 0


class Spare(msgspec.Struct, omit_defaults=True):
    amount: int = 1


class Ship(TypedDict):
    """A ship with ``pegs``."""

    pegs: Pegs  #: Its ``pegs``.
    card: NotRequired[str]
    #: What it may lose,
    #: and still fly.
    spares: list[Spare]
    level: Literal["standard", "veteran"] | None


class Found(TypedDict):
    seat: str


class FoundSeen(TypedDict):
    card: str


SHIP: dict[str, Any] = {"pegs": {"shields": 2, "hull": 0}, "spares": [{}], "level": None}


class Launched(Ship):
    """A ship on the board."""

    zone: str  #: Where.


def validator(of: Any) -> Draft202012Validator:
    return Draft202012Validator({**schema_reference(of.__name__), "$defs": schema_definitions([of])})


def test_sent_data_matches_the_schema() -> None:
    validator(Ship).validate(SHIP)
    validator(Ship).validate(SHIP | {"card": "isn-everest", "level": "veteran", "spares": [{"amount": 2}]})


def test_fields_have_the_comments_beside_and_above_them_in_the_source() -> None:
    fields = schema_definitions([Launched])["Launched"]["properties"]
    descriptions = {name: part.get("description") for name, part in fields.items()}
    expected = {"pegs": "Its `pegs`.", "zone": "Where.", "spares": "What it may lose, and still fly."}
    assert descriptions == expected | {"card": None, "level": None}


@pytest.mark.parametrize(
    "invalid",
    [
        SHIP | {"pegs": {"shields": 2}},
        SHIP | {"pegs": {"shields": 2, "hull": 0, "more": 0}},
        SHIP | {"more": 0},
        SHIP | {"level": "seasoned"},
        SHIP | {"spares": [{"amount": "1"}]},
        {name: value for name, value in SHIP.items() if name != "level"},
    ],
)
def test_data_with_a_missing_or_additional_field_does_not_match(invalid: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        validator(Ship).validate(invalid)


def test_fields_keep_the_order_of_the_type() -> None:
    schema = schema_definitions([Ship])["Ship"]
    assert list(schema["properties"]) == ["pegs", "card", "spares", "level"]
    assert schema["required"] == ["pegs", "spares", "level"]
    assert schema["description"] == "A ship with `pegs`."


def test_two_types_with_the_same_name_are_rejected() -> None:
    other = msgspec.defstruct("Pegs", [("blue", int)])
    with pytest.raises(ValueError, match="called Pegs"):
        schema_definitions([Ship, other])


def test_a_happening_has_the_fields_shown_to_everybody_and_optionally_those_shown_to_some() -> None:
    validate = validator(happening_type("found-it", Found, FoundSeen))
    happening = {"kind": "found-it", "label": "", "seat": "isn-1"}
    for valid in (happening, happening | {"card": "tes-kio"}):
        validate.validate(valid)
    for invalid in (happening | {"kind": "found"}, happening | {"handle": "h1"}, happening | {"card": None}):
        with pytest.raises(ValidationError):
            validate.validate(invalid)


def test_a_happening_shown_only_to_some_requires_all_its_fields() -> None:
    wire_type = happening_type("found-it", None, FoundSeen)
    assert wire_type.__name__ == "FoundItHappening"
    assert schema_definitions([wire_type])["FoundItHappening"]["required"] == ["kind", "card"]


@pytest.mark.parametrize("types", [(None,), (dict,), (Found, dict[str, str])])
def test_a_happening_needs_types(types: Any) -> None:
    with pytest.raises(TypeError):
        happening_type("found-it", *types)


@pytest.mark.parametrize("module", [happening_types, schema])
def test_the_examples_are_correct(module: Any) -> None:
    result = doctest.testmod(module)
    assert result.attempted and not result.failed
