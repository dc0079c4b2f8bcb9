"""Makes the type of a happening from the types of the fields that its fact shows."""

from types import new_class
from typing import Any, Literal, NotRequired, TypedDict, get_type_hints, is_typeddict

import msgspec


class HappeningBase(TypedDict):
    """Something to show. Its further fields depend on its kind. As a text, its key is the kind, and its args
    are these fields.
    """

    kind: str  #: The kind of happening.
    label: str  #: What happened, in English.
    #: Whether everybody expected it. A client that sends several answers in a row need not stop for it.
    routine: NotRequired[bool]


def happening_type(kind: str, everybody: type | None, some: type | None = None, *, said: str = "") -> Any:
    """Return the TypedDict of the happenings of one kind.

    ``everybody`` is the TypedDict of the fields that all viewers are shown, ``some`` that of the fields that
    only some viewers are shown. Without ``everybody`` the other viewers are shown nothing. ``said`` is the
    docstring, if several kinds share the same fields; otherwise the first type gives it. Raises TypeError for
    other types, and if both are missing.

    >>> class Rolled(TypedDict):
    ...     result: int
    >>> rolled = happening_type("roll", Rolled)
    >>> rolled.__name__, sorted(rolled.__required_keys__)
    ('RollHappening', ['kind', 'label', 'result'])
    """
    if everybody is None and some is None:
        raise TypeError(f"{kind}: nobody is shown anything")
    shown = _fields(everybody) if everybody is not None else {}
    more = _fields(some) if some is not None else {}
    if everybody is not None:
        more = {name: NotRequired[of] for name, of in more.items()}
    parts = tuple(part for part in (everybody, some) if part is not None)

    def body(namespace: dict[str, Any]) -> None:
        namespace["__module__"] = __name__
        namespace["__doc__"] = said or parts[0].__doc__
        namespace["__parts__"] = parts
        namespace["__annotations__"] = {"kind": Literal[kind], **shown, **more}

    name = "".join(word.capitalize() for word in kind.split("-")) + "Happening"
    return new_class(name, (HappeningBase,), exec_body=body)


def _fields(of: type) -> dict[str, Any]:
    """Return the annotations of a TypedDict, with NotRequired for optional keys."""
    if not is_typeddict(of):
        raise TypeError(f"{of!r} is no TypedDict")
    described: Any = msgspec.inspect.type_info(of)
    required = {field.name for field in described.fields if field.required}
    hints = get_type_hints(of)
    return {name: hint if name in required else NotRequired[hint] for name, hint in hints.items()}
