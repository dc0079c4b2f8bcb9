"""Faults in a host's own content, each with its location, so that the author can find it.

A check reports a fault at a location and continues, so authors see all faults together. If the rest of a
section cannot be checked, the check raises `Skip`, which the enclosing `check_section` catches:

>>> notes = Notes("mine")
>>> piece = Place(notes, "pieces.toml")["knight"]
>>> with check_section():
...     _ = piece["worth"].demand(False, "must be 1 or more")
...     _ = piece["size"].look_up({"small": 1, "large": 3}, "larg")
...     _ = piece["role"].demand(False, "is not checked")
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
    """A reason for leaving out a host's pack, with the pack, file and key that it concerns.

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
    """Raised for invalid content. ``faults`` lists all faults.

    >>> print(PackError([PackFault("mine", "a.toml", "ace", reason) for reason in ("too dear", "too many")]))
    a.toml: ace: too dear
    a.toml: ace: too many
    """

    def __init__(self, faults: Iterable[PackFault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


class Skip(Exception):
    """Raised when a fault that was already reported prevents checking the rest of a section."""


def check_section() -> suppress:
    """Return a context manager that suppresses Skip.

    >>> with check_section():
    ...     raise Skip
    ...     print("is not reached")
    """
    return suppress(Skip)


@overload
def call_all(first: Callable[[], A], second: Callable[[], B], /) -> tuple[A, B]: ...
@overload
def call_all(
    first: Callable[[], A], second: Callable[[], B], third: Callable[[], C], /
) -> tuple[A, B, C]: ...
def call_all(*parts: Callable[[], Any]) -> tuple[Any, ...]:
    """Call all functions, even if some raise Skip, and return their results. Raises Skip if any did.

    >>> notes = Notes()
    >>> place = Place(notes, "cards.toml", "ace")
    >>> call_all(lambda: place["suit"].refuse("is missing"), lambda: place["cost"].refuse("is missing"))
    Traceback (most recent call last):
    engine.core.content.faults.Skip
    >>> len(notes.faults), call_all(lambda: 1, lambda: "one")
    (2, (1, 'one'))
    """
    results = list[Any]()
    for make in parts:
        with check_section():
            results.append(make())
    if len(results) < len(parts):
        raise Skip
    return tuple(results)


def make_each(things: Mapping[str, T], make: Callable[[str, T], M]) -> dict[str, M]:
    """Return the results of ``make`` by id, omitting the things for which it raises Skip.

    >>> def half(key, number):
    ...     Place(notes, "numbers.toml", key).require(number % 2 == 0, "must be even")
    ...     return number // 2
    >>> notes = Notes()
    >>> make_each({"four": 4, "five": 5}, half), str(notes.faults[0])
    ({'four': 2}, 'numbers.toml: five: must be even')
    """
    records: dict[str, M] = {}
    for key, thing in things.items():
        with check_section():
            records[key] = make(key, thing)
    return records


@dataclass
class Notes:
    """The distinct faults of one pack, in the order in which they were found.

    >>> notes = Notes("mine")
    >>> for _ in range(2):
    ...     notes.add("cards.toml", "ace.cost", "is missing")
    >>> len(notes.faults)
    1
    """

    pack: str = ""
    faults: list[PackFault] = field(default_factory=list)

    def add(self, file: str, key: str, reason: str) -> None:
        """Add a fault unless it is already present."""
        fault = PackFault(self.pack, file, key, reason)
        if fault not in self.faults:
            self.faults.append(fault)


class ValidThings(dict[str, T]):
    """The valid things by id.

    ``invalid`` contains the ids of the invalid things. ``complete`` is False if a file could not be read. A
    reference to a missing thing is not a fault if the thing was invalid or may be in that file.

    >>> cards = ValidThings({"ace": 1}, invalid=["king"])
    >>> "king" in cards, cards.may_be_invalid("king"), cards.may_be_invalid("joker")
    (False, True, False)
    """

    def __init__(self, things: Mapping[str, T], invalid: Collection[str] = (), complete: bool = True) -> None:
        super().__init__(things)
        self.invalid = invalid
        self.complete = complete

    def may_be_invalid(self, name: str) -> bool:
        """Return whether a thing may be missing because of a fault that was already reported: the thing is
        invalid, or a file could not be read.
        """
        return name in self.invalid or not self.complete


@dataclass(frozen=True)
class Place:
    """The location of a key in a file. ``place["pieces"][0]`` is the location of a nested key.

    >>> Place(Notes(), "cards.toml")["hands"][0]["ace"].key
    'hands[0].ace'
    """

    notes: Notes
    file: str
    key: str = ""

    def __getitem__(self, step: str | int) -> Place:
        inner = f"{self.key}[{step}]" if isinstance(step, int) else f"{self.key}.{step}".lstrip(".")
        return Place(self.notes, self.file, inner)

    def demand(self, condition: bool, reason: str) -> bool:
        """Report a fault here if the condition is false. Return the condition."""
        if not condition:
            self.notes.add(self.file, self.key, reason)
        return condition

    def require(self, condition: bool, reason: str) -> None:
        """Report a fault here and raise Skip if the condition is false."""
        if not condition:
            self.refuse(reason)

    def refuse(self, reason: str) -> NoReturn:
        """Report a fault here and raise Skip."""
        self.notes.add(self.file, self.key, reason)
        raise Skip

    def look_up(self, things: Mapping[str, T], name: object) -> T:
        """Return the thing with that name. If there is none, report a fault and raise Skip."""
        if isinstance(name, str) and name in things:
            return things[name]
        if isinstance(name, str) and isinstance(things, ValidThings) and things.may_be_invalid(name):
            raise Skip
        self.refuse(
            unknown_name_message(
                name, [*things, *(things.invalid if isinstance(things, ValidThings) else ())]
            )
        )

    def check_all_known(self, things: Mapping[str, object], names: Iterable[object]) -> None:
        """Report a fault for every unknown name."""
        for name in names:
            with check_section():
                _ = self.look_up(things, name)


def unknown_name_message(name: object, things: Iterable[str]) -> str:
    """Return the message for an unknown name, which suggests a similar name or lists the known ones.

    >>> unknown_name_message("kin", ["king", "queen"])
    "there is no 'kin'; did you mean king?"
    >>> unknown_name_message("ace", ["king", "queen"]), unknown_name_message("", ["king"])
    ("there is no 'ace', only king, queen", 'is missing; the choices are king')
    """
    names = sorted(things)
    if name == "":
        return f"is missing; the choices are {', '.join(names)}"
    matches = get_close_matches(str(name), names, 1)
    if matches:
        return f"there is no {name!r}; did you mean {matches[0]}?"
    return f"there is no {name!r}, only {', '.join(names)}" if names else f"there is no {name!r}"
