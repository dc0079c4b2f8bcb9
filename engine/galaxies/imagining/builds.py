"""What others may have brought: fleets and decks that they chose, of which only what was seen is known
(PRV-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random

from msgspec.structs import replace

from engine.core.imagining import seen
from engine.core.secret import Secret
from engine.galaxies import loadouts
from engine.galaxies.catalogue import Build, Catalogue
from engine.galaxies.loadouts import Limits
from engine.galaxies.printed import edition_of, mission, owner_of
from engine.galaxies.state import Seat, State

#: How likely it is that somebody who may have brought a ready-made fleet and deck has.
READY_MADE = 0.75

Decks = dict[str, Counter[str]]


def imagine_builds(g: State, hidden: Iterable[Seat], sizes: Mapping[str, int], random: Random) -> Decks:
    """Imagine the fleets of ``hidden`` seats; returns the deck with which every team began, by its id.
    ``sizes`` are those of the decks now."""
    decks = {team.id: _known_deck(g, team.id) for team in g.teams.values()}
    for seat in hidden:
        fleet = {card.card: card.level for card in seat.fleet}
        limits = loadouts.limits(edition_of(g), mission(g), seat.id)
        if limits is not None:
            build = _imagined(g, seat, limits, sizes[seat.team], random)
            fleet |= dict(build.fleet)
            if limits.deck_size:
                decks[seat.team] = Counter(build.deck)
                team = g.teams[seat.team]
                assert team.chosen is not None
                team.chosen = Secret(dict(build.deck), team.chosen.eyes)
        seat.levels = Secret(fleet, seat.levels.eyes)
    return decks


def _known_deck(g: State, team: str) -> Counter[str]:
    chosen = g.teams[team].chosen
    if chosen is None:
        return Counter(edition_of(g).deck_of(mission(g), team))
    return Counter(seen(chosen))


def _imagined(g: State, seat: Seat, limits: Limits, size: int, random: Random) -> Build:
    """A build that a seat may have brought: one of the ready-made, if it can be, or any."""
    fleet = {card.card: card.level for card in seat.fleet}
    deck = seen_cards(g, seat.team, size, limits, random) if limits.deck_size else Counter[str]()
    if random.random() < READY_MADE:
        made = [one.build for one in loadouts.ready_made(edition_of(g), limits)]
        fit = [build for build in made if _may_be(g, seat, build, fleet, deck)]
        if fit:
            return random.choice(fit)
    return Build(_any_fleet(g, seat, limits, fleet, random), _any_deck(edition_of(g), limits, deck, random))


def _may_be(g: State, seat: Seat, build: Build, fleet: Mapping[str, str], deck: Counter[str]) -> bool:
    brought = dict(build.fleet)
    whole = brought.keys() == fleet.keys() or not (brought and all_placed(g, seat.id))
    return whole and fleet.items() <= brought.items() and deck <= Counter(build.deck)


def all_placed(g: State, seat: str) -> bool:
    """Whether the seat's whole fleet began on the board, so that all of it has been seen (M2-05)."""
    begun = g.step not in ("setup", "first-ships")
    return begun and any(start.seat == seat and not start.ships for start in mission(g).starts)


def seen_cards(g: State, team: str, size: int, limits: Limits, random: Random) -> Counter[str]:
    """The cards of a team's deck that the viewer has seen and that are still somewhere: open, or in the deck
    again (DKO-01), which has ``size`` cards now. Prepped cards are not of the deck (M4-10).

    What lies open may have come out of the deck since it was shuffled anew, but for no more cards than it is
    smaller by, and must have where there are no more copies; the others of a kind that is in both are there
    twice, so that the deck can have been a legal one (M3-09).
    """
    shown, open_ = Counter(g.teams[team].shown), lying_open(g, team)
    if not shown:
        return open_ - prepped_cards(g, team)
    inside = Counter(known_in_deck(g, team))  # these have not left the deck
    open_ -= inside
    copies, drawn = edition_of(g).copies, shown.total() - size
    both = (shown - inside) & open_
    came = shown + open_ - Counter(dict.fromkeys(shown + open_, copies))
    spare = sorted((both - came).elements())
    random.shuffle(spare)
    once = open_ + shown - both - prepped_cards(g, team)
    return once + _twice(edition_of(g), limits, once, spare, max(0, both.total() - drawn))


