"""From the data files to components."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from engine.pulp.catalogue.model import (
    Alien,
    Alignment,
    Captain,
    Components,
    CrewCard,
    Die,
    EncounterCard,
    Exploration,
    Influence,
    Numbers,
    Planet,
    ShipCard,
    SuperWeapon,
)

T = TypeVar("T")
Table = dict[str, Any]
SETS = ("base", "x1", "x2", "x3")


@cache
def components() -> Components:
    """Return the components that come with the package, read once.

    Raises ValueError if an id stands there twice, and msgspec.ValidationError for data that does not fit.
    """
    sets = {name: _read(name) for name in SETS}
    found = Components(
        _numbers(sets),
        _every(Alien, sets, "alien", "vassal"),
        _every(Captain, sets, "captain"),
        _every(Planet, sets, "planet"),
        _every(SuperWeapon, sets, "super_weapon"),
        _by_id(EncounterCard, _read("encounters")["card"]),
        _by_id(Die, _read("dice")["die"]),
        _by_id(Alignment, sets["x1"]["alignment"]),
        _by_id(Influence, sets["x1"]["influence"]),
        _by_id(Exploration, sets["x2"]["exploration"]),
        _by_id(CrewCard, sets["x3"]["crew"]),
        _by_id(ShipCard, sets["x3"]["ship"]),
    )
    return found


def _read(name: str) -> Table:
    return tomllib.loads((files("engine.pulp.catalogue") / f"{name}.toml").read_text(encoding="utf-8"))


def _every(kind: type[T], sets: dict[str, Table], *tables: str) -> dict[str, T]:
    """The records of these tables in all sets; each knows the set that it comes from."""
    rows = [
        {**row, "set": name} for name, data in sets.items() for table in tables for row in data.get(table, ())
    ]
    return _by_id(kind, rows)


def _by_id(kind: type[T], rows: list[Table]) -> dict[str, T]:
    found = {row["id"]: msgspec.convert(row, kind) for row in rows}
    if len(found) != len(rows):
        raise ValueError(f"two {kind.__name__} have one id")
    return found


def _numbers(sets: dict[str, Table]) -> Numbers:
    base, x1, x2, x3 = (sets[name] for name in SETS)
    return msgspec.convert(
        {
            "cubes": {name: data["cubes"] for name, data in sets.items()},
            "fixed_seed": base["seed"]["fixed"],
            "levels": base["seed"]["levels"],
            "top": base["tracks"]["top"],
            "bonus": base["tracks"]["bonus"],
            "influence_start": x1["track"]["start"],
            "influence_top": x1["track"]["top"],
            "hero_bonus": x1["hero"]["bonus"],
            "team_front": x2["team"]["front"],
            "team_seed": x2["team"]["seed"],
            "exploration": x2["team"]["exploration"],
            "crew_most": x3["crew_numbers"]["most"],
            "crew_with_ship": x3["crew_numbers"]["with_ship"],
            "row": x3["crew_numbers"]["row"],
        },
        Numbers,
    )
