"""Creates the type of a happening from the types of the fields that its fact shows."""

from types import new_class
from typing import Any, Literal, NotRequired, TypedDict, get_type_hints, is_typeddict

import msgspec


class HappeningBase(TypedDict):
    """An event to show. Its other fields depend on its kind. A client that words the event itself uses the
    kind as the key of the text, and the other fields as its args.
    """

    kind: str  #: The kind of happening.
    label: NotRequired[str]  #: The event, in English.
    #: Whether everybody expected the event. A client that sends several answers in a row need not stop at
    #: such an event.
    routine: NotRequired[bool]


def happening_type(
    kind: str, public: type | None, private: type | None = None, *, docstring: str = ""
) -> Any:
    """Return the TypedDict of the happenings of one kind.

    ``public`` is the TypedDict of the fields that all viewers see. ``private`` is the TypedDict of the
    fields that only some viewers see. Without ``public``, other viewers see nothing.

    ``docstring`` is needed if several kinds share the same fields. Without it, the docstring of the first
    type is used. Raises TypeError if a type is not a TypedDict, or if both are missing.

    >>> class Rolled(TypedDict):
    ...     result: int
    >>> rolled = happening_type("roll", Rolled)
    >>> rolled.__name__, sorted(rolled.__required_keys__)
    ('RollHappening', ['kind', 'result'])
    """
    if public is None and private is None:
        raise TypeError(f"{kind}: no viewer sees any field")
    public_fields = _fields(public) if public is not None else {}
    private_fields = _fields(private) if private is not None else {}
    if public is not None:
        private_fields = {name: NotRequired[hint] for name, hint in private_fields.items()}
    parts = tuple(part for part in (public, private) if part is not None)

    def fill_namespace(namespace: dict[str, Any]) -> None:
        namespace["__module__"] = __name__
        namespace["__doc__"] = docstring or parts[0].__doc__
        namespace["__parts__"] = parts
        namespace["__annotations__"] = {"kind": Literal[kind], **public_fields, **private_fields}

    name = "".join(word.capitalize() for word in kind.split("-")) + "Happening"
    return new_class(name, (HappeningBase,), exec_body=fill_namespace)


def _fields(typed_dict: type) -> dict[str, Any]:
    """Return the annotations of a TypedDict, with NotRequired for optional keys."""
    if not is_typeddict(typed_dict):
        raise TypeError(f"{typed_dict!r} is not a TypedDict")
    described: Any = msgspec.inspect.type_info(typed_dict)
    required = {field.name for field in described.fields if field.required}
    hints = get_type_hints(typed_dict)
    return {name: hint if name in required else NotRequired[hint] for name, hint in hints.items()}
