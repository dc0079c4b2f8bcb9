"""Section 6: the start of the energy phase, in its fixed order (EPH-04)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.game import Rule
from engine.galaxies.events import EnergyStart
from engine.galaxies.printed import mission
from engine.galaxies.queries import is_on_tile_kind, ships_of, team_of
from engine.galaxies.registry import DRAW_REPLACEMENTS, ENERGY_TILES, EnergyStep
from engine.galaxies.rules.energy import gain
from engine.galaxies.rules.hand import draw
from engine.galaxies.rules.triggers import run_triggers
from engine.galaxies.state import State


def energy_phase(g: State, seat: str) -> Rule[None]:
    """Gain energy, draw, and apply the tiles that are under the player's ships when the phase begins (EPH-01
    to EPH-05)."""
    ships = {kind: ships_on_tiles(g, seat, kind) for kind in ENERGY_TILES}
    yield from gain(g, g.seats[seat].team, income(g, seat), "phase")
    yield from _use_tiles(g, seat, "gain", ships)
    yield from _draw_card(g, seat)
    yield from _use_tiles(g, seat, "draw", ships)
    yield from _use_tiles(g, seat, "shields", ships)
    yield from run_triggers(g, "energy-start", EnergyStart(seat))


def ships_on_tiles(g: State, seat: str, kind: str) -> list[str]:
    """Return the ships of a player, but not of an ally, on face-up tiles of a kind (DSC-08, DSC-30,
    DSC-31)."""
    return [ship for ship in ships_of(g, seat) if is_on_tile_kind(g, ship, kind)]


def income(g: State, seat: str) -> int:
    """Return the energy that a player gains in a turn. The first turn of the match may give less (TRN-07,
    TRN-09)."""
    team = team_of(g, seat)
    return mission(g).team(team.id).first_gain if g.turn == 1 else team.income


def _draw_card(g: State, seat: str) -> Rule[None]:
    """Draw a card (EPH-02), or use the mission's alternative (M3-11, M3-13).

    If a lesson introduces cards in a later round, players draw a whole hand in that round and no cards
    before.
    """
    lesson = mission(g).lesson
    if lesson is not None and g.round <= lesson.cards and lesson.cards > 1:
        if g.round == lesson.cards:
            yield from draw(g, seat, lesson.hand)
        return
    for rule in mission(g).rules:
        if rule in DRAW_REPLACEMENTS and (yield from DRAW_REPLACEMENTS[rule](g, seat)):
            return
    yield from draw(g, seat)


def _use_tiles(g: State, seat: str, step: EnergyStep, ships: Mapping[str, Sequence[str]]) -> Rule[None]:
    """Apply the benefits that tiles give to a player's ships after a step of the phase."""
    for kind, tile in ENERGY_TILES.items():
        if tile.step == step and ships[kind]:
            yield from tile.act(g, seat, ships[kind])
