"""A viewer's knowledge about decks: their starting cards, and the current location of some of these cards
(PRV-11, PRV-13)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from random import Random
from typing import NamedTuple

from engine.core.secret import Secret
from engine.core.simulation.determinization import known_value
from engine.galaxies.catalogue import Catalogue
from engine.galaxies.loadouts import Limits
from engine.galaxies.printed import edition_of, owner_of
from engine.galaxies.state import DiscardRecord, ReshuffleMemory, Seat, State


class Sizes(NamedTuple):
    """The public numbers of cards in hands, by seat, and in decks, by team (PRV-09)."""

    hands: Mapping[str, int]
    decks: Mapping[str, int]


#: The maximum number of samples. If no sample makes a legal deck or meets all counts, the last sample is
#: used.
TRIES = 100

#: The probability that a card came out of a deck, provided that this is possible.
DRAWN_CHANCE = 0.5


def certain_cards(g: State, team: str, limits: Limits, random: Random) -> Counter[str]:
    """Return the cards that a team's chosen deck must have contained at the start, given what the viewer
    knows.

    Prepped cards are not part of the deck (M4-10). After a reshuffle, the result includes the cards shuffled
    into the deck, the cards elsewhere, and hand cards that cannot have come out of the deck (DKO-01). It may
    be uncertain which hand cards these are, but the deck must have been legal (M3-09).
    """
    prepped = prepped_cards(g, team)
    known, memory = located_cards(g, team) - prepped, g.teams[team].anew
    if memory is None:
        return known
    certain, drawable = _cards_known_at_reshuffle(g, team, memory) - prepped, drawable_cards(g, team, memory)
    drawn_records: list[DiscardRecord] = []
    uncertain: list[DiscardRecord] = []
    for card, records in _cards_held_since_reshuffle(g, team, memory).items():
        minimum = max(0, certain[card] + len(records) - edition_of(g).copies)
        maximum = min(len(records), drawable[card])
        drawn_records += records[:minimum]
        uncertain += records[minimum:maximum]
        certain[card] += len(records) - max(minimum, maximum)
    not_drawn = Counter[str]()
    for _ in range(TRIES):
        random.shuffle(uncertain)
        not_drawn = _count_not_drawn(drawn_records, uncertain)
        if _can_be_legal(edition_of(g), limits, certain + not_drawn):
            break
    return known | (certain + not_drawn)


def cards_drawn_since_reshuffle(
    g: State, team: str, starting_deck: Counter[str], sizes: Sizes, random: Random
) -> list[DiscardRecord]:
    """Return cards seen in opponents' hands that were drawn from their deck since its reshuffle.

    ``starting_deck`` is the team's deck at the start. Copies of a card that were not elsewhere at the
    reshuffle were in hands. It is uncertain which of these copies have left a hand. However, no player gave
    up more copies than they held at that time or received later.
    """
    memory = g.teams[team].anew
    if memory is None or not any(known_value(record) is not None for record in memory.elsewhere.values()):
        return []
    not_drawn_earlier = starting_deck + prepped_cards(g, team) - _cards_known_at_reshuffle(g, team, memory)
    drawable, records_by_card = drawable_cards(g, team, memory), _cards_held_since_reshuffle(g, team, memory)
    minimum = Counter(
        {card: len(records) - not_drawn_earlier[card] for card, records in records_by_card.items()}
    )
    maximum = Counter({card: min(len(records), drawable[card]) for card, records in records_by_card.items()})
    seats = [g.seats[name] for name in g.teams[team].seats]
    due = Counter(
        {seat.id: seat.fresh - memory.passed.get(seat.id, 0) - sizes.hands[seat.id] for seat in seats}
    )
    draw_count = drawable.total() - sizes.decks[team] + len(known_deck_cards(g, team))
    chosen: list[DiscardRecord] = []
    for _ in range(TRIES):
        chosen = _sample_drawn(
            [record for records in records_by_card.values() for record in records],
            minimum,
            maximum,
            due,
            random,
        )[:draw_count]
        if minimum <= Counter(record.card for record in chosen) and due <= Counter(
            record.seat for record in chosen
        ):
            break
    return chosen


def _sample_drawn(
    records: list[DiscardRecord],
    minimum: Counter[str],
    maximum: Counter[str],
    due: Counter[str],
    random: Random,
) -> list[DiscardRecord]:
    """Return a random selection of cards that may have been drawn.

    ``minimum`` and ``maximum`` limit the number of copies of each card. ``due`` is the number of cards that
    each seat must have drawn. Because the order is random, a selection may miss some lower limits.
    """
    chosen: list[DiscardRecord] = []
    cards, seats = Counter[str](), Counter[str]()
    random.shuffle(records)
    for record in records:
        is_needed = cards[record.card] < minimum[record.card] or seats[record.seat] < due[record.seat]
        is_possible = cards[record.card] < maximum[record.card] and _can_be_drawn(
            [*chosen, record], record.seat
        )
        if is_possible and (is_needed or random.random() < DRAWN_CHANCE):
            chosen.append(record)
            cards[record.card] += 1
            seats[record.seat] += 1
    return chosen


def _cards_known_at_reshuffle(g: State, team: str, memory: ReshuffleMemory) -> Counter[str]:
    """Return the cards whose location the viewer knew when a deck was reshuffled."""
    return (
        Counter(memory.shown)
        + _known_team_cards(g, team, memory.elsewhere)
        + _known_team_cards(g, team, memory.held)
    )


def _cards_held_since_reshuffle(
    g: State, team: str, memory: ReshuffleMemory
) -> Mapping[str, list[DiscardRecord]]:
    """Return the cards known to have been in a team's hands since the reshuffle of its deck, latest first.

    The result is grouped by card. It excludes cards that the viewer knows to have been in these hands before
    the reshuffle.
    """
    earlier = _known_team_cards(g, team, memory.held)
    seats = [g.seats[name] for name in g.teams[team].seats]
    in_hands = [DiscardRecord(seat.id, card, seat.fresh) for seat in seats for card in recalled_cards(seat)]
    records_by_card = defaultdict[str, list[DiscardRecord]](list)
    for record in (*memory.let_go, *in_hands):
        if owner_of(g, record.card) == team:
            records_by_card[record.card].append(record)
    return {card: records[earlier[card] :][::-1] for card, records in records_by_card.items()}


def _count_not_drawn(
    drawn_records: Iterable[DiscardRecord], candidates: Iterable[DiscardRecord]
) -> Counter[str]:
    """Count the candidates that cannot have come out of the deck, provided that the ``drawn_records`` did.

    At any time, no seat can have given up more drawn cards than it had drawn.
    """
    drawn, not_drawn = [*drawn_records], Counter[str]()
    for record in candidates:
        if _can_be_drawn([*drawn, record], record.seat):
            drawn.append(record)
        else:
            not_drawn[record.card] += 1
    return not_drawn


def _can_be_drawn(cards: Iterable[DiscardRecord], seat: str) -> bool:
    """Return whether the seat had drawn enough cards each time it gave up one of these cards."""
    draw_counts = sorted(record.fresh for record in cards if record.seat == seat)
    return all(number <= drawn for number, drawn in enumerate(draw_counts, start=1))


def _can_be_legal(edition: Catalogue, limits: Limits, known_cards: Counter[str]) -> bool:
    """Return whether a deck with these cards has room for the other cards that it needs."""
    return (
        known_cards.total() + sum(missing_by_type(edition, limits, known_cards).values()) <= limits.deck_size
    )


def missing_by_type(edition: Catalogue, limits: Limits, known_cards: Counter[str]) -> dict[str, int]:
    """Return the number of cards of each type that a deck with these cards still needs."""
    counts = Counter[str]()
    for card, n in known_cards.items():
        counts[edition.tactics[card].type] += n
    return {kind: max(0, minimum - counts[kind]) for kind, minimum in limits.deck_min.items()}


def drawable_cards(g: State, team: str, memory: ReshuffleMemory) -> Counter[str]:
    """Return the cards of a reshuffled deck that may still be in it or may have been drawn.

    Cards whose location the viewer knows are excluded (PRV-19).
    """
    drawn = [card for name in g.teams[team].seats for card in known_list(g.seats[name].drawn)]
    no_longer_drawable = [*known_deck_cards(g, team), *drawn]
    return Counter(memory.shown) - Counter(no_longer_drawable) - _known_team_cards(g, team, memory.taken)


def _known_team_cards(g: State, team: str, by_viewer: Mapping[str, Secret[list[str]]]) -> Counter[str]:
    """Return the cards that the viewer knows and that belong to a team."""
    cards = (card for secret in by_viewer.values() for card in known_list(secret))
    return Counter(card for card in cards if owner_of(g, card) == team)


def located_cards(g: State, team: str) -> Counter[str]:
    """Return a team's cards whose location the viewer knows.

    They are in the discard pile, in play, attached, in hands that the viewer sees, or known to the viewer to
    be in another hand or in the deck.
    """
    cards = Counter(g.teams[team].discard)
    cards.update(card for card in g.played if owner_of(g, card) == team)
    for card in g.cards.values():
        cards.update(a.card for a in card.attached.values() if owner_of(g, a.card) == team)
    for seat in g.seats.values():
        cards.update(card for card in (known_value(seat.hand) or {}).values() if owner_of(g, card) == team)
        cards.update(card for card in recalled_cards(seat) if owner_of(g, card) == team)
    cards.update(known_deck_cards(g, team))
    return cards


def recalled_cards(seat: Seat) -> list[str]:
    """Return the cards that the viewer knows to be in a hand that the viewer does not see."""
    return [card for cards in seat.recalled.values() for card in known_list(cards)]


def prepped_cards(g: State, team: str) -> Counter[str]:
    """Return a team's prepped cards that came into play. They may have moved to the deck and to hands since
    then."""
    prepped = (card for seat in g.seats.values() for card in seat.prepped)
    return Counter(
        prepped_card.card
        for prepped_card in prepped
        if prepped_card.state == "used" and owner_of(g, prepped_card.card) == team
    )


def known_deck_cards(g: State, team: str) -> list[str]:
    """Return the cards of a deck that the viewer knows.

    First come the top cards that the viewer is looking at (M3-11), from the top down. Then come the cards
    that the viewer put under the deck, with the lowest card last (PRV-19).
    """
    bottom_cards = (known_value(card) for card in g.teams[team].bottom)
    return [*known_list(g.teams[team].top), *(card for card in bottom_cards if card is not None)]


def known_list(cards: Secret[list[str]] | None) -> list[str]:
    """Return the cards of an optional list. The result is empty if there is no list, or if the viewer does
    not know its cards."""
    return list(known_value(cards) or ()) if cards is not None else []
