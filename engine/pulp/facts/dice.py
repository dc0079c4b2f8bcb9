"""Facts about the Captain's dice."""

from __future__ import annotations

from typing import Any

from engine.pulp.facts.base import PulpFact, SilentFact
from engine.pulp.state import OwnedDie, State

#: No cached query reads the dice in an encounter.
FIELDS = ("dice", "search", "once")


def set_value(state: State, die: str, value: int) -> None:
    """Set the value of a die and of its whole row (X3D-04)."""
    in_row = next(candidate for candidate in state.dice if candidate.id == die).row
    for owned in state.dice:
        if owned.id == die or (in_row and owned.row):
            owned.value = value


class DieUsed(PulpFact, frozen=True):
    """A die's action was used, and the die was turned down.

    An action that does not ``count`` leaves the encounter's one die available (DIE-16). A die that is not
    ``spent`` may be used again (DIE-23).
    """

    kind = "die-used"
    touches = FIELDS
    die: str
    face: int
    way: int
    value: int
    counts: bool = True
    spent: bool = True

    def change(self, state: State) -> None:
        set_value(state, self.die, self.value)
        next(die for die in state.dice if die.id == self.die).used = self.spent
        if state.encounter is not None:
            state.encounter.started = state.encounter.choice is not None
            if self.counts:
                state.encounter.die = self.die
        if self.counts and state.search is None:
            state.once.append("die")
        if state.search is not None:
            state.search.done.append("die")

    def public(self) -> dict[str, Any]:
        return {"die": self.die, "face": self.face, "way": self.way, "value": self.value}


class DieValueChanged(PulpFact, frozen=True):
    """The value of a die changed, because it was turned, rerolled or set. The other dice of its row get
    the same value."""

    kind = "dice"
    touches = FIELDS
    die: str
    value: int
    by: str

    def change(self, state: State) -> None:
        set_value(state, self.die, self.value)

    def public(self) -> dict[str, Any]:
        return {"dice": {self.die: self.value}, "by": self.by}


class DieSwapped(PulpFact, frozen=True):
    """A die was exchanged for a free die, which was rolled (DIE-15)."""

    kind = "dice"
    touches = FIELDS
    lost: str
    die: str
    value: int
    by: str

    def change(self, state: State) -> None:
        state.dice = [
            OwnedDie(self.die, self.value, row=die.row, crew=die.crew) if die.id == self.lost else die
            for die in state.dice
        ]
        set_value(state, self.die, self.value)

    def public(self) -> dict[str, Any]:
        return {"dice": {self.die: self.value}, "by": self.by}


class DieBorrowed(PulpFact, frozen=True):
    """A free die was rolled for this engagement (DIC-13)."""

    kind = "borrowed"
    touches = FIELDS
    die: str
    value: int
    by: str

    def change(self, state: State) -> None:
        assert state.encounter is not None
        state.encounter.borrowed = (self.die, self.value)

    def public(self) -> dict[str, Any]:
        return {"die": self.die, "value": self.value, "by": self.by}


class BorrowedDieUsed(SilentFact, frozen=True):
    """The borrowed die was used and put back."""

    touches = FIELDS

    def change(self, state: State) -> None:
        assert state.encounter is not None
        state.encounter.borrowed = None


class DieDoubled(SilentFact, frozen=True):
    """A die may be used twice in this phase. The second use turns it down by 1 (DIE-23)."""

    touches = FIELDS
    die: str

    def change(self, state: State) -> None:
        state.once.append(f"double:{self.die}")


class DieDoublingEnded(SilentFact, frozen=True):
    """The phase in which a die could be used twice ended. ``used`` is set if it was used only once."""

    touches = FIELDS
    die: str
    used: bool

    def change(self, state: State) -> None:
        state.once = [name for name in state.once if name not in (f"double:{self.die}", f"twice:{self.die}")]
        if self.used:
            next(die for die in state.dice if die.id == self.die).used = True
