"""What a viewer knows of decks: with which cards one must have begun, and where some are (PRV-11, PRV-13)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from random import Random
from typing import NamedTuple

from engine.core.imagining import seen
from engine.core.secret import Secret
from engine.galaxies.catalogue import Catalogue
from engine.galaxies.loadouts import Limits
from engine.galaxies.printed import edition_of, owner_of
from engine.galaxies.state import DiscardRecord, ReshuffleMemory, Seat, State


class Sizes(NamedTuple):
    """How many cards hands and decks hold, by seat and by team: open to all (PRV-09)."""

    hands: Mapping[str, int]
    decks: Mapping[str, int]


#: How often to look for cards of which a legal deck can have more, where it has no room for many others.
TRIES = 100

#: How likely a card that may have come out of a deck is taken to have.
EVEN = 0.5


def sure_cards(g: State, team: str, limits: Limits, random: Random) -> Counter[str]:
    """The cards with which a team's chosen deck must have begun, for all that the viewer has seen. Prepped
    cards are not of the deck (M4-10).

    Once it was shuffled anew these are the cards that went into it, those that were elsewhere, and of those
    that were in hands since as many as cannot have come out of it (DKO-01). Which these are may be open, but
    the deck can have been a legal one (M3-09).
    """
    prepped = prepped_cards(g, team)
    known, anew = lying_open(g, team) - prepped, g.teams[team].anew
    if anew is None:
        return known
    sure, free = _known_then(g, team, anew) - prepped, left_for_hands(g, team, anew)
    came: list[DiscardRecord] = []
    may: list[DiscardRecord] = []
    for card, once in _once_held(g, team, anew).items():
        least = max(0, sure[card] + len(once) - edition_of(g).copies)
        most = min(len(once), free[card])
        came += once[:least]
        may += once[least:most]
        sure[card] += len(once) - max(least, most)
    more = Counter[str]()
    for _ in range(TRIES):
        random.shuffle(may)
        more = _not_drawn(came, may)
        if _can_be_legal(edition_of(g), limits, sure + more):
            break
    return known | (sure + more)


def drawn_since(
    g: State, team: str, whole: Counter[str], sizes: Sizes, random: Random
) -> list[DiscardRecord]:
    """Which cards that the viewer knows to have been in opponents' hands since their deck was shuffled anew
    came out of it; they began with the ``whole`` deck.

    Of each card as many were in hands before as they had beside those that were elsewhere. Which of them was
    let go is open, but nobody had more of them than he held then, and was passed since.
    """
    anew = g.teams[team].anew
    if anew is None or not any(seen(one) is not None for one in anew.elsewhere.values()):
        return []
    before = whole + prepped_cards(g, team) - _known_then(g, team, anew)
    free, once = left_for_hands(g, team, anew), _once_held(g, team, anew)
    least = Counter({card: len(all_) - before[card] for card, all_ in once.items()})
    most = Counter({card: min(len(all_), free[card]) for card, all_ in once.items()})
    seats = [g.seats[name] for name in g.teams[team].seats]
    due = Counter({one.id: one.fresh - anew.passed.get(one.id, 0) - sizes.hands[one.id] for one in seats})
    drawn = free.total() - sizes.decks[team] + len(known_in_deck(g, team))
    came: list[DiscardRecord] = []
    for _ in range(TRIES):
        came = _some_drawn([one for all_ in once.values() for one in all_], least, most, due, random)[:drawn]
        if least <= Counter(one.card for one in came) and due <= Counter(one.seat for one in came):
            break
    return came


def _some_drawn(
    once: list[DiscardRecord], least: Counter[str], most: Counter[str], due: Counter[str], random: Random
) -> list[DiscardRecord]:
    """Some of these cards, as if they had been drawn: of each card so many at least and at most, and of each
    seat as many as are due, as far as they come to hand in some order."""
    came: list[DiscardRecord] = []
    cards, seats = Counter[str](), Counter[str]()
    random.shuffle(once)
    for one in once:
        wanted = cards[one.card] < least[one.card] or seats[one.seat] < due[one.seat]
        may = cards[one.card] < most[one.card] and _can_be_drawn([*came, one], one.seat)
        if may and (wanted or random.random() < EVEN):
            came.append(one)
            cards[one.card] += 1
            seats[one.seat] += 1
    return came


def _known_then(g: State, team: str, anew: ReshuffleMemory) -> Counter[str]:
    """The cards of which the viewer knows where they were when a deck was shuffled anew."""
    return Counter(anew.shown) + _known_of(g, team, anew.elsewhere) + _known_of(g, team, anew.held)


def _once_held(g: State, team: str, anew: ReshuffleMemory) -> Mapping[str, list[DiscardRecord]]:
    """What is known to have been in a team's hands since its deck was shuffled anew, by cards, the latest
    first; less what the viewer knows to have been there before."""
    before = _known_of(g, team, anew.held)
    seats = [g.seats[name] for name in g.teams[team].seats]
    now = [DiscardRecord(seat.id, card, seat.fresh) for seat in seats for card in recalled(seat)]
    once = defaultdict[str, list[DiscardRecord]](list)
    for one in (*anew.let_go, *now):
        if owner_of(g, one.card) == team:
            once[one.card].append(one)
    return {card: all_[before[card] :][::-1] for card, all_ in once.items()}


def _not_drawn(came: Iterable[DiscardRecord], may: Iterable[DiscardRecord]) -> Counter[str]:
    """How many cards cannot have come out of the deck, beside those that did: no seat has let go more of what
    it drew than it had drawn until then."""
    drawn, more = [*came], Counter[str]()
    for one in may:
        if _can_be_drawn([*drawn, one], one.seat):
            drawn.append(one)
        else:
            more[one.card] += 1
    return more


def _can_be_drawn(cards: Iterable[DiscardRecord], seat: str) -> bool:
    """Whether a seat had drawn so many of these whenever it let go of one."""
    until = sorted(one.fresh for one in cards if one.seat == seat)
    return all(number <= fresh for number, fresh in enumerate(until, start=1))


def _can_be_legal(edition: Catalogue, limits: Limits, known: Counter[str]) -> bool:
    """Whether a deck with these has room for what else it needs."""
    return known.total() + sum(lacks(edition, limits, known).values()) <= limits.deck_size


def lacks(edition: Catalogue, limits: Limits, known: Counter[str]) -> dict[str, int]:
    """How many cards of each type a deck with these needs besides."""
    has = Counter[str]()
    for card, n in known.items():
        has[edition.tactics[card].type] += n
    return {kind: max(0, least - has[kind]) for kind, least in limits.deck_min.items()}


def left_for_hands(g: State, team: str, anew: ReshuffleMemory) -> Counter[str]:
    """The cards of a deck that was shuffled anew that may still be in it or have been drawn, less those of
    which the viewer knows better (PRV-19)."""
    drawn = [card for name in g.teams[team].seats for card in known(g.seats[name].drawn)]
    out = [*known_in_deck(g, team), *drawn]
    return Counter(anew.shown) - Counter(out) - _known_of(g, team, anew.taken)


def _known_of(g: State, team: str, by_viewer: Mapping[str, Secret[list[str]]]) -> Counter[str]:
    """A team's cards among what the viewer knows."""
    cards = (card for one in by_viewer.values() for card in known(one))
    return Counter(card for card in cards if owner_of(g, card) == team)


