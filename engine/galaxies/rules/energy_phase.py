"""Section 6: what happens at the start of the energy phase, in its fixed order (EPH-04)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.events import EnergyStart
from engine.galaxies.facts import ShieldsChanged
from engine.galaxies.printed import book, mission, version
from engine.galaxies.queries import on_kind, ships_of, team_of
from engine.galaxies.registry import DRAWS
from engine.galaxies.rules.asking import NO, ask, option, yes_no
from engine.galaxies.rules.energy import gain
from engine.galaxies.rules.hand import can_draw, draw
from engine.galaxies.rules.triggers import run_triggers
from engine.galaxies.state import State

SOURCE, MARKET, REGENERATOR = "energy-source", "orbital-market", "shield-regenerator"


def energy_phase(g: State, seat: str) -> Rule[None]:
    """Gain, draw, and use the tiles that ships stand on as the phase begins (EPH-01 to EPH-05)."""
    source, market = (bool(standing(g, seat, kind)) for kind in (SOURCE, MARKET))
    regenerating = standing(g, seat, REGENERATOR)
    yield from gain(g, g.seats[seat].team, income(g, seat), "phase")
    if source:
        yield from gain(g, g.seats[seat].team, int(book(g).tiles[SOURCE].params["energy"]), SOURCE)
    yield from _draw(g, seat)
    if market:
        yield from _visit_market(g, seat)
    yield from _regenerate(g, seat, regenerating)
    yield from run_triggers(g, "energy-start", EnergyStart(seat))


def standing(g: State, seat: str, kind: str) -> list[str]:
    """The player's own ships on a turned tile of a kind, not his ally's (DSC-08, DSC-30, DSC-31)."""
    return [ship for ship in ships_of(g, seat) if on_kind(g, ship, kind)]


def income(g: State, seat: str) -> int:
    """The energy of a player's turn; the very first turn may give less (TRN-07, TRN-09)."""
    team = team_of(g, seat)
    return mission(g).team(team.id).first_gain if g.turn == 1 else team.income


def _draw(g: State, seat: str) -> Rule[None]:
    """Draw a card (EPH-02), or what the mission offers in its place (M3-11, M3-13)."""
    for rule in mission(g).rules:
        if rule in DRAWS and (yield from DRAWS[rule](g, seat)):
            return
    yield from draw(g, seat)


def _visit_market(g: State, seat: str) -> Rule[None]:
    """The orbital market's draw, if the player likes (DSC-14, DSC-15)."""
    if can_draw(g, seat) and (yield from yes_no(g, seat, "market")):
        yield from draw(g, seat, int(book(g).tiles[MARKET].params["draw"]))


def _regenerate(g: State, seat: str, ships: Sequence[str]) -> Rule[None]:
    """Each ship on a shield regenerator may get a blue peg, up to its shield value (DSC-16 to DSC-19)."""
    left = [ship for ship in ships if _shields_missing(g, ship)]
    while left:

        def options(offered: Sequence[str] = tuple(left)) -> list[Option]:
            return [*(option(s, "ship", {"ship": s}, ship=s) for s in offered), option(NO, "no")]

        picked = yield from ask(g, seat, "regenerate", options)
        if picked == NO:
            return
        amount = min(int(book(g).tiles[REGENERATOR].params["shield"]), _shields_missing(g, picked))
        yield ShieldsChanged(picked, amount, g.ships[picked].shields + amount, REGENERATOR)
        left.remove(picked)


def _shields_missing(g: State, ship: str) -> int:
    found = g.ships[ship]
    return max(0, version(g, found.card).shields - found.shields)
