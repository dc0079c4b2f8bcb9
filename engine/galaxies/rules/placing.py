"""The possible placements of ships in launches, warps and powers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies import hexes as hx
from engine.galaxies.facts import Moved
from engine.galaxies.hexes import Hex
from engine.galaxies.queries import free_spaces, size_of
from engine.galaxies.rules.asking import DecisionKind, ask, option
from engine.galaxies.state import State

Placement = tuple[Hex, ...]


def placements(size: str, free: frozenset[Hex], near: Iterable[Hex]) -> list[Placement]:
    """Return every way to place a ship on free spaces with at least one space in ``near`` (DEP-04, DEP-06).

    The placement of a medium ship is an unordered pair of spaces (MOV-03). The placement of a large ship is a
    centre and its ring (MOV-14).
    """
    allowed = free.intersection(near)
    if size == "small":
        return [(h,) for h in sorted(allowed)]
    if size == "medium":
        pairs = [(h, n) for h in sorted(allowed) for n in hx.neighbours(h) if n in free]
        return sorted([(h, n) if h < n else (n, h) for h, n in pairs if h < n or n not in allowed])
    flowers = [(centre, *hx.neighbours(centre)) for centre in sorted(hx.spaces_around(tuple(allowed)))]
    return [flower for flower in flowers if free.issuperset(flower)]


def has_placement(size: str, free: frozenset[Hex], near: Iterable[Hex]) -> bool:
    """Return whether :func:`placements` would return any placement."""
    return any(placements(size, free, (h,)) for h in near)


def placements_text(places: Iterable[Placement]) -> str:
    """Return placements that are chosen but not carried out yet, as text for a client to draw: "14,5 7,2"."""
    return " ".join(hx.space_name(h) for place in places for h in place)


def _placement_id(place: Placement) -> str:
    """Return the option id of a placement: its centre for a large ship, otherwise its spaces."""
    return hx.space_name(place[0]) if len(place) == 7 else "/".join(hx.space_name(h) for h in place)


def placement_options(places: Iterable[Placement], **ref: str) -> list[Option]:
    """Return an option for each placement."""
    refs = tuple(ref.items())
    return [_placement_option(place, refs) for place in places]


@lru_cache(maxsize=4096)
def _placement_option(place: Placement, refs: tuple[tuple[str, str], ...]) -> Option:
    """Return the option for a placement. All matches share it.

    The placements of a ship take as much memory as all other options of a match together. Creating them each
    time takes 4.6 % more instructions when views are built (bench.caches).
    """
    names = [hx.space_name(h) for h in place]
    spot = {"hex": names[0], "hexes": names, **dict(refs)}
    if len(place) == 2:  # a medium ship names both spaces
        return option(_placement_id(place), "place-over", spot, hexes=names)
    return option(_placement_id(place), "place", spot, hex=names[0])


def choose_placement(
    g: State, seat: str, kind: DecisionKind, places: Sequence[Placement], decline: bool = False, **args: Any
) -> Rule[Placement | None]:
    """Let a player choose one of several different placements, or none if ``decline`` is set."""
    if not places:
        return None
    options = placement_options(places, **{k: v for k, v in args.items() if k in ("ship", "ship_card")})
    decline_options = [option("no", "no")] if decline else []
    answer = yield from ask(g, seat, kind, lambda: [*options, *decline_options], **args)
    return next(
        (place for own_option, place in zip(options, places, strict=True) if own_option.id == answer), None
    )


def place_ship(g: State, ship: str, place: Placement) -> Rule[None]:
    """Put a ship on empty spaces without a movement. ECM, debris and other tiles do not affect it (ECM-09,
    DSC-23)."""
    yield Moved(ship, place, placed=True, before=tuple(g.ships[ship].hexes))


def placements_within(g: State, ship: str, spaces: Iterable[Hex], reach: int) -> list[Placement]:
    """Return the placements of a ship with at least one space within ``reach`` of ``spaces``."""
    nearby = {n for h in spaces for n in hx.spaces_within(h, reach)}
    return placements(size_of(g, ship), free_spaces(g, ignored=ship), nearby)
