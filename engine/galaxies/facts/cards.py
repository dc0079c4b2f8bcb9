"""Facts of energy and tactic cards."""

from __future__ import annotations

from engine.core.secret import Secret
from engine.galaxies.facts.base import GalaxiesFact
from engine.galaxies.facts.happenings import cards as happenings
from engine.galaxies.facts.memory import (
    add_known_card,
    discard_from_hand,
    record_card_in_hand,
    reshuffle_memory,
    take_from_hand,
)
from engine.galaxies.state import Attached, Orders, State


class EnergyChanged(GalaxiesFact, frozen=True):
    """A team gains or spends energy, and its total stays between 0 and 40 (NRG-01, NRG-02). ``amount`` is the
    change.

    The log has lines only for gains in the energy phase. Other log lines explain the remaining changes,
    because they name what a team paid for.
    """

    kind = "energy"
    touches = ("teams",)
    team: str
    amount: int
    why: str
    now: int

    def is_logged(self) -> bool:
        return self.why in ("phase", "energy-source")

    def change(self, g: State) -> None:
        g.teams[self.team].energy = self.now

    def public(self) -> happenings.EnergyChanged:
        return {"team": self.team, "amount": self.amount, "why": self.why, "now": self.now}


class Drew(GalaxiesFact, frozen=True):
    """A seat draws the top card of its team's deck (PRV-24)."""

    kind = "drew"
    logged = True
    seals = "cards-drawn"
    touches = ("seats", "teams")
    seat: str
    card: Secret[str]
    handle: str

    def change(self, g: State) -> None:
        seat, team = g.seats[self.seat], g.teams[g.seats[self.seat].team]
        top = team.deck.open().pop()
        assert top == self.card.open(), "the card drawn is the top of the deck"
        if len(team.bottom) > len(team.deck.open()):
            record_card_in_hand(seat, top, team.bottom.pop(0).eyes)
        if team.anew is not None:
            known_draws = Secret([], self.card.eyes) if seat.drawn is None else seat.drawn
            eyes = set(known_draws.eyes).intersection(self.card.eyes)
            seat.fresh, seat.drawn = seat.fresh + 1, Secret([*known_draws.open(), top], eyes)
        seat.hand.open()[self.handle] = top
        seat.dealt += 1

    def public(self) -> happenings.Drew:
        return {"seat": self.seat}

    def private(self) -> Secret[happenings.DrewSeen]:
        return Secret({"card": self.card.open(), "handle": self.handle}, self.card.eyes)


class DeckMade(GalaxiesFact, frozen=True):
    """A deck is shuffled and placed face down, at the start or from the discard pile (DKO-01)."""

    kind = "reshuffled"
    logged = True
    seals = "cards-drawn"
    team: str
    cards: Secret[list[str]]
    size: int

    def change(self, g: State) -> None:
        team = g.teams[self.team]
        team.deck = Secret(list(self.cards.open()))
        team.bottom = []
        for seat in team.seats:
            g.seats[seat].fresh, g.seats[seat].drawn = 0, None
        if team.discard:
            team.anew = reshuffle_memory(g, team)
        team.discard = []

    def public(self) -> happenings.DeckMade:
        return {"team": self.team, "size": self.size}


class CoreOpened(GalaxiesFact, frozen=True):
    """A seat looks at the top cards of another team's deck (M3-11). Nobody else sees these cards (PRV-18)."""

    kind = "core"
    logged = True
    seals = "cards-drawn"
    seat: str
    team: str
    cards: Secret[list[str]]
    count: int

    def change(self, g: State) -> None:
        team = g.teams[self.team]
        above = len(team.deck.open()) - len(team.bottom)
        team.top = Secret(self.cards.open()[:above], self.cards.eyes)
        seen_below = max(0, self.count - above)
        team.bottom[:seen_below] = [
            card.with_eyes({*card.eyes, *self.cards.eyes}) for card in team.bottom[:seen_below]
        ]

    def public(self) -> happenings.CoreOpened:
        return {"seat": self.seat, "team": self.team, "count": self.count}

    def private(self) -> Secret[happenings.CoreOpenedSeen]:
        return Secret({"cards": list(self.cards.open())}, self.cards.eyes)


