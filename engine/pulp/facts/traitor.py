"""Facts about the Traitor (X1S, X1I, X1P)."""

from __future__ import annotations

from typing import Any, Literal

from engine.core.secret import Secret
from engine.pulp.catalogue.model import Color
from engine.pulp.facts.base import PulpFact, SilentFact, count_cubes, put_cubes, take_cubes
from engine.pulp.printed import edition_of
from engine.pulp.state import TRAITOR, Change, Pile, State, Traitor

TOUCHES = ("traitor",)


def traitor_of(state: State) -> Traitor:
    """Return the Traitor's part of the state. Raises AssertionError if the match has no Traitor."""
    assert state.traitor is not None
    return state.traitor


class TraitorBegan(PulpFact, frozen=True):
    """The Traitor received Influence, white cubes and Influence cards (X1S-06, X1S-10)."""

    kind, logged = "traitor", False
    influence: int
    area: int
    hand: tuple[str, ...]

    def change(self, state: State) -> None:
        state.traitor = Traitor(
            Secret("", (TRAITOR,)), influence=self.influence, area=self.area, hand=list(self.hand)
        )

    def public(self) -> dict[str, Any]:
        return {"influence": self.influence, "area": self.area}


class TraitorOutfitted(PulpFact, frozen=True):
    """The Traitor received dice and a Captain, whose card hides the Alignment (X1S-04, X1S-07)."""

    kind = "traitor-captain"
    captain: str
    dice: tuple[str, ...]

    def change(self, state: State) -> None:
        traitor = traitor_of(state)
        traitor.captain, traitor.dice = self.captain, self.dice

    def public(self) -> dict[str, Any]:
        return {"captain": self.captain, "dice": list(self.dice)}


class AlignmentChosen(PulpFact, frozen=True):
    """The Traitor chose an Alignment, which nobody else knows (X1S-08, PRV-05)."""

    kind = "aligned"
    touches = TOUCHES
    alignment: Secret[str]

    def change(self, state: State) -> None:
        traitor_of(state).alignment = self.alignment

    def public(self) -> dict[str, Any]:
        return {}


class InfluenceOpened(PulpFact, frozen=True):
    """The Traitor may act at this point (X1I-05). The fact is visible even if they cannot act
    (PRV-08)."""

    kind, logged = "influence-window", False
    touches = ()
    point: str

    def change(self, state: State) -> None:
        """Do nothing."""

    def public(self) -> dict[str, Any]:
        return {"point": self.point}


class PassOrdered(SilentFact, frozen=True):
    """The Traitor ordered that windows pass until the phase or the round ends, or cancelled this order.
    Nobody else sees this.
    """

    touches = TOUCHES
    passing: Secret[str]

    def change(self, state: State) -> None:
        traitor_of(state).passing = self.passing


class InfluencePlayed(PulpFact, frozen=True):
    """A side of an Influence card was played and paid for. The card is removed from the game (X1I-01 to
    X1I-04)."""

    kind = "influence"
    card: str
    side: Literal["upright", "turned"]
    cost: int

    def change(self, state: State) -> None:
        traitor = traitor_of(state)
        traitor.hand.remove(self.card)
        traitor.influence -= self.cost
        traitor.played = True

    def public(self) -> dict[str, Any]:
        return {"card": self.card, "side": self.side, "cost": self.cost}


class InfluenceGained(PulpFact, frozen=True):
    """The Traitor gained Influence, up to the top of the track (X1I-06)."""

    kind = "recharged"
    touches = TOUCHES
    n: int
    by: str

    def change(self, state: State) -> None:
        traitor = traitor_of(state)
        traitor.influence = min(edition_of(state).numbers.influence_top, traitor.influence + self.n)

    def public(self) -> dict[str, Any]:
        return {"n": self.n, "by": self.by}


