"""Details of options: their effects and risks, in numbers that any player at the table could compute.

The details use printed numbers, the public state of the board and active modifiers. They ignore standing
orders and hand cards that might change the result.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from engine.core.decisions import Decision, Option, Risk, Text
from engine.galaxies import hexes as hx
from engine.galaxies.catalogue.model import DIE
from engine.galaxies.catalogue.odds import hit_chances
from engine.galaxies.events import Ecm, Shot
from engine.galaxies.hexes import Hex
from engine.galaxies.powers.tiles import cover_threshold
from engine.galaxies.printed import rule_params, tactic, version
from engine.galaxies.queries import (
    attached_of,
    attacks_of,
    controller,
    enemy_ships,
    movement_of,
    range_of,
    shields_up,
    slots_left,
    spaces_between,
    strength_of,
)
from engine.galaxies.registry import FORECASTS
from engine.galaxies.rules.ecm import ecm_damage, ecm_threshold
from engine.galaxies.rules.launching import fleet_version
from engine.galaxies.rules.placing import Placement
from engine.galaxies.state import State

#: A function that returns the details of one option. Values that all options of a decision share are computed
#: once, when the function is created.
Describe = Callable[[Option], Iterable[Text]]


def option_describer(g: State, decision: Decision) -> Describe:
    """Return a function that maps each option of a decision to its details, each a few words long."""
    keys, prepare = DETAILS.get(decision.kind, NONE)
    describe = prepare(g, decision)
    return lambda option: describe(option) if option.text.key in keys else ()


def _empty_describer(_g: State, _decision: Decision) -> Describe:
    return lambda option: ()


def _action_describer(g: State, decision: Decision) -> Describe:
    host = _host_describer(g, decision)

    def describe(option: Option) -> Iterable[Text]:
        if option.text.key == "play-on":
            return host(option)
        return [Text("moves", {"move": movement_of(g, option.ref["ship_card"])})]

    return describe


def _launch_describer(g: State, decision: Decision) -> Describe:
    """Return a function that describes the version of a ship card in the player's own fleet (SHC-07 to
    SHC-18)."""
    host = _host_describer(g, decision)

    def describe(option: Option) -> Iterator[Text]:
        if option.text.key == "play-on":
            yield from host(option)
            return
        ship_version = fleet_version(g, decision.seat, option.ref["ship_card"])
        yield Text(
            "ship", {"move": ship_version.move, "shields": ship_version.shields, "hull": ship_version.hull}
        )
        weapon = ship_version.primary
        yield Text("weapon", {"range": weapon.range, "strength": weapon.strength, "attacks": weapon.attacks})

    return describe


def _weapon_describer(g: State, _decision: Decision) -> Describe:
    """Return a function that describes a weapon's current range, strength and attacks (CHG-01)."""

    def describe(option: Option) -> Iterator[Text]:
        shot = Shot(option.ref["ship"], option.ref["weapon"])
        numbers = {
            "range": range_of(g, shot),
            "strength": strength_of(g, shot),
            "attacks": attacks_of(g, shot),
        }
        yield Text("weapon", numbers)

    return describe


def _target_describer(g: State, decision: Decision) -> Describe:
    """Return a function that describes an attack with the chosen weapon."""
    attacker, weapon = decision.text.args["ship"], decision.text.args["weapon"]
    return lambda option: _attack_details(g, Shot(attacker, weapon, option.ref["ship"]))


def _shot_describer(g: State, _decision: Decision) -> Describe:
    """Return a function that describes an attack, or only the weapon if the option has no target."""

    def describe(option: Option) -> Iterable[Text]:
        ref = option.ref
        if "target" in ref:
            return _attack_details(g, Shot(ref["ship"], ref["weapon"], ref["target"]))
        return _weapon_describer(g, _decision)(option)

    return describe


def _attack_details(g: State, shot: Shot) -> Iterator[Text]:
    """Yield the distance to the target, the chance to hit, and the damage. The chance includes the effect of
    cover (ATK-03, OBS-16)."""
    ship = shot.target
    assert ship is not None
    odds, shielded = hit_chances(version(g, g.ships[ship].card)), shields_up(g.ships[ship])
    cover = cover_threshold(g, ship)
    hit_share = 1.0 if cover is None else (cover - 1) / DIE
    yield Text("away", {"spaces": spaces_between(g, shot.attacker, ship)})
    yield Text("odds", {"percent": _percent((odds.up if shielded else odds.down) * hit_share)})
    if cover is not None:
        yield Text("cover", {"needed": cover})
    if odds.star and not shielded:
        yield Text("star", {"percent": _percent(odds.star * hit_share)})
    yield Text("damage", {"amount": strength_of(g, shot)})


