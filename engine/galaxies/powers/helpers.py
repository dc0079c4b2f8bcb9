"""Helpers for several powers: ships nearby, offers to pay or reroll, boarding rolls."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.events import Attack, Damage
from engine.galaxies.facts import PowerUsed, ShieldsChanged
from engine.galaxies.hexes import Hex
from engine.galaxies.printed import version
from engine.galaxies.queries import (
    apply_modifiers,
    are_adjacent,
    enemy_ships,
    energy_of,
    is_solo,
    shields_up,
    ships_of,
    size_of,
    spaces_between,
    team_of,
)
from engine.galaxies.registry import Source
from engine.galaxies.rules import energy
from engine.galaxies.rules.asking import NO, ask, option, roll, yes_no
from engine.galaxies.rules.attack import reroll
from engine.galaxies.rules.damage import deal_damage
from engine.galaxies.rules.placing import Placement, placements_within
from engine.galaxies.state import State

BOARDABLE = ("small", "medium")


# Numbers


def reduce_to_floor(value: int, floor: int, amount: int = 1) -> int:
    """Return ``value`` minus ``amount``, but not less than ``floor``. A value that is already below the floor
    stays unchanged."""
    return max(min(value, floor), value - amount)


# Ships


def belongs_to_card(g: State, source: Source, ship: str) -> bool:
    """Return whether a ship on the board belongs to the ship card of the power."""
    return ship in g.ships and g.ships[ship].card == source.card


def has_shields_down(g: State, ship: str) -> bool:
    """Return whether the shields of a ship on the board are down (KEY-09)."""
    return ship in g.ships and not shields_up(g.ships[ship])


def ship_of(g: State, source: Source) -> str:
    """Return the ship of the power's solo ship card, or the first remaining ship of a squadron."""
    return g.cards[source.card].ships[0]


def other_own_ships(g: State, source: Source, reach: int) -> list[str]:
    """Return the controller's other ships within ``reach`` spaces of the power's solo ship."""
    me = ship_of(g, source)
    candidates = (ship for ship in ships_of(g, source.seat) if not belongs_to_card(g, source, ship))
    return [ship for ship in candidates if spaces_between(g, me, ship) <= reach]


def adjacent_ships(g: State, ship: str, ships: Iterable[str]) -> list[str]:
    """Return the given ships that are adjacent to a ship, except for the ship itself."""
    return [neighbour for neighbour in ships if neighbour != ship and are_adjacent(g, ship, neighbour)]


def boardable_ships(g: State, seat: str, boarders: Iterable[str]) -> list[str]:
    """Return the enemy ships that one of the boarders can board.

    They are adjacent medium and small solo ships with shields down.
    """
    boarding_ships = list(boarders)
    return [
        ship
        for ship in enemy_ships(g, seat)
        if has_shields_down(g, ship)
        and is_solo(g, g.ships[ship].card)
        and size_of(g, ship) in BOARDABLE
        and adjacent_ships(g, ship, boarding_ships)
    ]


def printed_shields(g: State, ship: str) -> int:
    """Return the printed shields of a ship, which it has at its launch (DSC-17)."""
    return version(g, g.ships[ship].card).shields


def ships_missing_shields(g: State, ships: Iterable[str]) -> list[str]:
    """Return the given ships that have fewer shields than printed."""
    return [ship for ship in ships if g.ships[ship].shields < printed_shields(g, ship)]


def other_placements(g: State, ship: str, spaces: Iterable[Hex], reach: int) -> list[Placement]:
    """Return the placements of a ship within reach of some spaces, except for its current one."""
    here = set(g.ships[ship].hexes)
    return [place for place in placements_within(g, ship, spaces, reach) if set(place) != here]


# Limits


def is_next_copy(g: State, source: Source, used: Mapping[str, int], seat: str | None = None) -> bool:
    """Return whether this copy of a card is the next one to act on a ship card.

    Equal copies act one after another, so that nobody is asked to choose an order that makes no difference.
    With ``seat``, only the copies that this seat attached count. A power of the ship card itself has no
    copies.
    """
    attached = g.cards[source.card].attached
    if source.mark not in attached:
        return not used.get(f"{source.power}@{source.mark}")
    card = attached[source.mark].card
    copies = (handle for handle, a in attached.items() if a.card == card and seat in (None, a.by))
    return next((h for h in copies if not used.get(f"{source.power}@{h}")), None) == source.mark


# Acting


def power_used_fact(source: Source, ship: str | None = None, mark: str | None = None) -> PowerUsed:
    """Return the fact for one use of the power. The use counts toward the limits of the power's own mark, or
    of ``mark``."""
    return PowerUsed(source.power, mark or source.mark, source.seat, ship)


def card_power_used_fact(power: str, card: str, seat: str, ship: str | None = None) -> PowerUsed:
    """Return the fact for one use of an event card's power."""
    return PowerUsed(power, card, seat, ship)


def gain_energy(g: State, seat: str, amount: int, reason: str) -> Rule[None]:
    """Let a seat's team gain energy."""
    yield from energy.gain(g, team_of(g, seat).id, amount, reason)


def change_shields(g: State, ship: str, amount: int, reason: str) -> Rule[None]:
    """Put shield pegs on a ship, or take them off if the amount is negative."""
    yield ShieldsChanged(ship, amount, g.ships[ship].shields + amount, reason)


def deal_direct_damage(
    g: State,
    ships: Iterable[str],
    amount: int,
    power: str,
    *,
    kind: str = "plain",
    type: str = "",
    source: str | None = None,
) -> Rule[None]:
    """Deal a power's direct damage to several ships in one event. ``source`` is the ship that deals the
    damage."""
    yield from deal_damage(g, [Damage(ship, amount, power, kind, type, by=source) for ship in ships])


def roll_boarding(g: State, seat: str, power: str, ship: str, needed: int, *, bonus: int = 0) -> Rule[bool]:
    """Roll to board a ship, with all bonuses of the seat for boarding rolls."""
    bonus += apply_modifiers(g, "boarding_roll", 0, seat)
    result = yield from roll(g, "boarding", needed=needed, bonus=bonus, seat=seat, ship=ship, source=power)
    return result >= needed


# Asking


def pay_for_target(g: State, source: Source, cost: int, ships: Sequence[str]) -> Rule[str | None]:
    """Let the controller pay to use a power on one of the ships. Return that ship, or None if they
    decline."""

    def options() -> list[Option]:
        ref = {"power": source.power, "amount": cost}
        affordable = ships if energy_of(g, source.seat) >= cost else ()
        return [*(option(s, "ship", {"ship": s, **ref}, ship=s) for s in affordable), option(NO, "no")]

    answer = yield from ask(g, source.seat, "power", options, skip=False, power=source.power, cost=cost)
    if answer == NO:
        return None
    yield from energy.pay(g, source.seat, cost, source.power)
    return answer


def offer_reroll(
    g: State, source: Source, attack: Attack, seat: str, *, mark: str | None = None, dice: str = "both"
) -> Rule[None]:
    """Let a seat reroll the dice of a missed attack. The new result counts."""
    accepted = yield from yes_no(g, seat, "power", power=source.power, ship=attack.attacker)
    if accepted:
        yield PowerUsed(source.power, mark or source.mark, seat, attack.attacker)
        yield from reroll(g, attack, source.power, dice)


def menu_option(source: Source) -> Option:
    """Return the option to use a power from the menu of a phase."""
    ref = {"power": source.power, "ship_card": source.card}
    return option(f"power:{source.power}@{source.mark}", "power", ref, power=source.power, on=source.card)
