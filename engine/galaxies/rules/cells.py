"""Special cells of hit charts (SHC-19). The registry defines the effects of hitting them."""

from __future__ import annotations

from engine.core.game import Rule
from engine.galaxies.events import Attack
from engine.galaxies.printed import version
from engine.galaxies.registry import CELL_DAMAGE, CELL_EFFECTS
from engine.galaxies.state import State


def extra_damage(g: State, attack: Attack) -> int:
    """Return the extra damage of the cell that an attack has hit."""
    cell = _cell_of(g, attack)
    return CELL_DAMAGE[cell](g, attack) if cell in CELL_DAMAGE else 0


def apply_cell_effects(g: State, attack: Attack) -> Rule[None]:
    """Apply the other effects of the cell that an attack has hit."""
    cell = _cell_of(g, attack)
    if cell in CELL_EFFECTS:
        yield from CELL_EFFECTS[cell](g, attack)


def _cell_of(g: State, attack: Attack) -> str:
    """Return the special cell that an attack has hit, or "" if there is none or the ship is no longer on the
    board."""
    if attack.target not in g.ships:
        return ""
    cell = version(g, g.ships[attack.target].card).cells.get(attack.cell)
    return cell.id if cell is not None else ""