class CoreKept(GalaxiesFact, frozen=True):
    """A seat keeps one of the cards that it looked at. The other cards go to the bottom of their deck (M3-11,
    M3-14).

    The last card lies lowest. The player who put the cards there knows them until the deck is shuffled
    (PRV-18, PRV-19).
    """

    kind = "core-kept"
    logged = True
    seals = "cards-drawn"
    seat: str
    team: str
    card: Secret[str]
    handle: str
    back: Secret[list[str]]
    count: int

    def change(self, g: State) -> None:
        seat, team, returned = g.seats[self.seat], g.teams[self.team], self.back.open()
        deck = team.deck.open()
        assert sorted(deck[-1 - len(returned) :]) == sorted([self.card.open(), *returned])
        team.top = None
        remaining = deck[: -1 - len(returned)]
        team.deck = Secret([*reversed(returned), *remaining], team.deck.eyes)
        known_bottom = team.bottom[max(0, len(team.bottom) - len(remaining)) :]
        team.bottom = [*known_bottom, *(Secret(card, self.back.eyes) for card in returned)]
        if team.anew is not None:
            add_known_card(team.anew.taken, self.card.open(), self.card.eyes)
        seat.hand.open()[self.handle] = self.card.open()
        seat.dealt += 1

    def public(self) -> happenings.CoreKept:
        return {"seat": self.seat, "team": self.team, "count": self.count}

    def private(self) -> Secret[happenings.CoreKeptSeen]:
        card, returned = self.card.open(), list(self.back.open())
        return Secret({"card": card, "handle": self.handle, "back": returned}, self.back.eyes)


class DeckRanOut(GalaxiesFact, frozen=True):
    """The last card of a deck has been drawn for the first or second time (DKO-01, DKO-03)."""

    kind = "run-out"
    logged = True
    team: str
    times: int

    def change(self, g: State) -> None:
        team = g.teams[self.team]
        team.run_outs = self.times
        if self.times >= 2:
            team.ran_out = g.lines

    def public(self) -> happenings.DeckRanOut:
        return {"team": self.team, "times": self.times}


class Discarded(GalaxiesFact, frozen=True):
    """A hand card goes to its owner's discard pile, where everybody sees it (PRV-11, PRV-25)."""

    kind = "discarded"
    logged = True
    seals = "secret-revealed"
    touches = ("seats", "teams")
    seat: str
    handle: str
    card: str
    owner: str
    why: str

    def change(self, g: State) -> None:
        card = discard_from_hand(g, g.seats[self.seat], self.handle)
        assert card == self.card
        g.teams[self.owner].discard.append(self.card)

    def public(self) -> happenings.Discarded:
        return {"seat": self.seat, "card": self.card, "why": self.why}


class Passed(GalaxiesFact, frozen=True):
    """Cards go from a hand to an ally's hand. Opponents see only the number of cards (PRV-20)."""

    kind = "passed"
    logged = True
    seals = "secret-revealed"
    touches = ("seats", "teams")
    seat: str
    to: str
    cards: Secret[dict[str, str]]
    count: int

    def change(self, g: State) -> None:
        giver, taker = g.seats[self.seat], g.seats[self.to]
        new = min(self.count, giver.fresh)
        taker.fresh += new
        anew = g.teams[giver.team].anew
        if anew is not None:
            anew.passed[giver.id] = anew.passed.get(giver.id, 0) + self.count
            anew.passed[taker.id] = anew.passed.get(taker.id, 0) + new
        for viewer in giver.recalled.keys() - {self.to}:
            giver.recalled[viewer].open().clear()  # the viewer does not know which cards have left the hand
        for handle in self.cards.open():
            taker.dealt += 1
            card = taker.hand.open()[f"h{taker.dealt}"] = take_from_hand(giver, handle)
            record_card_in_hand(taker, card, (giver.id,))

    def public(self) -> happenings.Passed:
        return {"seat": self.seat, "to": self.to, "count": self.count}

    def private(self) -> Secret[happenings.PassedSeen]:
        return Secret({"cards": list(self.cards.open().values())}, self.cards.eyes)