def lying_open(g: State, team: str) -> Counter[str]:
    """A team's cards of which the viewer knows where they are: in the discard pile, being played, attached,
    in hands open to him, in others and in the deck where he knows them."""
    cards = Counter(g.teams[team].discard)
    cards.update(card for card in g.played if owner_of(g, card) == team)
    for card in g.cards.values():
        cards.update(a.card for a in card.attached.values() if owner_of(g, a.card) == team)
    for seat in g.seats.values():
        cards.update(card for card in (seen(seat.hand) or {}).values() if owner_of(g, card) == team)
        cards.update(card for card in recalled(seat) if owner_of(g, card) == team)
    cards.update(known_in_deck(g, team))
    return cards


def recalled(seat: Seat) -> list[str]:
    """The cards that the viewer knows to be in a hand that he does not see."""
    return [card for cards in seat.recalled.values() for card in known(cards)]


def prepped_cards(g: State, team: str) -> Counter[str]:
    """A team's prepped cards that came into play: from there they may go into its deck and its hands."""
    prepped = (card for seat in g.seats.values() for card in seat.prepped)
    return Counter(one.card for one in prepped if one.state == "used" and owner_of(g, one.card) == team)


def known_in_deck(g: State, team: str) -> list[str]:
    """The cards of a deck that the viewer knows: those on top at which he looks (M3-11), the uppermost first,
    and those under it that he put there, the lowest last (PRV-19)."""
    below = (seen(card) for card in g.teams[team].bottom)
    return [*known(g.teams[team].top), *(card for card in below if card is not None)]


def known(cards: Secret[list[str]] | None) -> list[str]:
    """The cards of a list that there may be, if the viewer knows it."""
    return list(seen(cards) or ()) if cards is not None else []