def _twice(
    edition: Catalogue, limits: Limits, once: Counter[str], spare: list[str], count: int
) -> Counter[str]:
    """So many of the spare cards, the first of them, or else those first of which the deck needs more."""
    chosen = Counter(spare[:count])
    lacks = _lacks(edition, limits, once + chosen)
    if once.total() + count + sum(lacks.values()) <= limits.deck_size:
        return chosen
    lacks = _lacks(edition, limits, once)
    needed = []
    for card in spare:
        kind = edition.tactics[card].type
        if lacks.get(kind, 0) > 0:
            lacks[kind] -= 1
            needed.append(card)
    return Counter([*needed, *(Counter(spare) - Counter(needed)).elements()][:count])


def _lacks(edition: Catalogue, limits: Limits, known: Counter[str]) -> dict[str, int]:
    """How many cards of each type a deck with these needs besides."""
    has = Counter[str]()
    for card, n in known.items():
        has[edition.tactics[card].type] += n
    return {kind: max(0, least - has[kind]) for kind, least in limits.deck_min.items()}


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
    return [card for cards in seat.recalled.values() for card in seen(cards) or ()]


def prepped_cards(g: State, team: str) -> Counter[str]:
    """A team's prepped cards that came into play: from there they may go into its deck and its hands."""
    prepped = (card for seat in g.seats.values() for card in seat.prepped)
    return Counter(one.card for one in prepped if one.state == "used" and owner_of(g, one.card) == team)


def known_in_deck(g: State, team: str) -> list[str]:
    """The cards of a deck that the viewer knows: those on top at which he looks (M3-11), the uppermost first,
    and those under it that he put there, the lowest last (PRV-19)."""
    return [*known(g.teams[team].top), *known(g.teams[team].bottom)]


def known(cards: Secret[list[str]] | None) -> list[str]:
    """The cards of a list that there may be, if the viewer knows it."""
    return list(seen(cards) or ()) if cards is not None else []


def _any_fleet(
    g: State, seat: Seat, limits: Limits, fleet: dict[str, str], random: Random
) -> tuple[tuple[str, str], ...]:
    """The ships that were seen, and any others within the limit."""
    known = tuple(fleet.items())
    if not limits.fleet_limit or all_placed(g, seat.id):
        return known
    ships = edition_of(g).ships
    left = limits.fleet_limit - loadouts.cost_of(edition_of(g), Build(known))
    free = tuple(s for s in limits.ships if s not in fleet and ships[s].cheapest <= left)
    must = tuple(s for s in limits.must_include if s not in fleet)
    if not free:
        return known
    rest = replace(
        limits, fleet_limit=left, ships=free, must_include=must, deck_size=0, cards=(), deck_min={}
    )
    return known + loadouts.random_build(edition_of(g), rest, random).fleet


def _any_deck(edition: Catalogue, limits: Limits, known: Counter[str], random: Random) -> dict[str, int]:
    """The cards that were seen, and any others that make a legal deck of them."""
    pool = list((Counter(dict.fromkeys(limits.cards, limits.copies)) - known).elements())
    random.shuffle(pool)
    more: list[str] = []
    for kind, lacking in _lacks(edition, limits, known).items():
        more += [card for card in pool if edition.tactics[card].type == kind][:lacking]
    rest = list((Counter(pool) - Counter(more)).elements())
    random.shuffle(rest)
    return dict(known + Counter([*more, *rest][: max(0, limits.deck_size - known.total())]))
