"""The faces of the Captain's dice (DIE), and their uses."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decisions import Dice, Text
from engine.core.game import Rule
from engine.pulp.catalogue.model import FACES, Ability
from engine.pulp.effects.planets import turn_all_upright
from engine.pulp.facts.dice import DieBorrowed, DieDoubled, DieSwapped
from engine.pulp.facts.encounters import IconsTurnedUpright, LineReordered, OnceEffectUsed, SearchCubesChanged
from engine.pulp.facts.search import CubesMoved, WeaponChoiceGranted, WeaponSwapped, WeaponUnderstood
from engine.pulp.line import current_draft
from engine.pulp.printed import card_of
from engine.pulp.queries import (
    bag_size,
    evaded_cards,
    free_dice,
    is_active,
    is_of_kind,
    raisable_abilities,
    upcoming_cards,
)
from engine.pulp.registry import ANY_ENCOUNTER, DieUse, Moment, register_faces
from engine.pulp.rules.basics import (
    choose_card,
    choose_color,
    choose_die,
    draw,
    gain,
    make_face_down,
    option,
    question,
    removable_colors,
    remove_from_bag,
    shuffle_cards,
)
from engine.pulp.rules.cubes import choose_from_pile
from engine.pulp.rules.dice import reroll, set_die, upgrade
from engine.pulp.state import State

Ready = Callable[[State, str], bool]
Action = Callable[[State, str], Rule[None]]
TEAM_POINTS, SWAPPED = 3, 2


def always_useful(g: State, die: str) -> bool:
    """Return True, because this use is possible at any time."""
    return True


def other_dice(g: State, die: str) -> list[str]:
    """Return the Hero's other dice."""
    return [owned.id for owned in g.dice if owned.id != die]


# Strength


def boost_use(n: int, ability: Ability | None, act: Action | None = None) -> DieUse:
    """Return a use that gives strength against one Ability, or against any Ability if it is None (ENG-14)."""
    return DieUse(("engage",), always_useful, act, boost=(n, ability))


# Upgrades


def upgradable_dice(g: State) -> list[str]:
    """Return the Systems dice that can be upgraded (DIC-09)."""
    return [die.id for die in g.dice if is_of_kind(g, die.id, "systems") and die.value < FACES]


def make_upgrade(n: int) -> Action:
    """Return an action that upgrades a Systems die by n."""

    def act(g: State, die: str) -> Rule[None]:
        yield from upgrade(g, upgradable_dice(g), n, die)

    return act


# More cubes in the search


def draw_more_cubes(g: State, die: str) -> Rule[None]:
    """Draw one more cube in this round's search (DIE-12)."""
    yield SearchCubesChanged(1, die)


MORE_CUBES = DieUse((*ANY_ENCOUNTER, "search"), always_useful, draw_more_cubes)


# Cubes removed from the bag while evading


def remove_whites(g: State, die: str) -> Rule[None]:
    """Move two white cubes from the bag to the supply."""
    yield from remove_from_bag(g, ["white", "white"], die)


def make_removal(n: int) -> Action:
    """Return an action that removes n chosen cubes from the bag, but no yellow ones (CUB-03r)."""

    def act(g: State, die: str) -> Rule[None]:
        for _ in range(n):
            colors = removable_colors(g)
            if colors:
                yield from remove_from_bag(g, [(yield from choose_color("remove", die, colors))], die)

    return act


def remove_random(g: State, die: str) -> Rule[None]:
    """Move a random cube from the bag to the supply. A yellow cube is put back."""
    cubes = yield from draw(g, 1)
    yield from remove_from_bag(g, [color for color in cubes if color != "yellow"], die)


def has_removable_cube(g: State, die: str) -> bool:
    """Return whether the bag contains a cube that may be removed."""
    return bool(removable_colors(g))


# Evaded cards


def make_icon_count(count: int) -> Action:
    """Return an action that counts one planet icon on each of ``count`` evaded cards (DIE-13)."""

    def act(g: State, die: str) -> Rule[None]:
        counted: list[str] = []
        while len(counted) < count and (
            uncounted := [card.id for card in evaded_cards(g) if card.id not in counted]
        ):
            card = yield from choose_card("upright", die, uncounted)
            yield IconsTurnedUpright(card, 1, die)
            counted.append(card)

    return act


def count_all_icons(g: State, die: str) -> Rule[None]:
    """Count all planet icons of evaded cards (DIE-14)."""
    yield from turn_all_upright(g, die)


def has_uncounted_icons(g: State, die: str) -> bool:
    """Return whether an evaded card has planet icons that do not count yet."""
    return bool(evaded_cards(g))


# Super Weapons


def choose_weapon(g: State, die: str) -> Rule[None]:
    """Let the Hero choose the Super Weapon that is found with the yellow cube (SWP-10)."""
    yield WeaponChoiceGranted()


def can_choose_weapon(g: State, die: str) -> bool:
    """Return whether a yellow cube is waiting to be resolved and there is a choice of Super Weapons."""
    search = g.search
    return (
        search is not None
        and "yellow" in (search.drawn or ())
        and g.weapon_pile.left > 1
        and not search.choose_weapon
    )