class TraitorRolled(PulpFact, frozen=True):
    """The Traitor's dice were rolled. Their values are not stored (X1S-07)."""

    kind = "traitor-rolled"
    touches = ()
    dice: dict[str, int]
    by: str

    def change(self, state: State) -> None:
        """Do nothing."""

    def public(self) -> dict[str, Any]:
        return {"dice": dict(self.dice), "by": self.by}


class AlignmentRevealed(PulpFact, frozen=True):
    """The Alignment was revealed (X1I-08). A Neutral one acts immediately, and never again (X1I-10)."""

    kind = "revealed"
    alignment: str

    def change(self, state: State) -> None:
        traitor = traitor_of(state)
        traitor.revealed = self.alignment
        traitor.spent = not edition_of(state).alignments[self.alignment].lasting

    def public(self) -> dict[str, Any]:
        return {"alignment": self.alignment}


class LineChanged(PulpFact, frozen=True):
    """An Influence card changed the line for the rest of the phase. The change concerns one card, or a place
    in the line (ORD-07)."""

    kind = "influenced"
    used: Change
    on: str | None = None

    def change(self, state: State) -> None:
        state.changes.append(self.used)

    def public(self) -> dict[str, Any]:
        return {"by": self.used.source, "on": self.on}


class HeroDrawReduced(PulpFact, frozen=True):
    """The Hero's next draw was reduced by this many cubes, but not below one."""

    kind = "fewer"
    touches = TOUCHES
    n: int
    by: str

    def change(self, state: State) -> None:
        traitor_of(state).fewer += self.n

    def public(self) -> dict[str, Any]:
        return {"n": self.n, "by": self.by}


class TraitorDrew(PulpFact, frozen=True):
    """The Traitor drew cubes after the Hero's search (X1P-06)."""

    kind = "traitor-drew"
    cubes: tuple[Color, ...]

    def change(self, state: State) -> None:
        cubes: Any = count_cubes(self.cubes)
        take_cubes(state.bag, cubes)
        put_cubes(traitor_of(state).drawn, cubes)
        traitor_of(state).drew = True

    def public(self) -> dict[str, Any]:
        return {"cubes": list(self.cubes)}


class TraitorFound(PulpFact, frozen=True):
    """The Traitor took a Super Weapon from the pile, with the yellow cube on it (X1P-07)."""

    kind = "found"
    seals = "cards-drawn"
    weapon: str
    left: int
    rest: Secret[list[str]]

    def change(self, state: State) -> None:
        traitor = traitor_of(state)
        take_cubes(traitor.drawn, {"yellow": 1})
        traitor.weapons.append(self.weapon)
        state.weapon_pile = Pile(self.left, self.rest)

    def public(self) -> dict[str, Any]:
        return {"weapon": self.weapon, "by": TRAITOR, "left": self.left}


class CardsSeized(PulpFact, frozen=True):
    """The Traitor took cards that the Hero evaded, or cards from the discard pile (X1P-02, PRV-07).

    Evaded cards keep their place in the line until the round ends, for dice that count their planet icons.
    """

    kind = "seized"
    cards: tuple[str, ...]
    by: str = ""

    def change(self, state: State) -> None:
        if state.phase == "encounter":
            for card in state.line:
                card.seized = card.seized or card.id in self.cards
        elif state.options.rulings == 1:
            state.line = [card for card in state.line if card.id not in self.cards]
        state.discard = [card for card in state.discard if card not in self.cards]
        traitor_of(state).taken += self.cards

    def public(self) -> dict[str, Any]:
        return {"cards": list(self.cards), "by": self.by}


class CardNegated(PulpFact, frozen=True):
    """The Traitor discarded a card to negate a card that the Hero paid with. The Hero's card is spent
    without effect (X1P-03, X1P-04r).
    """

    kind = "negated"
    card: str
    paid: str

    def change(self, state: State) -> None:
        traitor = traitor_of(state)
        traitor.taken.remove(self.card)
        traitor.negated = True
        state.discard.append(self.card)

    def public(self) -> dict[str, Any]:
        return {"card": self.card, "paid": self.paid}
