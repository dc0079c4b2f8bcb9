"""Common actions of rules and cards: asking, gaining, losing, drawing, and checking for a loss."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias, cast

from engine.core.decisions import Decision, Dice, Option, Shuffle, Text
from engine.core.game import Rule
from engine.core.secret import Secret
from engine.pulp.catalogue.model import ABILITY_OF, COLORS, Ability, Color
from engine.pulp.facts.encounters import OnceEffectUsed, PointsChanged
from engine.pulp.facts.rounds import MatchEnded
from engine.pulp.facts.search import CubesMoved
from engine.pulp.queries import ability_points, is_loss, losable_abilities, raisable_abilities
from engine.pulp.registry import find_grant
from engine.pulp.state import HERO, TRAITOR, Ending, State

#: The kinds of questions to a seat. They are described in :mod:`engine.pulp.present.questions`.
Kind: TypeAlias = Literal[
    "ability",
    "alignment",
    "captain",
    "card",
    "closing",
    "crew",
    "crew-die",
    "cube",
    "dice",
    "die",
    "encounter",
    "engage",
    "evade",
    "extra-die",
    "free-dice",
    "influence",
    "keep",
    "look",
    "negate",
    "new-die",
    "number",
    "order",
    "part",
    "pay-again",
    "pay-with",
    "planet",
    "remove",
    "return",
    "rob",
    "row-dice",
    "search",
    "seize",
    "ship",
    "ship-die",
    "spare",
    "split",
    "swap-planet",
    "take",
    "team",
    "tithe",
    "translator",
    "turn",
    "value",
    "weapon",
]

NO, BACK, DONE = "no", "back", "done"


# Questions


def option(name: str, key: str, *fields: tuple[str, Any]) -> Option:
    """Return an option. ``fields`` are both the arguments of its text and its ``ref``."""
    arguments = dict(fields)
    return Option(name, Text(key, arguments), arguments)


def question(
    kind: Kind,
    text: Text,
    options: Sequence[Option],
    *,
    minimum: int = 1,
    maximum: int = 1,
    ordered: bool = False,
    seat: str = HERO,
) -> Decision:
    """Return a question to the Hero, or to another seat.

    It has no default, because a question with a default would be a reaction with a clock of a few seconds.
    The view marks the default option instead.
    """
    return Decision(seat, kind, text, tuple(options), minimum, maximum, ordered)


def ask(kind: Kind, text: Text, options: Sequence[Option], *, seat: str = HERO) -> Rule[str]:
    """Ask a seat to pick one option and return its id. If there is only one option, the seat is not asked."""
    if len(options) == 1:
        return options[0].id
    (answer,) = yield question(kind, text, options, seat=seat)
    return str(answer)


def question_text(key: str, source: str, /, **args: Any) -> Text:
    """Return the text of a question that comes from a card or die."""
    return Text(key, {"by": source, **args})


def choose_ability(
    key: str, source: str, abilities: Iterable[Ability], /, *, seat: str = HERO, **args: Any
) -> Rule[Ability | None]:
    """Ask for one of these Abilities. Return None if there are none."""
    options = [option(ability, "ability", ("ability", ability)) for ability in abilities]
    if not options:
        return None
    answer = yield from ask("ability", question_text(key, source, **args), options, seat=seat)
    return cast("Ability", answer)


def choose_card(
    key: str,
    source: str,
    cards: Iterable[str],
    field: str = "card",
    kind: Kind = "card",
    *,
    seat: str = HERO,
) -> Rule[str]:
    """Ask for one of these cards, weapons or dice. There must be at least one."""
    key_of = f"{field}-name"
    options = [option(card, key_of, (field, card)) for card in cards]
    return (yield from ask(kind, question_text(key, source), options, seat=seat))


def choose_die(key: str, source: str, dice: Iterable[str], *, seat: str = HERO) -> Rule[str]:
    """Ask for one of these dice. There must be at least one."""
    return (yield from choose_card(key, source, dice, "die", "die", seat=seat))


# Abilities


def gain(g: State, ability: Ability, n: int, source: str) -> Rule[None]:
    """Raise an Ability, up to its maximum (SRC-11)."""
    track = g.tracks[ability]
    n = min(n, track.top - track.value)
    if n > 0:
        yield PointsChanged({ability: n}, source)


def gain_any(g: State, n: int, source: str) -> Rule[None]:
    """Raise an Ability of the player's choice."""
    ability = yield from choose_ability("gain", source, raisable_abilities(g), n=n)
    if ability is not None:
        yield from gain(g, ability, n, source)


