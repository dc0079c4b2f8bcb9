"""The things that a seat may point out to its ally: public things, and ship cards that both seats may see."""

from __future__ import annotations

from engine.core.present.wire import Wire
from engine.galaxies.editions import GalaxiesEdition
from engine.galaxies.hexes import Hex


def may_point(edition: GalaxiesEdition, view: Wire, thing: str) -> bool:
    """Return whether the seat with this view and its ally both see a thing.

    Everybody sees spaces, ships, tiles and seats (PRV-01), and ship cards in play (PRV-02). Allies see each
    other's screens and holds (PRV-21).
    """
    kind, _, name = thing.partition(":")
    if kind == "space":
        return _parse_space(name) in edition.catalogue.layouts[view["layout"]].hexes
    if kind == "card":
        return name in view["ship_cards"] or _is_behind_screen(view, name)
    things = {"ship": "ships", "tile": "tiles", "seat": "seats"}.get(kind)
    return things is not None and name in view[things]


def _is_behind_screen(view: Wire, card: str) -> bool:
    team_views = [view, *view.get("ally", {}).values()]
    return any(
        card in view_part["screen"] or _is_in_hold(view_part, card)
        for view_part in team_views
        if "screen" in view_part
    )


def _is_in_hold(zone: Wire, card: str) -> bool:
    return any(card in cargo for cargo in zone["holds"].values())


def _parse_space(name: str) -> Hex | None:
    """Return the space that views call ``name``, such as `3,-1`, or None if no space has that name."""
    if len(name) > 9:
        return None
    try:
        q, r = (int(part) for part in name.split(","))
    except ValueError:
        return None
    return (q, r) if name == f"{q},{r}" else None
