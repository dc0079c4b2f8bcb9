"""Builds typed records from plain data, and reports every invalid value with its full key."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from types import FunctionType, NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, cast, get_args, get_origin

import msgspec

from engine.core.content.faults import Place, Skip, check_section

T = TypeVar("T")
Misfit = tuple[Place, str]
#: Returns the start of the message about missing keys. It is called only if keys are missing, because it may
#: search for a similar name.
Needs = Callable[[], str]

#: The names of types in fault messages.
NAMES = {str: "text", int: "a whole number", float: "a number with a point", list: "a list", dict: "a table"}
MAX_QUOTED = 40
#: Larger numbers are not quoted, because Python refuses to convert very large ones to text.
HUGE = 10**MAX_QUOTED


def build(kind: type[T], raw: object, place: Place, needs: Needs = str) -> T:
    """Return a typed record for plain data. If values are invalid, report each of them and raise Skip.

    `needs` may return the start of the message about missing keys, to explain why they are needed. A fault
    describes a type by the `description` of its `Meta`.

    >>> from engine.core.content.faults import Notes
    >>> class Card(msgspec.Struct, forbid_unknown_fields=True):
    ...     name: str
    ...     cost: int = 1
    >>> build(Card, {"name": "Ace"}, Place(Notes(), "cards.toml", "ace"))
    Card(name='Ace', cost=1)
    >>> notes = Notes()
    >>> build(Card, {"cost": "low", "nam": "Ace"}, Place(notes, "cards.toml", "ace"))
    Traceback (most recent call last):
    engine.core.content.faults.Skip
    >>> print(*notes.faults, sep="\\n")
    cards.toml: ace.name: is missing
    cards.toml: ace.cost: must be a whole number, not 'low'
    cards.toml: ace.nam: means nothing here; did you mean name?
    """
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        for misfit_place, reason in _find_misfits(kind, raw, place, needs):
            _ = misfit_place.demand(False, reason)
        raise Skip from None


def build_checked(
    kind: type[T], raw: object, place: Place, *checks: Callable[[T], object], needs: Needs = str
) -> T:
    """Return a record as :func:`build` does, after running further checks. If the record is invalid, the
    checks still see its valid parts.

    Every check runs, even if another one fails. Raises Skip at the end if the record is invalid or a check
    failed.

    >>> from engine.core.content.faults import Notes
    >>> card = msgspec.defstruct("Card", [("name", str), ("cost", int)])
    >>> place = Place(Notes(), "cards.toml", "ace")
    >>> build_checked(card, {"name": "", "cost": "low"}, place, lambda c: place.demand(c.name, "has no name"))
    Traceback (most recent call last):
    engine.core.content.faults.Skip
    >>> [fault.reason for fault in place.notes.faults]
    ["must be a whole number, not 'low'", 'has no name']
    """
    record = read_partially(kind, raw)
    is_valid = not isinstance(record, PartialRecord)
    if not is_valid:
        with check_section():
            _ = build(kind, raw, place, needs)
    for check in checks:
        try:
            _ = check(record)
        except Skip:
            is_valid = False
    if not is_valid:
        raise Skip
    return record


def read_partially(kind: type[T], raw: object) -> T:
    """Return a record, or an object with the valid parts of an invalid one. Reading any other part of it
    raises Skip.

    >>> class Card(msgspec.Struct):
    ...     name: str
    ...     cost: int = 1
    >>> read_partially(Card, {"name": "Ace", "cost": "low"}).name
    'Ace'
    >>> read_partially(Card, {"name": "Ace", "cost": "low"}).cost
    Traceback (most recent call last):
    engine.core.content.faults.Skip
    """
    return cast(T, _read_partially(kind, raw))


class PartialRecord:
    """An invalid record whose valid fields can be read.

    Nested records behave in the same way. Methods and properties of the record see only its valid fields, and
    reading any other field raises Skip.

    >>> class Card(msgspec.Struct):
    ...     name: str
    ...     cost: int
    ...     @property
    ...     def label(self):
    ...         return f"The {self.name}"
    >>> PartialRecord(Card, {"name": "Ace", "cost": "low"}).label
    'The Ace'
    """

    def __init__(self, kind: type[msgspec.Struct], raw: object) -> None:
        self._kind = kind
        self._raw = raw if isinstance(raw, dict) else {}
        self._unknown_keys = self._raw.keys() - {field.encode_name for field in msgspec.structs.fields(kind)}
        self.__struct_fields__ = kind.__struct_fields__

    def __getattr__(self, name: str) -> Any:
        attribute = vars(self._kind).get(name)
        if isinstance(attribute, property) and attribute.fget is not None:
            return attribute.fget(self)
        if isinstance(attribute, FunctionType):
            return attribute.__get__(self)
        for field in msgspec.structs.fields(self._kind):
            if field.name == name:
                return self._read_field(field)
        raise AttributeError(name)

    def _read_field(self, field: msgspec.structs.FieldInfo) -> Any:
        if field.encode_name in self._raw:
            return _read_partially(field.type, self._raw[field.encode_name])
        if field.required or get_close_matches(
            field.encode_name, self._unknown_keys, 1
        ):  # the key may be misspelt
            raise Skip
        return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def _read_partially(kind: Any, raw: object) -> Any:
    """Return a value of a type, or the valid parts of a record. Raises Skip for anything else."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        kind = _plain_type(kind)
    args = get_args(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return PartialRecord(kind, raw)
    if isinstance(raw, dict) and _is_kind_of(kind, Mapping):
        return {key: _read_partially(args[1], value) for key, value in raw.items()}
    if isinstance(raw, list) and _is_kind_of(kind, Sequence) and args[1:] == (...,):
        return tuple(_read_partially(args[0], value) for value in raw)
    raise Skip


def missing_keys(kind: type[msgspec.Struct], table: Mapping[str, Any]) -> list[str]:
    """Return the required keys of a record type that are missing from a table.

    >>> missing_keys(msgspec.defstruct("Card", [("name", str), ("cost", int, 1)]), {"text": "Wins"})
    ['name']
    """
    fields = msgspec.structs.fields(kind)
    return [field.encode_name for field in fields if field.required and field.encode_name not in table]


def _find_misfits(kind: Any, raw: Any, place: Place, needs: Needs = str) -> Iterator[Misfit]:
    try:
        _ = msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        inner_misfits = list(_find_inner_misfits(kind, raw, place, needs))
        yield from inner_misfits or [(place, _misfit_reason(kind, raw, str(error)))]


def _find_inner_misfits(kind: Any, raw: Any, place: Place, needs: Needs = str) -> Iterator[Misfit]:
    """Yield the faults in the items of a list or table."""
    kind = _plain_type(kind)
    args = get_args(kind)
    if isinstance(raw, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from _find_field_misfits(kind, raw, place, needs)
    elif isinstance(raw, dict) and _is_kind_of(kind, Mapping):
        for key, value in raw.items():
            yield from _find_misfits(args[0], key, place[key])
            yield from _find_misfits(args[1], value, place[key])
    elif isinstance(raw, list) and _is_kind_of(kind, Sequence):
        item_types = args[:1] * len(raw) if args[1:] in ((), (...,)) else args
        if len(item_types) == len(raw):
            for n, (item_type, value) in enumerate(zip(item_types, raw, strict=True)):
                yield from _find_misfits(item_type, value, place[n])


def _find_field_misfits(
    kind: type[msgspec.Struct], raw: dict[str, Any], place: Place, needs: Needs
) -> Iterator[Misfit]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    missing = missing_keys(kind, raw)
    if missing and (intro := needs()):
        yield place[missing[0]], f"{intro} {', '.join(missing)}"
    else:
        yield from ((place[name], "is missing") for name in missing)
    for name, value in raw.items():
        if name in fields:
            yield from _find_misfits(fields[name].type, value, place[name])
        else:
            yield place[name], f"means nothing here{_suggestion(name, fields.keys() - raw.keys())}"


def _suggestion(name: str, names: Any) -> str:
    matches = get_close_matches(name, names, 1)
    return f"; did you mean {matches[0]}?" if matches else ""


def _plain_type(kind: Any) -> Any:
    """Return a type without `Annotated` and without None."""
    if get_origin(kind) is Annotated:
        return _plain_type(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        types = [part for part in get_args(kind) if part is not NoneType]
        return _plain_type(types[0]) if len(types) == 1 else kind
    return kind


def _is_kind_of(kind: Any, base: type) -> bool:
    origin = get_origin(kind)
    return isinstance(origin, type) and issubclass(origin, base)


def _misfit_reason(kind: Any, raw: Any, default: str) -> str:
    expected = _describe_type(kind)
    return f"must be {expected}, not {_quote(raw)}" if expected else default


def _describe_type(kind: Any) -> str:
    """Return a description of a type for fault messages."""
    descriptions = [
        annotation.description
        for annotation in get_args(kind)[1:]
        if isinstance(annotation, msgspec.Meta) and annotation.description
    ]
    plain = _plain_type(kind)
    if get_origin(kind) is Annotated and descriptions:
        return str(descriptions[0])
    if get_origin(plain) is Literal:
        values = ", ".join(map(str, get_args(plain)))
        return f"one of {values}" if get_args(plain)[1:] else values
    if _is_kind_of(plain, Sequence):
        args = get_args(plain)
        return "a list" if ... in args or not args[1:] else f"a list of {len(args)}"
    if _is_kind_of(plain, Mapping) or (isinstance(plain, type) and issubclass(plain, msgspec.Struct)):
        return "a table"
    return "true or false" if plain is bool else NAMES.get(plain, "")


def _quote(raw: Any) -> str:
    """Return a value as quoted in fault messages. Long values are truncated, and a list is described by its
    length."""
    if isinstance(raw, list):
        return f"a list of {len(raw)}"
    if isinstance(raw, bool | dict):
        return "a table" if isinstance(raw, dict) else str(raw).lower()
    if isinstance(raw, int) and abs(raw) > HUGE:
        return "a number that large"
    text = repr(raw) if isinstance(raw, str | int | float) else str(raw)
    return text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}…"
