"""What is wrong with a data file, said so that its author can find the place."""

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


class CatalogueError(Exception):
    """A data file that cannot be used: which file, which key in it, and why."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}" if key else f"{file}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason


def demand(fulfilled: bool, file: str, key: str, reason: str) -> None:
    """Refuse a data file unless something holds."""
    if not fulfilled:
        raise CatalogueError(file, key, reason)


def known(things: Mapping[str, T], name: object, file: str, key: str) -> T:
    """The thing of that name, or a complaint that there is none."""
    must_be_known(things, name, file, key)
    return things[str(name)]


def must_be_known(things: Mapping[str, object], name: object, file: str, key: str) -> None:
    """Refuse a name that stands for nothing."""
    found = isinstance(name, str) and name in things
    wrong = "is missing; there are" if name == "" else f"there is no {name!r}, only"
    demand(found, file, key, f"{wrong} {', '.join(sorted(things))}")
