"""The effects of Planets. Some are permanent, and others are paid for with keys and codes."""

from __future__ import annotations

from engine.core.game import Rule
from engine.pulp.effects.locations import make_ability_change, make_evade_cubes_change
from engine.pulp.facts.encounters import IconsTurnedUpright, SearchCubesChanged
from engine.pulp.facts.search import CubesDrawn, CubesMoved
from engine.pulp.line import LINE, Cause, Line, on_line
from engine.pulp.printed import card_of
from engine.pulp.queries import evaded_cards, raisable_abilities
from engine.pulp.registry import after_cubes, before_cubes, on_search, register_price, tool, when_paid
from engine.pulp.rules.basics import draw, gain_any, remove_from_bag
from engine.pulp.rules.dice import set_die
from engine.pulp.rules.searching import DRAWN_AGAIN, UNTIL_YELLOW, put_back, redraw
from engine.pulp.state import State


@when_paid("velloria")
def velloria(g: State, source: str) -> Rule[None]:
    yield SearchCubesChanged(2, source)


@on_line("ashen-reach")
def ashen_reach(line: Line, cause: Cause) -> None:
    for draft in line.guardforces():
        draft.add(cause.source, 1)


@on_search("ashen-reach")
def ashen_reach_draws(g: State) -> int:
    return 2


register_price("tethys-minor")


@after_cubes("tethys-minor")
def tethys_minor(g: State, source: str) -> Rule[None]:
    yield from redraw(g, DRAWN_AGAIN["tethys-minor"], source)


LINE["ghar"] = make_ability_change("combat")


@on_search("ghar")
def ghar_draws(g: State) -> int:
    return 1


@when_paid("the-drowned-moon", ready=lambda g: bool(g.bag.get("white")))
def the_drowned_moon(g: State, source: str) -> Rule[None]:
    yield from remove_from_bag(g, ["white", "white"], source)


@when_paid("caldera-ix", ready=lambda g: bool(raisable_abilities(g)))
def caldera_ix(g: State, source: str) -> Rule[None]:
    yield from gain_any(g, 3, source)


LINE["solace"] = make_evade_cubes_change(-1)


def turn_all_upright(g: State, source: str) -> Rule[None]:
    """Count all planet icons of evaded cards."""
    for card in evaded_cards(g):
        yield IconsTurnedUpright(card.id, card_of(g, card.id).planets - card.upright, source)


@when_paid("mirrorfall", ready=lambda g: bool(evaded_cards(g)))
def mirrorfall(g: State, source: str) -> Rule[None]:
    yield from turn_all_upright(g, source)


@on_line("port-umbra")
def port_umbra(line: Line, cause: Cause) -> None:
    for draft in line.agents():
        draft.add(cause.source, -1, minimum=1)


@when_paid("port-umbra")
def port_umbra_draws(g: State, source: str) -> Rule[None]:
    yield SearchCubesChanged(1, source)


@when_paid("hespers-cradle", ready=lambda g: bool(g.bag.get("black")))
def hespers_cradle(g: State, source: str) -> Rule[None]:
    yield from remove_from_bag(g, ["black", "black", "black"], source)


@when_paid("iron-garden", ready=lambda g: any(die.value < 6 for die in g.dice))
def iron_garden(g: State, source: str) -> Rule[None]:
    yield from set_die(g, [die.id for die in g.dice if die.value < 6], source, 6)


register_price("last-lantern")


@before_cubes("last-lantern")
def last_lantern(g: State, source: str) -> Rule[None]:
    """Draw cubes one at a time until one is yellow, up to six cubes. The search's other cubes are drawn
    afterwards."""
    for _ in range(UNTIL_YELLOW["last-lantern"]):
        cubes = yield from draw(g, 1)
        yield CubesDrawn(cubes, source)
        if not cubes or cubes[0] == "yellow":
            return


@when_paid("whisper-station")
def whisper_station(g: State, source: str) -> Rule[None]:
    """Stop the Traitor's Influence cards for the rest of the phase (``influence.is_influence_blocked``).
    Without a Traitor, draw one more cube.
    """
    if g.traitor is None:
        yield SearchCubesChanged(1, source)


@on_line("carnival-of-rust")
def carnival_of_rust(line: Line, cause: Cause) -> None:
    for draft in line.agents():
        draft.add(cause.source, 1)


@on_search("carnival-of-rust")
def carnival_of_rust_draws(g: State) -> int:
    return 1


@when_paid("nine-bridges")
def nine_bridges(g: State, source: str) -> Rule[None]:
    yield SearchCubesChanged(2, source)


@after_cubes("nine-bridges")
def nine_bridges_returns(g: State, source: str) -> Rule[None]:
    yield from put_back(g, source)


@when_paid("the-unlit-world", ready=lambda g: bool(g.bag.get("white")))
def the_unlit_world(g: State, source: str) -> Rule[None]:
    yield from remove_from_bag(g, ["white", "white", "white"], source)


@when_paid("green-cathedral", ready=lambda g: bool(g.bag.get("green")))
def green_cathedral(g: State, source: str) -> Rule[None]:
    yield CubesMoved({"green": 1}, "bag", "team", source)


@tool("bone-desert", "search", ready=lambda g: g.team > g.fresh)
def bone_desert(g: State, source: str) -> Rule[None]:
    yield CubesMoved({"green": 1}, "team", "bag", source)
    yield SearchCubesChanged(1, source)
