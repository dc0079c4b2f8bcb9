"""Choosing Captain's dice, the Space Ship die, ship cards and Bridge Crew (SET-04 to SET-07, SET-24 to
SET-26, X3).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decisions import Dice, Option, Text
from engine.core.game import Rule
from engine.pulp.catalogue.model import FACES, Captain
from engine.pulp.facts.setup import CrewJoined, DiceTaken, ShipChosen
from engine.pulp.printed import edition_of, effect
from engine.pulp.queries import free_dice, is_of_kind, owned_die
from engine.pulp.registry import SETUP, run_effects
from engine.pulp.rules.basics import NO, ask, option, question
from engine.pulp.state import State

SHIP_DIE, WILD = "space-ship", "wandering-wild"
CREW_STARTS, CREW_POINTS, BRIDGE_STARTS = 6, 5, 4


def die_option(die: str) -> Option:
    """Return the option that names a die."""
    return option(die, "die-name", ("die", die))


# The Captain's dice


def take_dice(g: State, captain: Captain) -> Rule[None]:
    """Choose the Captain's dice and set them. The Space Ship die may replace one of them (X3D-02)."""
    captain_dice = yield from choose_own_dice(captain)
    chosen_free_dice = yield from choose_free_dice(g, captain, captain_dice)
    replaced = yield from choose_replaced_die(g, [*captain_dice, *chosen_free_dice])
    values = {die: CREW_STARTS for die in captain_dice if is_of_kind(g, die, "crew")}
    for die in captain_dice:
        if die not in values:
            (values[die],) = yield Dice((FACES,))
    if chosen_free_dice:
        values |= yield from split_total(chosen_free_dice, captain.total)
    names = {die: SHIP_DIE if die == replaced else die for die in values}
    yield DiceTaken({names[die]: value for die, value in values.items() if die != replaced})
    if replaced is not None:
        yield from take_row(g, values[replaced])


def choose_own_dice(captain: Captain) -> Rule[tuple[str, ...]]:
    """Let the Hero choose which of the Captain's dice to keep (SET-04, SET-05)."""
    if captain.keep == len(captain.dice):
        return captain.dice
    options = [die_option(die) for die in captain.dice]
    text = Text("dice", {"keep": captain.keep})
    answers = yield question("dice", text, options, minimum=captain.keep, maximum=captain.keep)
    return tuple(answers)


def choose_free_dice(g: State, captain: Captain, captain_dice: Sequence[str]) -> Rule[tuple[str, ...]]:
    """Choose the free dice of an expansion's Captain (SET-24)."""
    if not captain.free_dice:
        return ()
    options = [die_option(die) for die in free_dice(g) if die not in captain_dice]
    text = Text("free-dice", {"count": captain.free_dice})
    answers = yield question("free-dice", text, options, minimum=captain.free_dice, maximum=captain.free_dice)
    return tuple(answers)


def split_total(dice: Sequence[str], total: int) -> Rule[dict[str, int]]:
    """Let the Hero set two free dice so that their values add up to the total (SET-24r)."""
    first, second = dice
    options = []
    for value in range(1, FACES + 1):
        second_value = total - value
        values = {first: value, second: second_value}
        options.append(
            Option(f"{value}-{second_value}", Text("split", {"values": values}), {"values": values})
        )
    (answer,) = yield question("split", Text("split-dice", {"total": total}), options)
    value = int(answer.partition("-")[0])
    return {first: value, second: total - value}


def choose_replaced_die(g: State, dice: Sequence[str]) -> Rule[str | None]:
    """Let the Hero choose which die the Space Ship die replaces, if any (X3D-02)."""
    if not g.options.ship_die:
        return None
    options = [option(NO, "no"), *(die_option(die) for die in dice)]
    answer = yield from ask("ship-die", Text("ship-die"), options)
    return None if answer == NO else answer


def take_row(g: State, value: int) -> Rule[None]:
    """Take the Space Ship die, and the dice that share its row and its value (X3D-03, X3D-04)."""
    yield DiceTaken({SHIP_DIE: value}, row=True)
    limit = edition_of(g).numbers.row[g.options.level]
    available = free_dice(g)
    if limit and available:
        options = [die_option(die) for die in available]
        answers = yield question(
            "row-dice",
            Text("row-dice", {"most": limit}),
            options,
            minimum=0,
            maximum=min(limit, len(available)),
        )
        if answers:
            yield DiceTaken(dict.fromkeys(answers, value), SHIP_DIE, row=True)


# Ship cards and Bridge Crew


def take_ship_and_crew(g: State) -> Rule[None]:
    """Choose at most one Space Ship card, and Bridge Crew (X3S-01 to X3S-07)."""
    if g.options.ship_cards:
        yield from choose_ship(g)
    if g.options.bridge_crew:
        for _ in range(crew_limit(g)):
            if not (yield from choose_crew(g)):
                break


def choose_ship(g: State) -> Rule[None]:
    """Choose a Space Ship card, or none. A card for the setup acts immediately."""
    options = [option(NO, "no"), *(option(ship, "ship", ("ship", ship)) for ship in edition_of(g).ships)]
    answer = yield from ask("ship", Text("choose-ship"), options)
    if answer != NO:
        yield ShipChosen(answer, edition_of(g).ships[answer].charges)
        yield from run_effects(g, [answer], SETUP)


def crew_limit(g: State) -> int:
    """Return how many Bridge Crew cards may be chosen. A ship card reduces the number, and Wandering Wild
    with the Space Ship die reduces it by one more (X3S-04 to X3S-06).
    """
    numbers = edition_of(g).numbers
    if g.ship is None:
        return numbers.crew_most
    limit = numbers.crew_with_ship[g.options.level]
    return min(limit, 1) if effect(g, g.ship.id) == WILD and owned_die(g, SHIP_DIE) else limit


def choose_crew(g: State) -> Rule[bool]:
    """Choose a Bridge Crew card with a title that is not taken, and a free die for it (X3B-02, X3B-03)."""
    titles = {edition_of(g).crew[member.id].title for member in g.crew}
    available = free_dice(g)
    eligible = [
        name
        for name, card in edition_of(g).crew.items()
        if card.title not in titles and any(die in available for die in card.dice)
    ]
    options = [option(NO, "no"), *(option(name, "crew", ("crew", name)) for name in eligible)]
    answer = yield from ask("crew", Text("choose-crew"), options)
    if answer == NO:
        return False
    options = [die_option(die) for die in edition_of(g).crew[answer].dice if die in available]
    die = yield from ask("crew-die", Text("crew-die", {"crew": answer}), options)
    yield CrewJoined(answer, CREW_POINTS)
    yield DiceTaken({die: BRIDGE_STARTS}, answer, crew=answer)
    return True


def choose_extra_die(g: State, source: str, value: int) -> Rule[None]:
    """Choose one more die, set to a value."""
    available = free_dice(g)
    if available:
        options = [die_option(die) for die in available]
        die = yield from ask("extra-die", Text("extra-die", {"by": source, "value": value}), options)
        yield DiceTaken({die: value}, source)
