"""What an option does and risks, told beside its words: numbers that everybody at the table could work out.

Only printed numbers, what lies open on the board and what modifies it count; whether a standing order or a
card in a hand will change it is nobody's business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.decisions import Decision, Option, Risk, Text
from engine.galaxies import hexes as hx
from engine.galaxies.catalogue.model import DIE
from engine.galaxies.catalogue.odds import chances
from engine.galaxies.events import Ecm, Shot
from engine.galaxies.hexes import Hex
from engine.galaxies.powers.tiles import cover_needs
from engine.galaxies.printed import rule_params, tactic, version
from engine.galaxies.queries import (
    attached_of,
    attacks_of,
    controller,
    enemy_ships,
    move_of,
    range_of,
    shields_up,
    slots_left,
    spaces_between,
    strength_of,
)
from engine.galaxies.registry import FORETOLD
from engine.galaxies.rules.ecm import ecm_damage, ecm_needs, near_enemies
from engine.galaxies.rules.launching import fleet_version
from engine.galaxies.rules.tiles import tiles_under
from engine.galaxies.state import State

#: Tells of one option of a question; what all of its options share has been worked out before.
Tell = Callable[[Option], Iterable[Text]]


def details(g: State, asked: Decision) -> Tell:
    """Return what tells of each option of a question what is to be known before it is picked, in a few words
    each."""
    keys, prepare = DETAILS.get(asked.kind, NONE)
    tell = prepare(g, asked)
    return lambda option: tell(option) if option.text.key in keys else ()


def _nothing(_g: State, _asked: Decision) -> Tell:
    return lambda option: ()


def _activation(g: State, _asked: Decision) -> Tell:
    return lambda option: [Text("moves", {"move": move_of(g, option.ref["ship_card"])})]


def _launch(g: State, asked: Decision) -> Tell:
    """What the version in the own fleet can do (SHC-07 to SHC-18)."""

    def tell(option: Option) -> Iterator[Text]:
        printed = fleet_version(g, asked.seat, option.ref["ship_card"])
        yield Text("ship", {"move": printed.move, "shields": printed.shields, "hull": printed.hull})
        arms = printed.primary
        yield Text("weapon", {"range": arms.range, "strength": arms.strength, "attacks": arms.attacks})

    return tell


def _weapon(g: State, _asked: Decision) -> Tell:
    """Its range, strength and attacks, as now modified (CHG-01)."""

    def tell(option: Option) -> Iterator[Text]:
        shot = Shot(option.ref["ship"], option.ref["weapon"])
        numbers = {
            "range": range_of(g, shot),
            "strength": strength_of(g, shot),
            "attacks": attacks_of(g, shot),
        }
        yield Text("weapon", numbers)

    return tell


def _target(g: State, asked: Decision) -> Tell:
    """How far it is, and how likely its chart and its cover let it be hit (ATK-03, OBS-16)."""
    attacker, weapon = asked.text.args["ship"], asked.text.args["weapon"]

    def tell(option: Option) -> Iterator[Text]:
        ship = option.ref["ship"]
        odds, shielded = chances(version(g, g.ships[ship].card)), shields_up(g.ships[ship])
        cover = cover_needs(g, ship)
        through = 1.0 if cover is None else (cover - 1) / DIE
        yield Text("away", {"spaces": spaces_between(g, attacker, ship)})
        yield Text("odds", {"percent": _percent((odds.up if shielded else odds.down) * through)})
        if cover is not None:
            yield Text("cover", {"needed": cover})
        if odds.star and not shielded:
            yield Text("star", {"percent": _percent(odds.star * through)})
        yield Text("damage", {"amount": strength_of(g, Shot(attacker, weapon, ship))})

    return tell


def _step(g: State, asked: Decision) -> Tell:
    """What waits on a space: what its tiles do, then enemies that the ship comes next to (ECM-21)."""
    ship = asked.text.args["ship"]
    under, enemies = tiles_under(g, ship), _enemies_to_meet(g, ship)
    ahead = {
        h: (name, tile.kind)
        for name, tile in g.tiles.items()
        if tile.kind in FORETOLD and name not in under
        for h in tile.hexes
    }

    def tell(option: Option) -> Iterator[Text]:
        there = [hx.parse(name) for name in option.ref["hexes"]]
        for _, kind in sorted({ahead[h] for h in there if h in ahead}):
            yield FORETOLD[kind](g, ship)
        for enemy, near in enemies:
            if not near.isdisjoint(there):
                ecm = Ecm(enemy, ship)
                yield Risk("ecm", {"ship": enemy, "needed": ecm_needs(g, ecm), "amount": ecm_damage(g, ecm)})

    return tell


def _enemies_to_meet(g: State, ship: str) -> list[tuple[str, frozenset[Hex]]]:
    """The enemies that roll for ECM if the ship comes next to them, and the spaces where it would."""
    if g.moving is None or not g.moving.ecm:
        return []
    before = near_enemies(g, ship)
    return [
        (enemy, hx.around(tuple(g.ships[enemy].hexes)))
        for enemy in enemy_ships(g, controller(g, ship))
        if enemy not in before
    ]


def _percent(chance: float) -> int:
    return round(100 * chance)


def _host(g: State, asked: Decision) -> Tell:
    """Which cards leave a ship that has no room for one more of the type (RPL-03)."""
    kind = tactic(g, asked.text.args["card"]).type

    def tell(option: Option) -> Iterator[Text]:
        host = g.cards[option.ref["ship_card"]]
        carried = [host.attached[handle].card for handle in attached_of(g, host, kind)]
        if kind != "sabotage" and carried and slots_left(g, host, kind) <= 0:
            yield Text("replaces" if len(carried) == 1 else "replaces-one", {"cards": carried})

    return tell


def _engines(g: State, _asked: Decision) -> Tell:
    """How likely the roll starts the remote engines, and what they do then (M4-19, M4-20, M4-25)."""
    rule = rule_params(g, "remote-engines")
    needed: int = rule["at_least"]
    odds = Text("start", {"percent": _percent((DIE + 1 - needed) / DIE), "needed": needed})
    moves = Text("asteroids", {"left": rule["asteroids"]})
    strikes = Text("strike", {"team": rule["target"], "amount": rule["damage"]})
    return lambda option: [odds, moves, strikes]


NONE = ((), _nothing)
#: By the kinds of questions: of which options there is something to tell, by the keys of their texts.
DETAILS: dict[str, tuple[tuple[str, ...], Callable[[State, Decision], Tell]]] = {
    "action": (("activate",), _activation),
    "attach": (("attach",), _host),
    "deploy": (("launch",), _launch),
    "engines": (("run-engines",), _engines),
    "weapon": (("charge",), _weapon),
    "target": (("attack",), _target),
    "move": (("move-to", "move-over"), _step),
}
