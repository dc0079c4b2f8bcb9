"""The catalogue as plain JSON values, with spaces in their text form, for clients."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from engine.galaxies.catalogue.missionmodel import Mission
from engine.galaxies.catalogue.model import Layout
from engine.galaxies.hexes import Hex, name

if TYPE_CHECKING:
    from engine.galaxies.catalogue.components import Catalogue


def public_form(catalogue: "Catalogue") -> dict[str, Any]:
    """Everything that a client needs to draw cards, tiles, boards and the choice of missions."""
    return {
        "digest": catalogue.digest,
        "copies": catalogue.copies,
        "ships": _plain(catalogue.ships),
        "tactics": _plain(catalogue.tactics),
        "tiles": _plain(catalogue.tiles),
        "layouts": {key: _layout(x) for key, x in catalogue.layouts.items()},
        "missions": {key: _mission(x) for key, x in catalogue.missions.items()},
    }


def _plain(things: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(things))


def names(spaces: Iterable[Hex]) -> list[str]:
    """Spaces as text, in map order."""
    return [name(h) for h in sorted(spaces)]


def _layout(layout: Layout) -> dict[str, Any]:
    zones = {zone: names(spaces) for zone, spaces in layout.zones.items()}
    return {**_plain(layout), "hexes": names(layout.hexes), "zones": zones}


def _mission(mission: Mission) -> dict[str, Any]:
    plain: dict[str, Any] = _plain(mission)
    for key in ("tiles", "starts"):
        for table in plain[key]:
            table["hexes"] = names(tuple(h) for h in table["hexes"])
    plain["hidden"] = [names(spot) for spot in mission.hidden]
    plain["players"] = len(mission.seats)
    return plain
