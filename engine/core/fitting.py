"""Turns plain data into typed records, and notes every value that does not fit, each with its whole key."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from types import FunctionType, NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, cast, get_args, get_origin

import msgspec

from engine.core.faults import Place, Skip, part

T = TypeVar("T")
Misfit = tuple[Place, str]
#: How the sentence about missing keys begins; asked for only where some are: it may look for a like name.
Needs = Callable[[], str]

#: What a value of a file is called.
NAMES = {str: "text", int: "a whole number", float: "a number with a point", list: "a list", dict: "a table"}
LONGEST = 40
#: Python does not even write down numbers that are much larger.
HUGE = 10**LONGEST


def build(kind: type[T], raw: object, at: Place, needs: Needs = str) -> T:
    """Turn plain data into a typed record; note everything that does not fit, and raise Skip then.

    `needs` says how the sentence about missing keys begins, where it is not plain why they are needed. The
    `description` of a type's `Meta` says in a fault what the type holds.

    >>> from engine.core.faults import Notes
    >>> class Card(msgspec.Struct, forbid_unknown_fields=True):
    ...     name: str
    ...     cost: int = 1
    >>> build(Card, {"name": "Ace"}, Place(Notes(), "cards.toml", "ace"))
    Card(name='Ace', cost=1)
    >>> notes = Notes()
    >>> build(Card, {"cost": "low", "nam": "Ace"}, Place(notes, "cards.toml", "ace"))
    Traceback (most recent call last):
    engine.core.faults.Skip
    >>> print(*notes.faults, sep="\\n")
    cards.toml: ace.name: is missing
    cards.toml: ace.cost: must be a whole number, not 'low'
    cards.toml: ace.nam: means nothing here; did you mean name?
    """
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        for place, reason in _misfits(kind, raw, at, needs):
            _ = place.demand(False, reason)
        raise Skip from None


def build_checked(
    kind: type[T], raw: object, at: Place, *checks: Callable[[T], object], needs: Needs = str
) -> T:
    """Build a record as :func:`build` does, and let checks look at it, also at what fits of a wrong one.

    Each check is a part of its own; Skip is raised at the end if the record or a check is at fault so.

    >>> from engine.core.faults import Notes
    >>> card = msgspec.defstruct("Card", [("name", str), ("cost", int)])
    >>> at = Place(Notes(), "cards.toml", "ace")
    >>> build_checked(card, {"name": "", "cost": "low"}, at, lambda one: at.demand(one.name, "has no name"))
    Traceback (most recent call last):
    engine.core.faults.Skip
    >>> [fault.reason for fault in at.notes.faults]
    ["must be a whole number, not 'low'", 'has no name']
    """
    record = what_fits(kind, raw)
    good = not isinstance(record, Partial)
    if not good:
        with part():
            _ = build(kind, raw, at, needs)
    for check in checks:
        try:
            _ = check(record)
        except Skip:
            good = False
    if not good:
        raise Skip
    return record


def what_fits(kind: type[T], raw: object) -> T:
    """Return a record, or what can be read of one that does not fit; to read the rest raises Skip.

    >>> class Card(msgspec.Struct):
    ...     name: str
    ...     cost: int = 1
    >>> what_fits(Card, {"name": "Ace", "cost": "low"}).name
    'Ace'
    >>> what_fits(Card, {"name": "Ace", "cost": "low"}).cost
    Traceback (most recent call last):
    engine.core.faults.Skip
    """
    return cast(T, _what_fits(kind, raw))


class Partial:
    """A record that does not fit: its fields that do can be read, and what fits of records inside it; its
    methods and properties read no more than these.

    >>> class Card(msgspec.Struct):
    ...     name: str
    ...     cost: int
    ...     @property
    ...     def label(self):
    ...         return f"The {self.name}"
    >>> Partial(Card, {"name": "Ace", "cost": "low"}).label
    'The Ace'
    """

    def __init__(self, kind: type[msgspec.Struct], raw: object) -> None:
        self._kind = kind
        self._raw = raw if isinstance(raw, dict) else {}
        self._strays = self._raw.keys() - {field.encode_name for field in msgspec.structs.fields(kind)}
        self.__struct_fields__ = kind.__struct_fields__

    def __getattr__(self, name: str) -> Any:
        own = vars(self._kind).get(name)
        if isinstance(own, property) and own.fget is not None:
            return own.fget(self)
        if isinstance(own, FunctionType):
            return own.__get__(self)
        for field in msgspec.structs.fields(self._kind):
            if field.name == name:
                return self._read(field)
        raise AttributeError(name)

    def _read(self, field: msgspec.structs.FieldInfo) -> Any:
        if field.encode_name in self._raw:
            return _what_fits(field.type, self._raw[field.encode_name])
        if field.required or get_close_matches(field.encode_name, self._strays, 1):  # it may be misspelt
            raise Skip
        return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def _what_fits(kind: Any, raw: object) -> Any:
    """A value of a type; raises Skip if it is none and no record is in it that could be read in part."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        kind = _plain(kind)
    inner = get_args(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return Partial(kind, raw)
    if isinstance(raw, dict) and _is(kind, Mapping):
        return {key: _what_fits(inner[1], value) for key, value in raw.items()}
    if isinstance(raw, list) and _is(kind, Sequence) and inner[1:] == (...,):
        return tuple(_what_fits(inner[0], value) for value in raw)
    raise Skip


def lacking(kind: type[msgspec.Struct], table: Mapping[str, Any]) -> list[str]:
    """Return the required keys of a kind of record that a table does not have.

    >>> lacking(msgspec.defstruct("Card", [("name", str), ("cost", int, 1)]), {"text": "Wins"})
    ['name']
    """
    fields = msgspec.structs.fields(kind)
    return [f.encode_name for f in fields if f.required and f.encode_name not in table]


def _misfits(kind: Any, raw: Any, at: Place, needs: Needs = str) -> Iterator[Misfit]:
    try:
        _ = msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        inside = list(_inside(kind, raw, at, needs))
        yield from inside or [(at, _reason(kind, raw, str(error)))]


def _inside(kind: Any, raw: Any, at: Place, needs: Needs = str) -> Iterator[Misfit]:
    """Yield what does not fit in the parts of a list or table."""
    kind = _plain(kind)
    inner = get_args(kind)
    if isinstance(raw, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from _fields(kind, raw, at, needs)
    elif isinstance(raw, dict) and _is(kind, Mapping):
        for key, value in raw.items():
            yield from _misfits(inner[0], key, at[key])
            yield from _misfits(inner[1], value, at[key])
    elif isinstance(raw, list) and _is(kind, Sequence):
        each = inner[:1] * len(raw) if inner[1:] in ((), (...,)) else inner
        if len(each) == len(raw):
            for n, (of, value) in enumerate(zip(each, raw, strict=True)):
                yield from _misfits(of, value, at[n])


def _fields(kind: type[msgspec.Struct], raw: dict[str, Any], at: Place, needs: Needs) -> Iterator[Misfit]:
    fields = {f.encode_name: f for f in msgspec.structs.fields(kind)}
    missing = lacking(kind, raw)
    if missing and (why := needs()):
        yield at[missing[0]], f"{why} {', '.join(missing)}"
    else:
        yield from ((at[name], "is missing") for name in missing)
    for name, value in raw.items():
        if name in fields:
            yield from _misfits(fields[name].type, value, at[name])
        else:
            yield at[name], f"means nothing here{_meant(name, fields.keys() - raw.keys())}"


def _meant(name: str, names: Any) -> str:
    close = get_close_matches(name, names, 1)
    return f"; did you mean {close[0]}?" if close else ""


def _plain(kind: Any) -> Any:
    """A type without annotations (`Annotated`) and without None."""
    if get_origin(kind) is Annotated:
        return _plain(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        some = [k for k in get_args(kind) if k is not NoneType]
        return _plain(some[0]) if len(some) == 1 else kind
    return kind


def _is(kind: Any, base: type) -> bool:
    origin = get_origin(kind)
    return isinstance(origin, type) and issubclass(origin, base)


def _reason(kind: Any, raw: Any, otherwise: str) -> str:
    wanted = _wanted(kind)
    return f"must be {wanted}, not {_shown(raw)}" if wanted else otherwise


def _wanted(kind: Any) -> str:
    """What a type holds, in words."""
    said = [x.description for x in get_args(kind)[1:] if isinstance(x, msgspec.Meta) and x.description]
    plain = _plain(kind)
    if get_origin(kind) is Annotated and said:
        return str(said[0])
    if get_origin(plain) is Literal:
        values = ", ".join(map(str, get_args(plain)))
        return f"one of {values}" if get_args(plain)[1:] else values
    if _is(plain, Sequence):
        args = get_args(plain)
        return "a list" if ... in args or not args[1:] else f"a list of {len(args)}"
    if _is(plain, Mapping) or (isinstance(plain, type) and issubclass(plain, msgspec.Struct)):
        return "a table"
    return "true or false" if plain is bool else NAMES.get(plain, "")


def _shown(raw: Any) -> str:
    """A value as a fault quotes it to its author; long ones are cut, lists only counted."""
    if isinstance(raw, list):
        return f"a list of {len(raw)}"
    if isinstance(raw, bool | dict):
        return "a table" if isinstance(raw, dict) else str(raw).lower()
    if isinstance(raw, int) and abs(raw) > HUGE:
        return "a number that large"
    text = repr(raw) if isinstance(raw, str | int | float) else str(raw)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
