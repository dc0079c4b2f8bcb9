"""How seats are asked: single choices, discarding in between, triggers in order, reaction windows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Unpack

from engine.core.decisions import PASS, Decision, Dice, Option, Text
from engine.core.game import Rule
from engine.galaxies.catalogue.model import TacticCard
from engine.galaxies.facts import Rolled, WindowOpened
from engine.galaxies.facts.shown import Subject
from engine.galaxies.memo import kept_beside, until_touched
from engine.galaxies.powers.registry import TRIGGERS, Source, card_power, in_play
from engine.galaxies.printed import book, owner_of
from engine.galaxies.queries import card_cost, energy_of, from_active, hand_of, team_of
from engine.galaxies.state import State

DISCARD = "discard"
NO = "no"


def option(id: str, key: str, ref: dict[str, Any] | None = None, **args: Any) -> Option:
    """Return an option; ``args`` fill its text."""
    return Option(id, Text(key, args), ref or {})


def ask(
    g: State, seat: str, kind: str, options: Callable[[], Sequence[Option]], skip: bool = True, **args: Any
) -> Rule[str]:
    """Ask for one of the options and return its id.

    In his own turn a player may discard for energy first (NRG-06, NRG-13); the options are then made
    anew. With ``skip`` a lone option is taken without asking, if there is nothing to discard.
    """
    while True:
        offered = list(options())
        assert offered, f"{kind} without options"
        if may_discard(g, seat):
            offered.append(option(DISCARD, "discard-for-energy"))
        elif skip and len(offered) == 1:
            return offered[0].id
        (picked,) = yield Decision(seat, kind, Text(kind, args), tuple(offered))
        if picked != DISCARD:
            return str(picked)
        yield from discard_for_energy(g, seat)


def may_discard(g: State, seat: str) -> bool:
    """Whether a seat may discard cards for energy now: in its own turn, with a hand (NRG-06, NRG-07)."""
    return g.active == seat and g.phase in ("energy", "deploy", "action", "end") and bool(hand_of(g, seat))


def discard_for_energy(g: State, seat: str, default: tuple[str, ...] | None = None) -> Rule[None]:
    """Let a player throw away any number of hand cards for 1 energy each (NRG-06)."""
    from engine.galaxies.rules.hand import discard_for_one

    cards = [
        option(handle, "card", {"handle": handle, "card": card}, card=card)
        for handle, card in hand_of(g, seat).items()
    ]
    picked = yield Decision(seat, "discard", Text("discard"), tuple(cards), 0, len(cards), default=default)
    for handle in picked:
        yield from discard_for_one(g, seat, handle, "energy")


def roll(g: State, purpose: str, needed: int | None = None, bonus: int = 0, **about: Any) -> Rule[int]:
    """Roll the number die and return the result with its bonus; everybody sees it (PRV-03)."""
    (result,) = yield Dice((8,))
    total = int(result) + bonus
    success = None if needed is None else total >= needed
    yield Rolled(purpose, int(result), needed=needed, success=success, **about)
    return total


def fire(
    g: State, timing: str, event: Any, seats: Iterable[str] | None = None, leaving: Sequence[Source] = ()
) -> Rule[None]:
    """Let every power act that is triggered now: the active player's first, in the order he picks,
    then the others' in turn order (TRN-15). ``leaving`` are powers that left play by the event itself."""
    if not leaving and not _triggered(g, timing):
        return
    done: set[tuple[str, str]] = set()
    for seat in list(seats) if seats is not None else from_active(g):
        while ready := [s for s in _ready(g, timing, event, seat, leaving) if (s.power, s.mark) not in done]:
            source = ready[0] if len(ready) == 1 else (yield from _first(g, seat, ready))
            done.add((source.power, source.mark))
            yield from TRIGGERS[timing][source.power].act(g, source, event)


def _ready(g: State, timing: str, event: Any, seat: str, leaving: Sequence[Source]) -> list[Source]:
    known = TRIGGERS.get(timing, {})
    each = dict.fromkeys([*_triggered(g, timing), *leaving])  # an effect may give what is printed, too
    return [s for s in each if s.seat == seat and s.power in known and known[s.power].ready(g, s, event)]


@until_touched("cards", "effects")
def _triggered(g: State, timing: str) -> list[Source]:
    """The powers in play that may act at a timing."""
    return in_play(g, TRIGGERS.get(timing, {}))


def _first(g: State, seat: str, ready: list[Source]) -> Rule[Source]:
    def options() -> list[Option]:
        return [
            option(
                f"{s.power}@{s.mark}",
                "power",
                {"power": s.power, "ship_card": s.card},
                power=s.power,
                on=s.card,
            )
            for s in ready
        ]

    picked = yield from ask(g, seat, "order-triggers", options)
    return next(s for s in ready if f"{s.power}@{s.mark}" == picked)


