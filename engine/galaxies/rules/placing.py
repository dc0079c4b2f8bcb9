"""Where ships can stand: placements for launches, warps and powers that place."""

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
from engine.galaxies.rules.asking import Kind, ask, option
from engine.galaxies.state import State

Place = tuple[Hex, ...]


def places(size: str, free: frozenset[Hex], near: Iterable[Hex]) -> list[Place]:
    """Return every way for a ship to stand on free spaces with some space in ``near`` (DEP-04, DEP-06).

    A medium ship is an unordered pair (MOV-03), a large one a centre and its ring (MOV-14).
    """
    wanted = free.intersection(near)
    if size == "small":
        return [(h,) for h in sorted(wanted)]
    if size == "medium":
        pairs = [(h, n) for h in sorted(wanted) for n in hx.neighbours(h) if n in free]
        return sorted([(h, n) if h < n else (n, h) for h, n in pairs if h < n or n not in wanted])
    flowers = [(centre, *hx.neighbours(centre)) for centre in sorted(hx.around(tuple(wanted)))]
    return [flower for flower in flowers if free.issuperset(flower)]


def room(size: str, free: frozenset[Hex], near: Iterable[Hex]) -> bool:
    """Whether :func:`places` finds any."""
    return any(places(size, free, (h,)) for h in near)


def chosen(places: Iterable[Place]) -> str:
    """Return placements that are chosen but not carried out yet, as text for a client to draw: "14,5 7,2"."""
    return " ".join(hx.name(h) for place in places for h in place)


def _place_id(place: Place) -> str:
    """The option id of a placement: its centre if large, else its spaces."""
    return hx.name(place[0]) if len(place) == 7 else "/".join(hx.name(h) for h in place)


def place_options(places: Iterable[Place], **ref: str) -> list[Option]:
    """Return the options for a choice of placements."""
    refs = tuple(ref.items())
    return [_place_option(place, refs) for place in places]


@lru_cache(maxsize=4096)
def _place_option(place: Place, refs: tuple[tuple[str, str], ...]) -> Option:
    """One that all matches share: a ship's placements take as much memory as all else that a match asks. To
    make them each time takes 4.6 % more instructions with views (bench.caches)."""
    names = [hx.name(h) for h in place]
    spot = {"hex": names[0], "hexes": names, **dict(refs)}
    if len(place) == 2:  # both tell where a medium ship lies
        return option(_place_id(place), "place-over", spot, hexes=names)
    return option(_place_id(place), "place", spot, hex=names[0])


def choose_place(
    g: State, seat: str, kind: Kind, places: Sequence[Place], decline: bool = False, **args: Any
) -> Rule[Place | None]:
    """Let a player choose one of the placements, which are all different; with ``decline`` also none."""
    if not places:
        return None
    offered = place_options(places, **{k: v for k, v in args.items() if k in ("ship", "ship_card")})
    none = [option("no", "no")] if decline else []
    picked = yield from ask(g, seat, kind, lambda: [*offered, *none], **args)
    return next((place for own, place in zip(offered, places, strict=True) if own.id == picked), None)


def place_ship(g: State, ship: str, place: Place) -> Rule[None]:
    """Put a ship on empty spaces without movement: no ECM, debris or tile (ECM-09, DSC-23)."""
    yield Moved(ship, place, placed=True, before=tuple(g.ships[ship].hexes))


def places_within(g: State, ship: str, spaces: Iterable[Hex], reach: int) -> list[Place]:
    """Return where a ship could be placed with some space at most ``reach`` from ``spaces``."""
    near = {n for h in spaces for n in hx.within(h, reach)}
    return places(size_of(g, ship), free_spaces(g, but=ship), near)
