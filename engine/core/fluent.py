"""Sentences in Fluent files (https://projectfluent.org), which the server and the browser read alike.

A message has an id, such as ``option-launch``. Its arguments are what a reader sees: ``$ship`` is the name
of a ship. A message chooses between variants by other forms of an argument:

- ``$ship-id`` is the id itself.
- ``$cards-count`` is the length of a list.
- ``$amount-sign`` is ``plus``, ``minus`` or ``zero``.

An argument that is missing or null is ``none``. Booleans are ``true`` and ``false``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term, VariableReference
from fluent.syntax.visitor import Visitor
from fluent_compiler.bundle import FluentBundle  # type: ignore[import-untyped]

Args: TypeAlias = Mapping[str, Any]
#: Returns the name that a reader sees for an id or a list of ids.
NameOf: TypeAlias = Callable[[Any], str]

LANGUAGE = "en"
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
    def _sentences(self) -> dict[str, _Sentence]:
        source = (self._folder / self._language / f"{self._name}.ftl").read_text("utf-8")
        entries = FluentParser().parse(source).body
        terms = "\n".join(_source_of(entry, source) for entry in entries if isinstance(entry, Term))
        return {
            entry.id.name: _Sentence(self._language, entry, f"{_source_of(entry, source)}\n{terms}")
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
        ...     Texts("toy", folder=Path(folder)).format("found", {"cards": ["ace", "king"]}, " and ".join)
        'ace and king are found'
        """
        sentence = self._sentences[message]
        values = tuple(form(args.get(argument), name_of) for argument, form in sentence.forms)
        return _format_sentence(sentence, values)


class _Sentence:
    """A message, and the forms of arguments that it uses."""

    def __init__(self, language: str, message: Message, source: str) -> None:
        finder = _VariableFinder()
        finder.visit(message)
        self.id, self._language, self._source = message.id.name, language, source
        self.variables = tuple(finder.variables)
        self.forms = [_form_of(variable) for variable in self.variables]

    @cached_property
    def bundle(self) -> FluentBundle:
        """The compiled message. Compiling takes a millisecond, and a match uses a third of all messages."""
        return FluentBundle.from_string(self._language, self._source, use_isolating=False)


@lru_cache(maxsize=SENTENCES_KEPT)
def _format_sentence(sentence: _Sentence, values: tuple[str | int, ...]) -> str:
    text, errors = sentence.bundle.format(sentence.id, dict(zip(sentence.variables, values, strict=True)))
    if errors:
        raise ValueError(f"{sentence.id}: {errors[0]}")
    return str(text)


class _VariableFinder(Visitor):
    """Lists the variables of a message, each once."""

    def __init__(self) -> None:
        self.variables: dict[str, None] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.variables[node.id.name] = None


def _source_of(entry: Message | Term, source: str) -> str:
    assert entry.span is not None  # the parser sets it
    return source[entry.span.start : entry.span.end]


def _form_of(variable: str) -> tuple[str, Callable[[Any, NameOf], str | int]]:
    """Return the argument that a variable belongs to, and the function that returns the variable's value."""
    argument, _, form = variable.partition("-")
    return argument, _FORMS[form]


def _shown(value: Any, name_of: NameOf) -> str | int:
    if isinstance(value, str):
        return name_of(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return value
    return NONE if value is None else name_of(value)


def _id(value: Any, _: NameOf) -> str | int:
    return NONE if value is None else value


def _count(items: Any, _: NameOf) -> int:
    return len(items or ())


def _sign(number: Any, _: NameOf) -> str:
    return "zero" if not number else "plus" if number > 0 else "minus"


_FORMS: dict[str, Callable[[Any, NameOf], str | int]] = {
    "": _shown,
    "id": _id,
    "count": _count,
    "sign": _sign,
}
