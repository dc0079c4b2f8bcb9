"""Faults of a host's own content, each with its place, so that the author can find it.

A check notes a fault at a place and goes on, so that an author is told everything at once. Only what cannot
be checked any further is left out, by raising `Skip`, up to the next `part`:

>>> notes = Notes("mine")
>>> piece = Place(notes, "pieces.toml")["knight"]
>>> with part():
...     _ = piece["worth"].demand(False, "must be 1 or more")
...     _ = piece["size"].known({"small": 1, "large": 3}, "larg")
...     _ = piece["role"].demand(False, "is not looked at")
>>> for fault in notes.faults:
...     print(fault)
pieces.toml: knight.worth: must be 1 or more
pieces.toml: knight.size: there is no 'larg'; did you mean large?
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, NoReturn, TypeVar, overload

import msgspec

M = TypeVar("M")
T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")


class PackFault(msgspec.Struct, frozen=True):
    """Why a pack of a host's own content is left out: which pack, and the file, key and reason in it.

    >>> print(PackFault("mine", "cards.toml", "ace.cost", "is missing"))
    cards.toml: ace.cost: is missing
    >>> print(PackFault("mine", "mine", "", "no such file or folder"))
    mine: no such file or folder
    """

    pack: str
    file: str
    key: str
    reason: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.key, self.reason) if part)


class PackError(Exception):
    """Content that cannot be used, with every fault of it.

    >>> print(PackError([PackFault("mine", "a.toml", "ace", reason) for reason in ("too dear", "too many")]))
    a.toml: ace: too dear
    a.toml: ace: too many
    """

    def __init__(self, faults: Iterable[PackFault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


class Skip(Exception):
    """Raised when the rest of a part cannot be checked; the fault that prevents it is noted already."""


def part() -> suppress:
    """Return a context manager that goes on after its block if the block raises Skip.

    >>> with part():
    ...     raise Skip
    ...     print("is not reached")
    """
    return suppress(Skip)


@overload
def together(one: Callable[[], A], two: Callable[[], B], /) -> tuple[A, B]: ...
@overload
def together(one: Callable[[], A], two: Callable[[], B], three: Callable[[], C], /) -> tuple[A, B, C]: ...
def together(*parts: Callable[[], Any]) -> tuple[Any, ...]:
    """Return what several parts make, each tried even where another raises Skip; raises Skip then.

    >>> notes = Notes()
    >>> at = Place(notes, "cards.toml", "ace")
    >>> together(lambda: at["suit"].refuse("is missing"), lambda: at["cost"].refuse("is missing"))
    Traceback (most recent call last):
    engine.core.faults.Skip
    >>> len(notes.faults), together(lambda: 1, lambda: "one")
    (2, (1, 'one'))
    """
    results = list[Any]()
    for one in parts:
        with part():
            results.append(one())
    if len(results) < len(parts):
        raise Skip
    return tuple(results)


def made(things: Mapping[str, T], make: Callable[[str, T], M]) -> dict[str, M]:
    """Return what ``make`` makes of each thing, by its id, without the things for which it raises Skip.

    >>> def half(key, number):
    ...     Place(notes, "numbers.toml", key).require(number % 2 == 0, "must be even")
    ...     return number // 2
    >>> notes = Notes()
    >>> made({"four": 4, "five": 5}, half), str(notes.faults[0])
    ({'four': 2}, 'numbers.toml: five: must be even')
    """
    records: dict[str, M] = {}
    for key, thing in things.items():
        with part():
            records[key] = make(key, thing)
    return records


@dataclass
class Notes:
    """The faults of one pack, each once, in the order in which they were found.

    >>> notes = Notes("mine")
    >>> for _ in range(2):
    ...     notes.add("cards.toml", "ace.cost", "is missing")
    >>> len(notes.faults)
    1
    """

    pack: str = ""
    faults: list[PackFault] = field(default_factory=list)

    def add(self, file: str, key: str, reason: str) -> None:
        """Note a fault."""
        fault = PackFault(self.pack, file, key, reason)
        if fault not in self.faults:
            self.faults.append(fault)


class Valid(dict[str, T]):
    """Things by id, without those at fault.

    ``at_fault`` are the ids of things that are there but wrong; ``whole`` is False if a file could not be
    read. A thing that names one of those that are missing for this reason is not at fault itself.

    >>> cards = Valid({"ace": 1}, at_fault=["king"])
    >>> "king" in cards, cards.may_hold("king"), cards.may_hold("joker")
    (False, True, False)
    """

    def __init__(self, things: Mapping[str, T], at_fault: Collection[str] = (), whole: bool = True) -> None:
        super().__init__(things)
        self.at_fault = at_fault
        self.whole = whole

    def may_hold(self, name: str) -> bool:
        """Whether a missing name may be explained by a fault told elsewhere: the thing of that name has one,
        or a file could not be read."""
        return name in self.at_fault or not self.whole


@dataclass(frozen=True)
class Place:
    """A key of a file: ``place["pieces"][0]`` lies further inside.

    >>> Place(Notes(), "cards.toml")["hands"][0]["ace"].key
    'hands[0].ace'
    """

    notes: Notes
    file: str
    key: str = ""

    def __getitem__(self, step: str | int) -> Place:
        inner = f"{self.key}[{step}]" if isinstance(step, int) else f"{self.key}.{step}".lstrip(".")
        return Place(self.notes, self.file, inner)

    def demand(self, holds: bool, reason: str) -> bool:
        """Note a fault here unless something holds, and return whether it does."""
        if not holds:
            self.notes.add(self.file, self.key, reason)
        return holds

    def require(self, holds: bool, reason: str) -> None:
        """Note a fault here unless something holds, and raise Skip then."""
        if not holds:
            self.refuse(reason)

    def refuse(self, reason: str) -> NoReturn:
        """Note a fault here and raise Skip."""
        self.notes.add(self.file, self.key, reason)
        raise Skip

    def known(self, things: Mapping[str, T], name: object) -> T:
        """Return the thing of that name; note a fault and raise Skip if there is none."""
        if isinstance(name, str) and name in things:
            return things[name]
        if isinstance(name, str) and isinstance(things, Valid) and things.may_hold(name):
            raise Skip
        self.refuse(unknown(name, [*things, *(things.at_fault if isinstance(things, Valid) else ())]))

    def all_known(self, things: Mapping[str, object], names: Iterable[object]) -> None:
        """Note a fault for every name that stands for nothing."""
        for name in names:
            with part():
                _ = self.known(things, name)


def unknown(name: object, things: Iterable[str]) -> str:
    """Return the sentence that there is no thing of that name, with the names that there are or a near
    one.

    >>> unknown("kin", ["king", "queen"])
    "there is no 'kin'; did you mean king?"
    >>> unknown("ace", ["king", "queen"]), unknown("", ["king"])
    ("there is no 'ace', only king, queen", 'is missing; there are king')
    """
    names = sorted(things)
    if name == "":
        return f"is missing; there are {', '.join(names)}"
    close = get_close_matches(str(name), names, 1)
    if close:
        return f"there is no {name!r}; did you mean {close[0]}?"
    return f"there is no {name!r}, only {', '.join(names)}" if names else f"there is no {name!r}"
