"""Sentences in Fluent files (https://projectfluent.org), which the server and the browser read alike.

A message has an id, such as ``option-launch``. Its arguments are what a reader sees: ``$ship`` is the name
of a ship. A message chooses between variants by other forms of an argument:

- ``$ship-id`` is the id itself.
- ``$cards-count`` is the length of a list.
- ``$amount-sign`` is ``plus``, ``minus`` or ``zero``, and ``$amount-size`` is the number without its sign.

An argument that is missing or null is ``none``. Booleans are ``true`` and ``false``.

A list is written as its names. If the message has an attribute with the name of a list or a mapping, the
attribute writes each of its items, with the item as ``$key`` and its value or number as ``$n``::

    happening-drawn = Draws { $cubes }
        .cubes = { $n } { $key }
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from babel.lists import format_list
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Term, VariableReference
from fluent.syntax.visitor import Visitor
from fluent_compiler.bundle import FluentBundle  # type: ignore[import-untyped]

Args: TypeAlias = Mapping[str, Any]
#: Returns the name that a reader sees for an id.
NameOf: TypeAlias = Callable[[str], str]
Value: TypeAlias = str | int

LANGUAGE = "en"
#: The locales whose rules for lists the texts follow, if not those of the language itself: "a, b and c".
LISTS = {"en": "en_GB"}
NONE = "none"
#: The number of sentences that are remembered, because the same ones are shown to several viewers.
SENTENCES_KEPT = 20_000


class Texts:
    """The sentences of one file in one language. The file is read when the first sentence is needed."""

    def __init__(self, name: str, language: str = LANGUAGE, folder: Traversable | None = None) -> None:
        """``name`` is the file's name without ``.ftl``. ``folder`` has a folder for each language."""
        self._name, self._language = name, language
        self._folder = folder or files("locales")

    @cached_property
    def _sentences(self) -> dict[str, Sentence]:
        source = (self._folder / self._language / f"{self._name}.ftl").read_text("utf-8")
        entries = FluentParser().parse(source).body
        terms = "\n".join(_source_of(entry, source) for entry in entries if isinstance(entry, Term))
        return {
            entry.id.name: _read_message(entry, self._language, f"{_source_of(entry, source)}\n{terms}")
            for entry in entries
            if isinstance(entry, Message)
        }

    def __contains__(self, message: str) -> bool:
        return message in self._sentences

    def format(self, message: str, args: Args, name_of: NameOf = str) -> str:
        """Return a sentence. Raises KeyError if there is no such message, and ValueError if the message has a
        fault.

        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> source = '''found = { $cards-count ->
        ...     [one] { $cards } is found
        ...    *[other] { $cards } are found
        ... }'''
        >>> with TemporaryDirectory() as folder:
        ...     _ = Path(folder, "en").mkdir(), Path(folder, "en", "toy.ftl").write_text(source)
        ...     Texts("toy", folder=Path(folder)).format("found", {"cards": ["ace", "king"]})
        'ace and king are found'
        """
        return self._sentences[message].format(args, name_of)


def _source_of(entry: Message | Term, source: str) -> str:
    assert entry.span is not None  # the parser sets it
    return source[entry.span.start : entry.span.end]


def _read_message(message: Message, language: str, source: str) -> Sentence:
    name = message.id.name
    parts = {
        part.id.name: Sentence(f"{name}.{part.id.name}", language, source, part.value, {})
        for part in message.attributes
    }
    assert message.value is not None  # each message has a text
    return Sentence(name, language, source, message.value, parts)


class Sentence:
    """A message, and the functions that return the values of its variables."""

    def __init__(
        self, name: str, language: str, source: str, pattern: Pattern, parts: Mapping[str, Sentence]
    ) -> None:
        finder = _VariableFinder()
        finder.visit(pattern)
        self.name, self._language, self._source, self._parts = name, language, source, parts
        self.variables = tuple(finder.variables)
        self._readers = [self._reader(variable) for variable in self.variables]

    def format(self, args: Args, name_of: NameOf) -> str:
        """Return the sentence. Raises ValueError if the message has a fault."""
        return _format(self, tuple([read(args, name_of) for read in self._readers]))

    @cached_property
    def bundle(self) -> FluentBundle:
        """The compiled message. Compiling takes a millisecond, and a match uses a third of all messages."""
        return FluentBundle.from_string(self._language, self._source, use_isolating=False)

    def _reader(self, variable: str) -> Callable[[Args, NameOf], Value]:
        """Return the function that reads a variable's value from the arguments."""
        argument, _, form = variable.partition("-")
        if form:
            convert = _FORMS[form]
            return lambda args, name_of: convert(args.get(argument))
        if argument in self._parts:
            return lambda args, name_of: self._join_parts(argument, args, name_of)
        show = self._show
        return lambda args, name_of: show(args.get(argument), name_of)

    def _join_parts(self, argument: str, args: Args, name_of: NameOf) -> str:
        items, part = args.get(argument) or (), self._parts[argument]
        counts = items if isinstance(items, Mapping) else Counter(items)
        return self._join(
            part.format({**args, "key": key, "n": n}, name_of) for key, n in counts.items() if n
        )

    def _show(self, value: Any, name_of: NameOf) -> Value:
        if isinstance(value, str):
            return name_of(value)
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return value
        return self._join(name_of(item) for item in value or ())

    def _join(self, items: Iterable[str]) -> str:
        return _join(self._language, tuple(items))


@lru_cache(maxsize=SENTENCES_KEPT)
def _format(sentence: Sentence, values: tuple[Value, ...]) -> str:
    args = dict(zip(sentence.variables, values, strict=True))
    text, errors = sentence.bundle.format(sentence.name, args)
    if errors:
        raise ValueError(f"{sentence.name}: {errors[0]}")
    return str(text)


@lru_cache(maxsize=SENTENCES_KEPT)
def _join(language: str, items: tuple[str, ...]) -> str:
    return format_list(items, locale=LISTS.get(language, language)) if items else NONE


class _VariableFinder(Visitor):
    """Lists the variables of a pattern, each once."""

    def __init__(self) -> None:
        self.variables: dict[str, None] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.variables[node.id.name] = None


def _sign(number: int | None) -> str:
    return "zero" if not number else "plus" if number > 0 else "minus"


#: The functions that return the other forms of an argument.
_FORMS: dict[str, Callable[[Any], Value]] = {
    "id": lambda value: NONE if value is None else value,
    "count": lambda items: len(items or ()),
    "sign": _sign,
    "size": lambda number: abs(number or 0),
}