def window(g: State, timings: dict[str, str], event: Any, **subject: Unpack[Subject]) -> Rule[None]:
    """Let players answer an event with cards, one each in turn order, until all pass (TIM-06).

    ``timings`` maps "own" and "opponent" to the trigger of the cards that the active player and the
    others may play. Who is asked depends on public facts only (TIM-07, PRV-17).
    """
    opened = False
    while True:
        played = False
        for seat in from_active(g):
            trigger = timings.get("own" if seat == g.active else "opponent")
            if trigger is None or not may_respond(g, seat, trigger, event):
                continue
            if not opened:
                opened = True
                yield WindowOpened(trigger, subject)
            played = (yield from _respond(g, seat, trigger, event, subject)) or played
        if not played:
            return


def may_respond(g: State, seat: str, trigger: str, event: Any) -> bool:
    """Whether a seat is asked: by hand size, public energy, and the cards that may still be hidden."""
    if not hand_of(g, seat) or g.seats[seat].orders.open().passing:
        return False
    return any(
        _purse(g, seat) >= card_cost(g, seat, card) and card_power(g, card).fits(g, seat, event)
        for card in _answers(g, seat, trigger)
    )


def _purse(g: State, seat: str) -> int:
    """What a seat could pay for a card, discarding the rest of its hand first if it may (NRG-13, TIM-04)."""
    rest = len(hand_of(g, seat)) - 1 if may_discard(g, seat) else 0
    return energy_of(g, seat) + rest


@until_touched("seats", "teams", "cards", "active")
def _answers(g: State, seat: str, trigger: str) -> list[str]:
    """The cards with this trigger of which a copy may be in the seat's hand, as far as all can see."""
    decks, copies = decks_in_hand(g, seat), book(g).copies
    return [
        card.id
        for card in _answering(g, trigger)
        if fits_turn(card.by, g.active == seat)
        and owner_of(g, card.id) in decks
        and _copies_open(g, card.id) < copies
    ]


def _answering(g: State, trigger: str) -> list[TacticCard]:
    """All cards of the catalogue with this trigger."""
    known = book(g).tactics.values()
    return kept_beside(g, ("answering", trigger), lambda: [card for card in known if card.trigger == trigger])


def decks_in_hand(g: State, seat: str) -> set[str]:
    """The teams out of whose decks a seat can hold cards, which all know: its own, and another's from which
    its team openly took cards and has not openly lost them all since (M3-11)."""
    team = team_of(g, seat)
    return {team.id, *(owner_of(g, card) for mate in team.seats for card in hand_of(g, mate).values())}


def fits_turn(by: str, own: bool) -> bool:
    """Whether a card that names whose turn it must be can be played (TIM-02, TIM-05)."""
    return by == "any" or (by == "own") == own


def _copies_open(g: State, card: str) -> int:
    """How many copies of an event lie open: what answers is neither attached nor prepped."""
    return sum(team.discard.count(card) for team in g.teams.values())


def _respond(g: State, seat: str, trigger: str, event: Any, subject: Subject) -> Rule[bool]:
    from engine.galaxies.rules.cards import play_event

    while True:
        offered = [
            option(handle, "play", {"handle": handle, "card": card}, card=card, cost=card_cost(g, seat, card))
            for handle, card in hand_of(g, seat).items()
            if card in _answers(g, seat, trigger)
            and energy_of(g, seat) >= card_cost(g, seat, card)
            and card_power(g, card).fits(g, seat, event)
            and card_power(g, card).ready(g, seat, event)
        ]
        offered.append(option(PASS, "pass"))
        if may_discard(g, seat):
            offered.append(option(DISCARD, "discard-for-energy"))
        text = Text("respond", {"event": trigger, **subject})
        (picked,) = yield Decision(seat, "respond", text, tuple(offered), default=(PASS,))
        if picked == DISCARD:
            yield from discard_for_energy(g, seat, default=())
            continue
        if picked == PASS:
            return False
        yield from play_event(g, seat, str(picked), event)
        return True


def yes_no(g: State, seat: str, kind: str, **args: Any) -> Rule[bool]:
    """Ask whether a player wants something."""

    def options() -> list[Option]:
        return [option("yes", "yes"), option(NO, "no")]

    return (yield from ask(g, seat, kind, options, skip=False, **args)) == "yes"


def ask_target(g: State, seat: str, power: str, ships: Iterable[str], optional: bool) -> Rule[str | None]:
    """Let a player choose one of the ships for a power, or none if the power is optional."""
    found = list(ships)
    if not found:
        return None

    def options() -> list[Option]:
        chosen = [option(ship, "ship", {"ship": ship, "power": power}, ship=ship) for ship in found]
        return [*chosen, option(NO, "no")] if optional else chosen

    picked = yield from ask(g, seat, "power", options, skip=not optional, power=power)
    return None if picked == NO else picked
