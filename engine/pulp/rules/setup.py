"""The setup of the game (SET): shuffling, choosing the Captain and dice, and the parts of expansions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.game import Rule
from engine.core.secret import Secret
from engine.pulp.catalogue.model import COLORS, Ability, Captain, Color, Planet, SuperWeapon
from engine.pulp.facts.rounds import StageReached
from engine.pulp.facts.setup import CaptainChosen, ExplorationDealt, TableSetUp
from engine.pulp.printed import edition_of
from engine.pulp.queries import weapons_in_game
from engine.pulp.registry import SETUP, run_effects
from engine.pulp.rules.basics import choose_card, make_face_down, shuffle_cards
from engine.pulp.rules.outfit import take_dice, take_ship_and_crew
from engine.pulp.rules.traitor_setup import set_up_traitor
from engine.pulp.state import State

DECKS, DECK, PLANETS, ALIENS = 3, 16, 12, 3


def set_up_game(g: State) -> Rule[None]:
    """Set up the game. The first round follows (SET-01 to SET-15)."""
    yield from shuffle_all(g)
    captain = yield from choose_captain(g)
    yield from take_dice(g, captain)
    if g.options.traitor:
        yield from set_up_traitor(g)
    yield from deal_exploration(g)
    yield from take_ship_and_crew(g)
    yield StageReached("round")


def shuffle_all(g: State) -> Rule[None]:
    """Shuffle aliens, encounters, Super Weapons and Planets, and fill the bag and the supply."""
    aliens = yield from shuffle_cards(aliens_in_use(g))
    encounters = yield from shuffle_cards(list(edition_of(g).encounters))
    weapons = yield from shuffle_cards(cards_in_use(g, edition_of(g).weapons))
    planets = yield from shuffle_cards(cards_in_use(g, edition_of(g).planets))
    count = weapons_in_game(g)
    bag = initial_bag(g)
    team = edition_of(g).numbers.team_front if g.options.landing_team else 0
    supply, out_of_game = initial_supply(g, bag, team)
    yield TableSetUp(
        row=tuple(aliens[:ALIENS]),
        decks=tuple(make_face_down(encounters[index * DECK : (index + 1) * DECK]) for index in range(DECKS)),
        planets=make_face_down(planets[:PLANETS]),
        weapons=make_face_down(weapons[:count]),
        aside=make_face_down(
            [*aliens[ALIENS:], *weapons[count:], *planets[PLANETS:], *encounters[DECKS * DECK :]]
        ),
        bag=bag,
        supply=supply,
        gone=out_of_game,
        team=team,
    )


def aliens_in_use(g: State) -> list[str]:
    """Return the aliens, including the Vassals of the sets in use if the host has enabled them (SET-19)."""
    return [
        name
        for name, alien in edition_of(g).aliens.items()
        if alien.set == "base" or (g.options.vassals and alien.set in g.options.sets)
    ]


def cards_in_use(g: State, cards: Mapping[str, SuperWeapon | Planet | Captain]) -> list[str]:
    """Return the cards of the sets in use."""
    return [name for name, card in cards.items() if card.set in g.options.sets]


def initial_bag(g: State) -> dict[Color, int]:
    """Return the cubes in the bag at the start (SET-09r, X2L-01)."""
    numbers, level = edition_of(g).numbers, g.options.level
    count = weapons_in_game(g)
    bag = dict.fromkeys(COLORS, 0)
    bag |= numbers.fixed_seed
    bag["yellow"] = count
    bag["white"] = numbers.levels["basic"] if g.options.white_fixed else numbers.levels[level]
    if g.options.landing_team:
        bag["green"] = numbers.team_seed[level]
    return bag


def initial_supply(g: State, bag: dict[Color, int], team: int) -> tuple[dict[Color, int], dict[Color, int]]:
    """Return the supply and the cubes removed from the game, which are the remaining yellow, white and green
    ones (SET-11, SET-12r).
    """
    cubes = edition_of(g).numbers.cubes
    all_cubes = dict.fromkeys(COLORS, 0) | {color: cubes["base"].get(color, 0) for color in COLORS}
    if g.options.traitor:
        all_cubes["yellow"] += cubes["x1"]["yellow"]
    if g.options.landing_team:
        all_cubes["green"] = cubes["x2"]["green"]
    removed: tuple[Color, ...] = ("yellow", "white", "green")
    remaining: dict[Color, int] = {
        color: all_cubes[color] - bag[color] - (team if color == "green" else 0) for color in COLORS
    }
    supply: dict[Color, int] = {color: 0 if color in removed else n for color, n in remaining.items()}
    out_of_game: dict[Color, int] = {color: remaining[color] for color in removed}
    return supply, out_of_game


def choose_captain(g: State) -> Rule[Captain]:
    """Draw a Captain at random, or let the Hero choose one (SET-02)."""
    captains = cards_in_use(g, edition_of(g).captains)
    if g.options.captain == "choose":
        name = yield from choose_card("captain", "", captains, "captain", "captain")
    else:
        name = (yield from shuffle_cards(captains))[0]
    captain = edition_of(g).captains[name]
    numbers = edition_of(g).numbers
    bonus = numbers.bonus[g.options.level] + (
        numbers.hero_bonus if g.options.traitor and g.options.hero_bonus else 0
    )
    abilities: dict[Ability, int] = {
        ability: min(numbers.top, n + bonus) for ability, n in captain.abilities.items()
    }
    yield CaptainChosen(name, abilities)
    return captain


def deal_exploration(g: State) -> Rule[None]:
    """Deal Exploration cards. Cards for the setup act immediately (X2L-08, X2L-09, X2L-11)."""
    if not g.options.exploration:
        return
    cards = yield from shuffle_cards(list(edition_of(g).exploration))
    count = edition_of(g).numbers.exploration[g.options.level]
    yield ExplorationDealt(tuple(cards[:count]), Secret(cards[count:]))
    yield from run_setup_effects(g, cards[:count])


def run_setup_effects(g: State, cards: Sequence[str]) -> Rule[None]:
    """Run the setup effects of cards that have come into play."""
    yield from run_effects(g, cards, SETUP)