def _path_describer(g: State, decision: Decision) -> Describe:
    """Return a function that describes the risks on each space of a flight or of a single step."""
    ship = decision.text.args["ship"]
    start, step_risks = tuple(g.ships[ship].hexes), _make_risk_finder(g, ship)
    if step_risks is _no_risks:
        return _empty_describer(g, decision)
    known_paths: dict[tuple[str, ...], tuple[Placement, tuple[Text, ...]]] = {(): (start, ())}

    def follow_path(path: tuple[str, ...]) -> tuple[Placement, tuple[Text, ...]]:
        """Return the placement at the end of a path, and the risks along the path. Paths share prefixes, so
        each prefix is computed only once."""
        if path not in known_paths:
            previous, texts = follow_path(path[:-1])
            target = _placement_after(previous, path[-1])
            known_paths[path] = target, (*texts, *step_risks(previous, target))
        return known_paths[path]

    def describe(option: Option) -> Iterable[Text]:
        if "path" in option.ref:
            return follow_path(tuple(option.ref["path"]))[1]
        return step_risks(start, tuple([hx.parse_space(name) for name in option.ref["hexes"]]))

    return describe


def _make_risk_finder(g: State, ship: str) -> Callable[[Placement, Placement], Iterable[Text]]:
    """Return a function that yields the risks of a step: first from tiles, then from ECM of nearby enemies
    (ECM-21)."""
    ecm = g.moving is not None and g.moving.ecm
    forecast_tiles = {name: tile for name, tile in sorted(g.tiles.items()) if tile.kind in FORECASTS}
    enemies = enemy_ships(g, controller(g, ship)) if ecm else ()
    ecm_areas = {enemy: hx.spaces_around(tuple(g.ships[enemy].hexes)) for enemy in enemies}

    def risks(previous: Placement, target: Placement) -> Iterator[Text]:
        for tile in forecast_tiles.values():
            if _enters_area(tile.hexes, previous, target):
                yield FORECASTS[tile.kind or ""](g, ship)
        for enemy, spaces in ecm_areas.items():
            if _enters_area(spaces, previous, target):
                roll = Ecm(enemy, ship)
                args = {"ship": enemy, "needed": ecm_threshold(g, roll), "amount": ecm_damage(g, roll)}
                yield Risk("ecm", args)

    return risks if forecast_tiles or ecm_areas else _no_risks


def _no_risks(_previous: Placement, _target: Placement) -> Iterable[Text]:
    return ()


def _movement_describer(g: State, decision: Decision) -> Describe:
    """Return a function that describes paths, and attacks made instead of movement."""
    path, shot = _path_describer(g, decision), _shot_describer(g, decision)
    return lambda option: (shot if "target" in option.ref else path)(option)


def _enters_area(area: Collection[Hex], previous: Placement, target: Placement) -> bool:
    return any(h in area for h in target) and not any(h in area for h in previous)


def _placement_after(previous: Placement, pick: str) -> Placement:
    """Return the placement of a ship after one step of its path."""
    front_name, has_front, target_name = pick.rpartition(">")
    target = hx.parse_space(target_name)
    if len(previous) == 2:
        return target, hx.parse_space(front_name) if has_front else previous[0]
    return (target, *hx.neighbours(target)) if len(previous) > 1 else (target,)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _host_describer(g: State, _decision: Decision) -> Describe:
    """Return a function that describes the cards that a new card can replace on a ship without a free slot of
    its type (RPL-03)."""

    def describe(option: Option) -> Iterator[Text]:
        kind = tactic(g, option.ref["card"]).type
        host = g.cards[option.ref["ship_card"]]
        attached = [host.attached[handle].card for handle in attached_of(g, host, kind)]
        if kind != "sabotage" and attached and slots_left(g, host, kind) <= 0:
            yield Text("replaces" if len(attached) == 1 else "replaces-one", {"cards": attached})

    return describe


def _engines_describer(g: State, _decision: Decision) -> Describe:
    """Return a function that describes the chance to start remote engines, and their effects (M4-19, M4-20,
    M4-25)."""
    rule = rule_params(g, "remote-engines")
    needed: int = rule["at_least"]
    odds = Text("start", {"percent": _percent((DIE + 1 - needed) / DIE), "needed": needed})
    moves = Text("asteroids", {"left": rule["asteroids"]})
    strikes = Text("strike", {"team": rule["target"], "amount": rule["damage"]})
    return lambda option: [odds, moves, strikes]


NONE = ((), _empty_describer)
#: For each kind of decision: the text keys of the options that have details, and the function that creates
#: their describer.
DETAILS: dict[str, tuple[tuple[str, ...], Callable[[State, Decision], Describe]]] = {
    "action": (("activate", "play-on"), _action_describer),
    "attach": (("attach",), _host_describer),
    "deploy": (("launch", "play-on"), _launch_describer),
    "engines": (("run-engines",), _engines_describer),
    "shot": (("charge", "shot", "shots"), _shot_describer),
    "weapon": (("charge",), _weapon_describer),
    "target": (("attack",), _target_describer),
    "move": (("fly", "fly-over", "move-to", "move-over", "shot", "shots"), _movement_describer),
}
