"""A value together with the seats that may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, NoReturn, TypeVar

import msgspec

T = TypeVar("T")

#: Types whose values cannot contain other values.
PLAIN = frozenset((str, int, float, bool, type(None)))


class Secret(Generic[T]):
    """A value that only some seats may see.

    It has no ``__dict__``, cannot be iterated or pickled, and its repr hides the value, so every serialiser
    except the codec rejects it. Rules read it with :meth:`open`, and views with :meth:`value_for`.

    >>> hand = Secret(["ace"], eyes=["north"])
    >>> hand
    Secret(●)
    >>> hand.value_for("north"), hand.value_for("south"), hand.open()
    (['ace'], None, ['ace'])
    """

    __slots__ = ("_eyes", "_value")

    def __init__(self, value: T, eyes: Iterable[str] = ()) -> None:
        self._value = value
        self._eyes = tuple(sorted(eyes))

    @property
    def eyes(self) -> tuple[str, ...]:
        """The seats that may see the value, sorted."""
        return self._eyes

    def open(self) -> T:
        """Return the value, for rules. Never call it to build a view."""
        return self._value

    def value_for(self, viewer: str) -> T | None:
        """Return the value if ``viewer`` may see it, otherwise None."""
        return self._value if viewer in self._eyes else None

    def with_eyes(self, eyes: Iterable[str]) -> Secret[T]:
        """Return a Secret with the same value for other seats."""
        return Secret(self._value, eyes)

    def __repr__(self) -> str:
        return "Secret(●)"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Secret cannot be pickled or copied")


def find_secrets(root: Any, path: str = "") -> Iterator[tuple[str, Secret[Any]]]:
    """Yield every Secret within ``root`` with its path, in a fixed order.

    It searches structs, mappings, lists and tuples, but not the values of Secrets.

    >>> [path for path, _ in find_secrets({"north": {"hand": Secret("ace")}, "stock": [Secret("king")]})]
    ['/north/hand', '/stock/0']
    """
    if isinstance(root, Secret):
        yield path, root
        return
    for name, part in _parts(root):
        if type(part) not in PLAIN:
            yield from find_secrets(part, f"{path}/{name}")


def _parts(root: Any) -> Iterable[tuple[Any, Any]]:
    if isinstance(root, msgspec.Struct):
        return [(name, getattr(root, name)) for name in root.__struct_fields__]
    if isinstance(root, Mapping):
        return root.items()
    return enumerate(root) if isinstance(root, (list, tuple)) else ()