def weapons_to_understand(g: State) -> list[str]:
    """Return the Super Weapons that can still be Understood."""
    return [weapon.id for weapon in g.weapons if not is_active(g, weapon)]


def understand(g: State, die: str) -> Rule[None]:
    """Make one Super Weapon Understood immediately and permanently (SWP-09r)."""
    weapon = yield from choose_card("understand", die, weapons_to_understand(g), "weapon", "weapon")
    yield WeaponUnderstood(weapon, die)


UNDERSTAND = DieUse(ANY_ENCOUNTER, lambda g, die: bool(weapons_to_understand(g)), understand)


def swap_weapon(g: State, die: str) -> Rule[None]:
    """Exchange a Super Weapon for another from the pile. If the pile is empty, nothing happens (SWP-11r)."""
    if not g.weapon_pile.left:
        return
    weapon = yield from choose_card(
        "swap-weapon", die, [weapon.id for weapon in g.weapons], "weapon", "weapon"
    )
    found, rest = yield from choose_from_pile(g, "swap-for", die)
    yield WeaponSwapped(weapon, found, make_face_down((yield from shuffle_cards([*rest, weapon]))), die)


SWAP_WEAPON = DieUse(ANY_ENCOUNTER, lambda g, die: bool(g.weapons), swap_weapon)


# Rerolled, exchanged and borrowed dice


def reroll_other_die(g: State, die: str) -> Rule[None]:
    """Reroll one of the other dice (DIC-12)."""
    yield from reroll(g, other_dice(g, die), die)


def make_engaging_check(kind: str, planets: int = 0) -> Ready:
    """Return a check that the Hero has another die and engages a card of this kind (DIE-16)."""

    def ready(g: State, die: str) -> bool:
        card = current_draft(g).printed
        return card.kind == kind and card.planets >= planets and bool(other_dice(g, die))

    return ready


def swap_die(g: State, die: str) -> Rule[None]:
    """Exchange another die for a free die, and roll the free die (DIE-15)."""
    returned = yield from choose_die("swap-die", die, other_dice(g, die))
    new_die = yield from choose_card("swap-die-for", die, free_dice(g), "die", "new-die")
    (value,) = yield Dice((FACES,))
    yield DieSwapped(returned, new_die, value, die)


def can_swap_die(g: State, die: str) -> bool:
    """Return whether a Guardforce with a planet icon is being engaged and a die can be exchanged."""
    return bool(free_dice(g)) and make_engaging_check("guardforce", 1)(g, die)


def borrow_use(borrowed: str) -> DieUse:
    """Return a use that rolls a free die for this engagement (DIC-13, DIC-14r)."""

    def act(g: State, die: str) -> Rule[None]:
        (value,) = yield Dice((FACES,))
        yield DieBorrowed(borrowed, value, die)

    return DieUse(("engage",), lambda g, die: borrowed in free_dice(g), act)


# The Universal Translator and the Landing Team


def draw_two(g: State, die: str) -> Rule[None]:
    """Record that the draw of this search takes two cubes for one (``searching.draw_two_for_one``)."""
    yield OnceEffectUsed("two-for-one")


def rearrange(g: State, die: str) -> Rule[None]:
    """Reorder the cards that have not been met yet (DIE-21r)."""
    cards = [card.id for card in g.line if card.status == "waiting"]
    options = [option(card, "card", ("card", card)) for card in cards]
    count = len(cards)
    text = Text("order", {"by": die})
    new_order = yield question("order", text, options, minimum=count, maximum=count, ordered=True)
    met_cards = [card.id for card in g.line if card.status != "waiting"]
    yield LineReordered((*met_cards, *new_order), die)


def returnable_cards(g: State) -> list[str]:
    """Return the cards of the discard pile that may be put into the line (DIE-20r)."""
    return [card for card in g.discard if card_of(g, card).kind != "location"]


def swap_cards(g: State, die: str) -> Rule[None]:
    """Exchange unmet cards of the line for cards of the discard pile (DIE-20r)."""
    line, from_discard = [card.id for card in g.line], list[str]()
    for _ in range(SWAPPED):
        waiting = [card for card in waiting_card_ids(g) if card in line]
        returnable = [card for card in returnable_cards(g) if card not in from_discard]
        if not waiting or not returnable:
            break
        removed = yield from choose_card("swap-out", die, waiting)
        card = yield from choose_card("swap-in", die, returnable)
        line[line.index(removed)] = card
        from_discard.append(card)
    if from_discard:
        yield LineReordered(tuple(line), die, tuple(from_discard))


def waiting_card_ids(g: State) -> list[str]:
    """Return the ids of the cards that have not been met yet."""
    return [card.id for card in g.line if card.status == "waiting"]


def can_swap_cards(g: State, die: str) -> bool:
    """Return whether two cards of the line can be exchanged for two of the discard pile."""
    return len(waiting_card_ids(g)) >= SWAPPED <= len(returnable_cards(g))


