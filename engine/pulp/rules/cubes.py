"""Resolves drawn cubes one after another, in the Hero's order (SRC-08 to SRC-20)."""

from __future__ import annotations

from typing import Any

from engine.core.decisions import Option, Text
from engine.core.game import Rule
from engine.core.secret import Secret
from engine.pulp.catalogue.model import ABILITY_OF, Color
from engine.pulp.facts.encounters import PointsChanged
from engine.pulp.facts.rounds import MatchEnded
from engine.pulp.facts.search import CubesMoved, SeatPeeked, WeaponFound, WhiteSetAside
from engine.pulp.printed import edition_of
from engine.pulp.queries import (
    COLORED,
    black_cube_alien,
    counting_reason,
    is_quietus_past,
    losable_abilities,
    placeable_cubes,
    raisable_abilities,
    unfound_count,
    weapons_in_game,
)
from engine.pulp.registry import find_grant
from engine.pulp.rules.basics import NO, choose_card, gain, make_face_down, option, question, shuffle_cards
from engine.pulp.rules.tools import team_options, tool_options, understand_if_complete, use_tool
from engine.pulp.state import HERO, TRAITOR, Ending, SeenThings, State

FIND = option("find", "find", ("color", "yellow"))
GREEN_POINTS = 2


def resolve_cubes(g: State) -> Rule[None]:
    """Resolve all drawn cubes.

    The Hero is not asked if there is no choice. If a Super Weapon is found with the last cube, Landing Team
    cubes may still be put on it (X2L-05).
    """
    assert g.search is not None
    answer = ""
    while g.search.drawn:
        options, tools = cube_options(g), tool_options(g, "drawn")
        if len(options) == 1 and not tools:
            answer = options[0].id
        else:
            text = Text("cube", {"cubes": list(g.search.drawn)})
            (answer,) = yield question("cube", text, (*options, *tools))
        if answer.partition(":")[0] in CUBE_ACTIONS:
            yield from resolve_one(g, answer)
        else:
            yield from use_tool(g, answer)
    if answer == FIND.id and g.options.rulings > 1:
        yield from place_team_cubes(g)


def place_team_cubes(g: State) -> Rule[None]:
    """Let the Hero put any number of Landing Team cubes on Super Weapons (X2L-05)."""
    decline = option(NO, "no")
    while options := team_options(g):
        (answer,) = yield question("team", Text("lay-teams"), (*options, decline))
        if answer == NO:
            return
        yield from use_tool(g, answer)


def cube_options(g: State) -> list[Option]:
    """Return the options for the drawn cubes, one set for each colour: yellow first, white last (SRC-08)."""
    assert g.search is not None
    drawn = g.search.drawn or []
    options: list[Option] = [FIND] if "yellow" in drawn else []
    for color in COLORED:
        if color in drawn:
            options += _colored_options(g, color)
    if "green" in drawn:
        options.append(option("team", "lay-team", ("color", "green")))
        options += [
            option(f"boost:{ability}", "boost", ("color", "green"), ("ability", ability))
            for ability in raisable_abilities(g)
        ]
    if "black" in drawn:
        options += _black_options(g)
    if not options and "white" in drawn:
        options.append(option("aside", "aside", ("color", "white")))
    return options


def _colored_options(g: State, color: Color) -> list[Option]:
    """Return the options for a red, blue or orange cube: to gain a point, or to put the cube on a Super
    Weapon that needs it. If neither is possible, the cube goes to the supply.
    """
    ability = ABILITY_OF[color]
    options: list[Option] = []
    if g.tracks[ability].value < g.tracks[ability].top:
        options.append(option(f"raise:{color}", "raise", ("color", color), ("ability", ability)))
    options += [
        option(f"place:{color}:{weapon.id}", "place", ("color", color), ("weapon", weapon.id))
        for weapon in g.weapons
        if color in placeable_cubes(g, weapon)
    ]
    return options or [option(f"discard:{color}", "discard-cube", ("color", color))]


