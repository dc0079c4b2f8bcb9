"""What an option does and risks, told beside its words: numbers that everybody at the table could work out.

Only printed numbers, what lies open on the board and what modifies it count; whether a standing order or a
card in a hand will change it is nobody's business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.decisions import Decision, Option, Text
from engine.galaxies import hexes as hx
from engine.galaxies.catalogue.odds import chances
from engine.galaxies.events import Ecm, Shot
from engine.galaxies.powers.tiles import cover_needs, debris_hurts_to
from engine.galaxies.printed import version
from engine.galaxies.queries import (
    attacks_of,
    controller,
    enemy_ships,
    move_of,
    range_of,
    shields_up,
    spaces_between,
    strength_of,
)
from engine.galaxies.registry import ENTERED
from engine.galaxies.rules.ecm import ecm_damage, ecm_needs, near_enemies
from engine.galaxies.rules.launching import fleet_version
from engine.galaxies.rules.tiles import tiles_under
from engine.galaxies.state import State

DIE = 8  # sides of the number die


def details(g: State, asked: Decision, option: Option) -> list[Text]:
    """Return what is to be known of an option before it is picked, in a few words each."""
    told = DETAILS.get((asked.kind, option.text.key))
    return list(told(g, asked, option)) if told else []


def _activation(g: State, _asked: Decision, option: Option) -> Iterator[Text]:
    yield Text("moves", {"move": move_of(g, option.ref["ship_card"])})


def _launch(g: State, asked: Decision, option: Option) -> Iterator[Text]:
    """What the version in the own fleet can do (SHC-07 to SHC-18)."""
    printed = fleet_version(g, asked.seat, option.ref["ship_card"])
    yield Text("ship", {"move": printed.move, "shields": printed.shields, "hull": printed.hull})
    arms = printed.primary
    yield Text("weapon", {"range": arms.range, "strength": arms.strength, "attacks": arms.attacks})


def _weapon(g: State, _asked: Decision, option: Option) -> Iterator[Text]:
    """Its range, strength and attacks, as now modified (CHG-01)."""
    shot = Shot(option.ref["ship"], option.ref["weapon"])
    numbers = {"range": range_of(g, shot), "strength": strength_of(g, shot), "attacks": attacks_of(g, shot)}
    yield Text("weapon", numbers)


def _target(g: State, asked: Decision, option: Option) -> Iterator[Text]:
    """How far it is, and how likely its chart and its cover let it be hit (ATK-03, OBS-16)."""
    ship, attacker = option.ref["ship"], asked.text.args["ship"]
    odds, shielded = chances(version(g, g.ships[ship].card)), shields_up(g.ships[ship])
    cover = cover_needs(g, ship)
    through = 1.0 if cover is None else (cover - 1) / DIE
    yield Text("away", {"spaces": spaces_between(g, attacker, ship)})
    yield Text("odds", {"percent": _percent((odds.up if shielded else odds.down) * through)})
    if cover is not None:
        yield Text("cover", {"needed": cover})
    if odds.star and not shielded:
        yield Text("star", {"percent": _percent(odds.star * through)})
    yield Text("damage", {"amount": strength_of(g, Shot(attacker, asked.text.args["weapon"], ship))})


def _step(g: State, asked: Decision, option: Option) -> Iterator[Text]:
    """The rolls that a space brings: debris on it, then enemies that the ship comes next to (ECM-21)."""
    ship, there = asked.text.args["ship"], tuple([hx.parse(name) for name in option.ref["hexes"]])
    under = tiles_under(g, ship)
    for name, tile in g.tiles.items():
        if tile.kind in ENTERED and name not in under and any(h in tile.hexes for h in there):
            yield Text("debris", {"upto": debris_hurts_to(g, ship)})
    if g.moving is None or not g.moving.ecm:
        return
    around, before = hx.around(there), near_enemies(g, ship)
    for enemy in enemy_ships(g, controller(g, ship)):
        if enemy not in before and not around.isdisjoint(g.ships[enemy].hexes):
            ecm = Ecm(enemy, ship)
            yield Text("ecm", {"ship": enemy, "needed": ecm_needs(g, ecm), "amount": ecm_damage(g, ecm)})


def _percent(chance: float) -> int:
    return round(100 * chance)


#: By the kinds of questions and the keys of the options' texts.
DETAILS: dict[tuple[str, str], Callable[[State, Decision, Option], Iterator[Text]]] = {
    ("action", "activate"): _activation,
    ("deploy", "launch"): _launch,
    ("weapon", "charge"): _weapon,
    ("target", "attack"): _target,
    ("move", "move-to"): _step,
    ("move", "move-over"): _step,
}