class Played(GalaxiesFact, frozen=True):
    """A card leaves the hand and becomes visible to everybody (PRV-23). Another fact records the payment."""

    kind = "played"
    logged = True
    seals = "secret-revealed"
    touches = ("seats", "teams", "played")
    seat: str
    handle: str
    card: str
    cost: int

    def change(self, g: State) -> None:
        card = discard_from_hand(g, g.seats[self.seat], self.handle)
        assert card == self.card
        g.played.append(card)

    def public(self) -> happenings.Played:
        return {"seat": self.seat, "card": self.card, "cost": self.cost}


class EventSpent(GalaxiesFact, frozen=True):
    """A played event goes to its owner's discard pile (TAC-15)."""

    kind = "event-spent"
    touches = ("teams", "played")
    card: str
    owner: str

    def change(self, g: State) -> None:
        g.played.remove(self.card)
        g.teams[self.owner].discard.append(self.card)

    def public(self) -> happenings.EventSpent:
        return {"card": self.card, "owner": self.owner}


class CardAttached(GalaxiesFact, frozen=True):
    """A card is attached to a ship card (TAC-02 to TAC-07)."""

    kind = "attached"
    logged = True
    touches = ("cards", "attachments", "played")
    seat: str
    card: str
    ship_card: str
    handle: str

    def change(self, g: State) -> None:
        g.attachments += 1
        if self.card in g.played:
            g.played.remove(self.card)
        g.cards[self.ship_card].attached[self.handle] = Attached(self.card, self.seat)

    def public(self) -> happenings.CardAttached:
        return {"seat": self.seat, "card": self.card, "ship_card": self.ship_card, "handle": self.handle}


class CardDetached(GalaxiesFact, frozen=True):
    """An attached card goes to its owner's discard pile (DST-11, RPL-05)."""

    kind = "detached"
    logged = True
    touches = ("cards", "teams")
    card: str
    ship_card: str
    handle: str
    owner: str
    why: str

    def change(self, g: State) -> None:
        attached = g.cards[self.ship_card].attached.pop(self.handle)
        assert attached.card == self.card
        g.teams[self.owner].discard.append(self.card)

    def public(self) -> happenings.CardDetached:
        return {"card": self.card, "ship_card": self.ship_card, "handle": self.handle, "why": self.why}


class PreppedSettled(GalaxiesFact, frozen=True):
    """A prepped card is attached, or set aside permanently (PRP-05, PRP-06)."""

    kind = "prepped"
    seat: str
    card: str
    used: bool

    def change(self, g: State) -> None:
        for prepped in g.seats[self.seat].prepped:
            if prepped.card == self.card:
                prepped.state = "used" if self.used else "declined"

    def public(self) -> happenings.PreppedSettled:
        return {"seat": self.seat, "card": self.card, "used": self.used}


class HandShown(GalaxiesFact, frozen=True):
    """A seat shows its hand to its ally, or hides it again (TEM-07).

    This fact does not prevent undo. No answer that can still be undone changes a hand, and the possibility of
    undo must not reveal this fact to other seats.
    """

    kind = "order-changed"
    seat: str
    on: bool
    eyes: tuple[str, ...]

    def change(self, g: State) -> None:
        seat = g.seats[self.seat]
        was_shown, seat.shows_hand = seat.shows_hand, self.on
        seat.hand = seat.hand.with_eyes(self.eyes)
        allies = [mate for mate in g.teams[seat.team].seats if mate != self.seat]
        if self.on:
            seat.recalled = {viewer: cards for viewer, cards in seat.recalled.items() if viewer not in allies}
        elif was_shown:
            hand = seat.hand.open().values()
            seat.recalled |= {ally: Secret(list(hand), (ally,)) for ally in allies}

    def public(self) -> None:
        return None

    def private(self) -> Secret[happenings.OrderChangedSeen]:
        return Secret({"order": "show-hand", "on": self.on}, (self.seat,))


class OrdersChanged(GalaxiesFact, frozen=True):
    """A seat sets its private standing orders (ECM-19, TIM-07)."""

    kind = "order-changed"
    seat: str
    order: str
    on: bool
    orders: Secret[Orders]

    def change(self, g: State) -> None:
        g.seats[self.seat].orders = self.orders

    def public(self) -> None:
        return None

    def private(self) -> Secret[happenings.OrderChangedSeen]:
        return Secret({"order": self.order, "on": self.on}, (self.seat,))