def _black_options(g: State) -> list[Option]:
    """Return the options for a black cube (SRC-14, SRC-15, SRC-18). It is put on The Quietus. If The Quietus
    has been left behind, the Hero loses a point of a chosen Ability. Otherwise the cube goes to the supply.
    """
    target = black_cube_alien(g)
    if find_grant(g, "black-to-supply") is None and target is not None:
        text = Text("collect", {"color": "black", "alien": target})
        return [Option("collect:black", text, {"color": "black"})]
    if find_grant(g, "black-to-supply") is None and is_quietus_past(g) and losable_abilities(g):
        return [
            option(f"lose:{ability}", "lose-to-black", ("color", "black"), ("ability", ability))
            for ability in losable_abilities(g)
        ]
    return [option("discard:black", "discard-cube", ("color", "black"))]


CUBE_ACTIONS = ("find", "raise", "place", "discard", "team", "boost", "collect", "lose", "aside")


def resolve_one(g: State, answer: str) -> Rule[None]:
    """Carry out the chosen option for a cube."""
    kind, _, rest = answer.partition(":")
    target: Any = rest
    if kind == "find":
        yield from find_weapon(g)
    elif kind == "raise":
        yield CubesMoved({target: 1}, "drawn", "supply", "search")
        yield from gain(g, ABILITY_OF[target], 1, "search")
    elif kind == "place":
        target, _, weapon = rest.partition(":")
        yield CubesMoved({target: 1}, "drawn", weapon, "search")
        yield from understand_if_complete(g, weapon)
    elif kind == "discard":
        yield CubesMoved({target: 1}, "drawn", "supply", "search")
    elif kind == "team":
        if not rest:
            yield CubesMoved({"green": 1}, "drawn", "team", "search")
        else:
            yield from use_tool(g, answer)
    elif kind == "boost":
        yield CubesMoved({"green": 1}, "drawn", "gone", "search")
        yield from gain(g, target, GREEN_POINTS, "search")
    elif kind == "collect":
        yield CubesMoved({"black": 1}, "drawn", str(black_cube_alien(g)), "search")
    elif kind == "lose":
        yield CubesMoved({"black": 1}, "drawn", "supply", "search")
        yield PointsChanged({target: -1}, "search")
    else:
        yield WhiteSetAside()


def find_weapon(g: State) -> Rule[None]:
    """Find a Super Weapon for the Hero. With the last Super Weapon, the Hero wins (SRC-09, END-01)."""
    assert g.search is not None
    pile = g.weapon_pile.cards.open()
    weapon, remaining = pile[0], pile[1:]
    if g.search.choose_weapon and len(pile) > 1:
        weapon, remaining = yield from choose_from_pile(g, "choose-weapon", "scanning-technology")
    yield WeaponFound(weapon, len(remaining), make_face_down(remaining))
    if g.traitor is None:
        if not unfound_count(g):
            yield MatchEnded(Ending(HERO, "weapons"))
    else:
        yield from end_if_decided(g)


def end_if_decided(g: State) -> Rule[None]:
    """End a match with a Traitor if all Super Weapons are found, or if the Traitor cannot be overtaken
    (X1W-01, X1W-04).
    """
    assert g.traitor is not None
    traitor, hero = len(g.traitor.weapons), len(g.weapons)
    if not unfound_count(g) or counting_reason(hero, traitor, weapons_in_game(g)) == "overtaken":
        yield MatchEnded(Ending(TRAITOR if traitor > hero else HERO, "majority"))


def choose_from_pile(g: State, key: str, source: str, seat: str = HERO) -> Rule[tuple[str, list[str]]]:
    """Look through the face-down Super Weapons, take one, and shuffle the rest (SWP-10, PRV-09)."""
    pile = g.weapon_pile.cards.open()
    yield SeatPeeked(SeenThings("weapons", Secret(sorted(pile), (seat,))), len(pile), source)
    names = [name for name in edition_of(g).weapons if name in pile]
    weapon = yield from choose_card(key, source, names, "weapon", "weapon", seat=seat)
    remaining = yield from shuffle_cards([name for name in names if name != weapon])
    return weapon, remaining
