"""Facts of tiles and asteroids."""

from __future__ import annotations

from engine.core.secret import Secret
from engine.galaxies.facts.base import GalaxiesFact, space_names
from engine.galaxies.facts.happenings import tiles as happenings
from engine.galaxies.hexes import Hex
from engine.galaxies.state import Engines, State


class TileTurned(GalaxiesFact, frozen=True):
    """A face-down tile is turned over permanently (DSC-03)."""

    kind = "tile"
    logged = True
    seals = "secret-revealed"
    tile: str
    tile_kind: str
    ship: str

    def change(self, g: State) -> None:
        tile = g.tiles[self.tile]
        tile.kind, tile.face = self.tile_kind, None

    def public(self) -> happenings.TileTurned:
        return {"tile": self.tile, "tile_kind": self.tile_kind, "ship": self.ship}


class TilesHidden(GalaxiesFact, frozen=True):
    """The hidden tiles are in their places, and nobody knows which is which (DSC-02, PRV-12)."""

    kind = "tiles-hidden"
    faces: Secret[dict[str, str]]

    def change(self, g: State) -> None:
        for tile, kind in self.faces.open().items():
            g.tiles[tile].face = Secret(kind)

    def public(self) -> happenings.TilesHidden:
        return {}


class EnginesStarted(GalaxiesFact, frozen=True):
    """Remote engines start, and ``left`` asteroids may move (M4-19). If ``left`` is None, the engines
    stop."""

    kind = "engines"
    touches = ("engines",)
    left: int | None

    def change(self, g: State) -> None:
        g.engines = None if self.left is None else Engines(self.left)

    def public(self) -> happenings.EnginesStarted:
        return {"left": self.left}


class EnginesUsed(GalaxiesFact, frozen=True):
    """A seat has tried to start remote engines in this turn (M4-18)."""

    kind = "engines-used"
    touches = ("engines_used",)
    seat: str

    def change(self, g: State) -> None:
        g.engines_used = g.turn

    def public(self) -> happenings.EnginesUsed:
        return {"seat": self.seat}


class AsteroidChosen(GalaxiesFact, frozen=True):
    """An asteroid may now move up to ``steps`` spaces. If ``tile`` is None, it has ended its move."""

    kind = "asteroid-steps"
    touches = ("engines",)
    tile: str | None
    steps: int

    def change(self, g: State) -> None:
        engines = g.engines
        assert engines is not None
        if self.tile is not None and self.tile not in engines.moved:
            engines.left -= 1
            engines.moved.append(self.tile)
        engines.tile, engines.steps = self.tile, self.steps

    def public(self) -> happenings.AsteroidChosen:
        return {"tile": self.tile, "steps": self.steps}


class AsteroidMoved(GalaxiesFact, frozen=True):
    """An asteroid shifts by one space (M4-21)."""

    kind = "asteroid"
    logged = True
    touches = ("tiles", "engines")
    tile: str
    spaces: tuple[Hex, ...]

    def change(self, g: State) -> None:
        g.tiles[self.tile].hexes = list(self.spaces)
        if g.engines is not None and g.engines.tile == self.tile:
            g.engines.steps -= 1

    def public(self) -> happenings.AsteroidMoved:
        return {"tile": self.tile, "hexes": space_names(self.spaces)}