def spend_team_cubes(g: State, die: str) -> Rule[None]:
    """Gain points of one Ability for each Landing Team cube removed from the game (DIE-22)."""
    while g.team > g.fresh and raisable_abilities(g):
        options = [option("stop", "stop")]
        options += [option(ability, "ability", ("ability", ability)) for ability in raisable_abilities(g)]
        text = Text("spend-team", {"by": die, "n": TEAM_POINTS, "left": g.team - g.fresh})
        (answer,) = yield question("ability", text, options)
        if answer == "stop":
            return
        yield CubesMoved({"green": 1}, "team", "gone", die)
        yield from gain(g, answer, TEAM_POINTS, die)


def use_face_twice(g: State, die: str) -> Rule[None]:
    """Let the face of another die be used twice in this phase (DIE-23)."""
    other_die = yield from choose_die("use-twice", die, unused_dice(g, die))
    yield DieDoubled(other_die)


def unused_dice(g: State, die: str) -> list[str]:
    """Return the other dice that have not been used this round."""
    return [owned.id for owned in g.dice if owned.id != die and not owned.used]


def set_other_die(g: State, die: str) -> Rule[None]:
    """Set another die to any value (DIE-24r)."""
    yield from set_die(g, other_dice(g, die), die)


def has_other_dice(g: State, die: str) -> bool:
    """Return whether the Hero has another die."""
    return bool(other_dice(g, die))


ENGAGE: tuple[Moment, ...] = ("engage",)
EVADE: tuple[Moment, ...] = ("evade",)
SEARCH: tuple[Moment, ...] = ("search",)

register_faces(
    "weapons-specialist",  # DIE-01
    (boost_use(1, "combat"),),
    (boost_use(1, None),),
    (boost_use(2, "combat"),),
    (boost_use(2, None),),
    (boost_use(2, "combat"), DieUse(EVADE, lambda g, die: bool(g.bag.get("white")), remove_whites)),
    (boost_use(3, "combat"),),
)
register_faces(
    "engineer",  # DIE-02
    (boost_use(1, "science"),),
    (boost_use(1, None),),
    (
        boost_use(1, "science"),
        DieUse(ANY_ENCOUNTER, lambda g, die: bool(upgradable_dice(g)), make_upgrade(1)),
    ),
    (boost_use(2, "science"),),
    (boost_use(2, None),),
    (boost_use(2, "science", make_upgrade(2)),),
)
register_faces(
    "infiltration-agent",  # DIE-03
    (boost_use(1, "diplomacy"),),
    (MORE_CUBES,),
    (boost_use(1, "diplomacy"), MORE_CUBES),
    (boost_use(2, "diplomacy"),),
    (boost_use(2, "diplomacy"),),
    (boost_use(2, "diplomacy"), DieUse(EVADE, has_removable_cube, make_removal(2))),
)
register_faces(
    "scanning-technology",  # DIE-04
    (DieUse(EVADE, lambda g, die: bool(bag_size(g)), remove_random),),
    (DieUse(SEARCH, has_uncounted_icons, make_icon_count(1)),),
    (DieUse(EVADE, has_removable_cube, make_removal(1)),),
    (DieUse(SEARCH, has_uncounted_icons, make_icon_count(2)),),
    (DieUse(("drawn",), can_choose_weapon, choose_weapon),),
    (UNDERSTAND,),
)
register_faces(
    "artificial-intelligence",  # DIE-05
    (DieUse(ENGAGE, make_engaging_check("agent"), reroll_other_die, counts=False),),
    (DieUse(ENGAGE, make_engaging_check("guardforce", 1), reroll_other_die, counts=False),),
    (DieUse(ENGAGE, can_swap_die, swap_die, counts=False),),
    (borrow_use("infiltration-agent"),),
    (borrow_use("engineer"),),
    (borrow_use("weapons-specialist"),),
)
register_faces(
    "universal-translator",  # DIE-06; its face 5 is used when the line is drawn (``rounds.choose_of_eight``)
    (DieUse(SEARCH, has_other_dice, reroll_other_die),),
    (SWAP_WEAPON,),
    (SWAP_WEAPON,),
    (DieUse(SEARCH, always_useful, draw_two),),
    (),
    (UNDERSTAND,),
)
register_faces(
    "landing-team",  # DIE-07
    (DieUse(("encounter",), lambda g, die: len(upcoming_cards(g)) > 0, rearrange),),
    (DieUse(SEARCH, has_uncounted_icons, count_all_icons),),
    (
        DieUse(
            ANY_ENCOUNTER, lambda g, die: g.team > g.fresh and bool(raisable_abilities(g)), spend_team_cubes
        ),
    ),
    (DieUse(("encounter",), can_swap_cards, swap_cards),),
    (DieUse(ANY_ENCOUNTER, lambda g, die: bool(unused_dice(g, die)), use_face_twice, counts=False),),
    (DieUse(SEARCH, has_other_dice, set_other_die),),
)
register_faces(
    "space-ship",  # DIE-08
    (boost_use(1, "combat"),),
    (boost_use(1, "diplomacy"),),
    (boost_use(1, "science"),),
    (boost_use(2, "combat"),),
    (boost_use(2, "diplomacy"),),
    (boost_use(2, "science"),),
)