def lose(g: State, ability: Ability, n: int, source: str) -> Rule[None]:
    """Lower an Ability, not below 0."""
    n = min(n, g.tracks[ability].value)
    if n > 0:
        yield PointsChanged({ability: -n}, source)
        yield from check_lost(g)


def lose_any(g: State, n: int, source: str, abilities: Iterable[Ability] | None = None) -> Rule[None]:
    """Lower an Ability of the player's choice: one of ``among``, or one that is above 0."""
    ability = yield from choose_ability(
        "lose", source, losable_abilities(g) if abilities is None else abilities, n=n
    )
    if ability is not None:
        yield from lose(g, ability, n, source)


def check_lost(g: State) -> Rule[None]:
    """End the match if two Abilities are at 0 during an encounter (END-03, END-05r)."""
    if g.encounter is not None and is_loss(ability_points(g)):
        yield MatchEnded(Ending(TRAITOR if g.traitor else None, "abilities"))


def record_first_use(g: State, name: str) -> Rule[bool]:
    """Return whether an effect has not been used in this round, and record its use."""
    if name in g.once:
        return False
    yield OnceEffectUsed(name)
    return True


# Cubes


def draw(g: State, count: int, colors: Sequence[Color] = COLORS) -> Rule[tuple[Color, ...]]:
    """Return ``count`` randomly drawn cubes of these colours, or all of them if there are fewer (CUB-01,
    SRC-07). The cubes stay in the bag until a fact removes them.
    """
    counts = [g.bag.get(color, 0) for color in colors]
    total = sum(counts)
    count = min(count, total)
    if count <= 0:
        return ()
    rolls = yield Dice(tuple(range(total, total - count, -1)))
    drawn: list[Color] = []
    for roll in rolls:
        remainder, index = roll, 0
        while remainder > counts[index]:
            remainder -= counts[index]
            index += 1
        counts[index] -= 1
        drawn.append(colors[index])
    return tuple(drawn)


def remove_from_bag(g: State, cubes: Iterable[Color], source: str) -> Rule[None]:
    """Move cubes from the bag to the supply, or fewer if the bag has fewer (CUB-02, CUB-04r)."""
    moved: dict[Color, int] = {}
    for color in cubes:
        if g.bag.get(color, 0) > moved.get(color, 0):
            moved[color] = moved.get(color, 0) + 1
    if moved:
        yield CubesMoved(moved, "bag", "supply", source)


def add_to_bag(g: State, color: Color, source: str) -> Rule[None]:
    """Move a cube from the supply to the bag, if the supply has one (CMP-08)."""
    if g.supply.get(color, 0):
        yield CubesMoved({color: 1}, "supply", "bag", source)


def removable_colors(g: State) -> list[Color]:
    """Return the colours in the bag that may be removed from it (CUB-03r)."""
    return [color for color in COLORS if color != "yellow" and g.bag.get(color, 0)]


def choose_color(key: str, source: str, colors: Iterable[Color], kind: Kind = "remove") -> Rule[Color]:
    """Ask for one of these colours. There must be at least one."""
    options = [option(color, "color", ("color", color)) for color in colors]
    answer = yield from ask(kind, question_text(key, source), options)
    return cast("Color", answer)


def ability_of_color(color: Color) -> Ability:
    """Return the Ability of a cube's colour (CMP-14r)."""
    return ABILITY_OF[color]


# Piles


def shuffle_cards(cards: Sequence[str]) -> Rule[list[str]]:
    """Return cards in a random order."""
    order = yield Shuffle(len(cards))
    return [cards[int(place)] for place in order]


def make_face_down(cards: Iterable[str]) -> Secret[list[str]]:
    """Return cards as a Secret that no seat may see."""
    return Secret(list(cards))


def are_icons_interchangeable(g: State) -> bool:
    """Return whether a code may be paid in place of a key, and a key in place of a code."""
    return find_grant(g, "any-icon") is not None
