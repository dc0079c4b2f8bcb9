"""Sentences in Fluent files (https://projectfluent.org), which the server and the browser read alike.

A message has an id, such as ``option-play``. Its arguments are what a reader sees: ``$card`` is the name of
a card. A message chooses between variants by other forms of an argument:

- ``$card-id`` is the id itself. That of a list is its ids, joined with hyphens.
- ``$cards-count`` is the length of a list, and ``$cubes-sum`` the sum of the numbers of a mapping.
- ``$amount-sign`` is ``plus``, ``minus`` or ``zero``, and ``$amount-size`` is the number without its sign.
- ``$chance-percent`` is a probability in percent. It is ``low`` or ``high`` if only rounding would make the
  event impossible or certain.
- ``$colors-or`` is a list of alternatives.

An argument that is missing or null is ``none``. Booleans are ``true`` and ``false``. A :class:`Written` is
shown as it is.

A list is written as its names. If the message has an attribute with the name of a list or a mapping, the
attribute writes each of its items, with the item as ``$key`` and its value or number as ``$n``. An attribute
with ``-none`` after the name writes an empty one::

    happening-drawn = Draws { $cubes }
        .cubes = { $n } { $key }
        .cubes-none = no cubes

A message ``part-cubes`` is the attribute ``.cubes`` of all messages that do not have their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypeAlias

from babel.lists import format_list
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Term, VariableReference
from fluent.syntax.visitor import Visitor
from fluent_compiler.bundle import FluentBundle  # type: ignore[import-untyped]

Args: TypeAlias = Mapping[str, Any]
#: Returns the name that a reader sees for an id.
NameOf: TypeAlias = Callable[[str], str]
Value: TypeAlias = str | int
#: Whether all items of a list are meant, or one of them.
Style: TypeAlias = Literal["standard", "or"]

LANGUAGE = "en"
#: The locales whose rules for lists the texts follow, if not those of the language itself: "a, b and c".
LISTS = {"en": "en_GB"}
NONE = "none"
#: The beginning of the ids of messages that are attributes of all others.
PART = "part-"
#: The number of sentences that are remembered, because the same ones are shown to several viewers.
SENTENCES_KEPT = 20_000


class Written(str):
    """An argument that is a text, not an id.

    >>> Written("Draw two cards")
    'Draw two cards'
    """

    __slots__ = ()


class Texts:
    """The sentences of one file in one language. The file is read when the first sentence is needed.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> source = '''log-found = { $cards-count ->
    ...     [one] { $cards } is found
    ...    *[other] { $cards } are found
    ... }'''
    >>> with TemporaryDirectory() as folder:
    ...     _ = Path(folder, "en").mkdir(), Path(folder, "en", "toy.ftl").write_text(source)
    ...     toy = Texts("toy", folder=Path(folder))
    ...     toy.say("log", "found", {"cards": ["ace", "king"]}), toy.say("log", "not-found", {})
    ('ace and king are found', 'Not found')
    """

    def __init__(self, name: str, language: str = LANGUAGE, folder: Traversable | None = None) -> None:
        """``name`` is the file's name without ``.ftl``. ``folder`` has a folder for each language."""
        self._name, self._language = name, language
        self._folder = folder or files("locales")

    @cached_property
    def _sentences(self) -> Mapping[str, Sentence]:
        """The messages of this language, and the English ones that it lacks."""
        own = self._read_file()
        if self._language == LANGUAGE:
            return own
        return {**Texts(self._name, folder=self._folder)._sentences, **own}

    def _read_file(self) -> dict[str, Sentence]:
        source = (self._folder / self._language / f"{self._name}.ftl").read_text("utf-8")
        entries = FluentParser().parse(source).body
        terms = "\n".join(_source_of(entry, source) for entry in entries if isinstance(entry, Term))
        sources = {
            entry.id.name: (entry, f"{_source_of(entry, source)}\n{terms}")
            for entry in entries
            if isinstance(entry, Message)
        }
        shared = {
            name.removeprefix(PART): _read_message(entry, self._language, text, {})
            for name, (entry, text) in sources.items()
            if name.startswith(PART)
        }
        return {
            name: _read_message(entry, self._language, text, shared)
            for name, (entry, text) in sources.items()
        }

    def __contains__(self, message: str) -> bool:
        return message in self._sentences

    def say(self, group: str, key: str, args: Args, name_of: NameOf = str) -> str:
        """Return the sentence for a key of a group. Without a message, as in a log of another version, it is
        the words of the key.
        """
        sentence = self._sentences.get(message_id(group, key))
        return sentence.format(args, name_of) if sentence else id_to_words(key).capitalize()

    def format(self, message: str, args: Args, name_of: NameOf = str) -> str:
        """Return a sentence. Raises KeyError if there is no such message, and ValueError if the message has a
        fault.
        """
        return self._sentences[message].format(args, name_of)


@cache
def message_id(group: str, key: str) -> str:
    """Return the id of a text's message.

    >>> message_id("withheld", "card-phase:deploy")
    'withheld-card-phase-deploy'
    """
    return f"{group}-{key.replace(':', '-')}"


def id_to_words(value: str) -> str:
    """Return an id as words, without hyphens.

    >>> id_to_words("remote-engines")
    'remote engines'
    """
    return value.replace("-", " ")


def _source_of(entry: Message | Term, source: str) -> str:
    assert entry.span is not None  # the parser sets it
    return source[entry.span.start : entry.span.end]


def _read_message(message: Message, language: str, source: str, shared: Mapping[str, Sentence]) -> Sentence:
    name = message.id.name
    own = {
        part.id.name: Sentence(f"{name}.{part.id.name}", language, source, part.value, {})
        for part in message.attributes
    }
    assert message.value is not None  # each message has a text
    return Sentence(name, language, source, message.value, {**shared, **own})


class Sentence:
    """A message, and the functions that return the values of its variables.

    >>> from fluent.syntax import FluentParser
    >>> def write(source, **args):
    ...     message = FluentParser().parse_entry(source)
    ...     return _read_message(message, "en", source, {}).format(args, str)
    >>> source = '''drawn = Draws { $cubes }
    ...     .cubes = { $n ->
    ...         [one] { $n } { $key } cube
    ...        *[other] { $n } { $key } cubes
    ...     }
    ...     .cubes-none = no cubes'''
    >>> write(source, cubes=["red", "white", "red"]), write(source, cubes={})
    ('Draws 2 red cubes and 1 white cube', 'Draws no cubes')
    >>> write("needs = { $cubes-sum } cubes, { $cubes-or }", cubes={"red": 2, "blue": 1})
    '3 cubes, red or blue'
    """

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
        if form == "or":
            return lambda args, name_of: self._join(
                (name_of(item) for item in args.get(argument) or ()), "or"
            )
        if form:
            convert = FORMS[form]
            return lambda args, name_of: convert(args.get(argument))
        show, part, empty = self._show, self._parts.get(argument), self._parts.get(f"{argument}-none")
        if part is None and empty is None:
            return lambda args, name_of: show(args.get(argument), name_of)

        def read(args: Args, name_of: NameOf) -> Value:
            value = args.get(argument)
            if not isinstance(value, (list, tuple, dict)):
                return show(value, name_of)
            if empty and not value:
                return empty.format(args, name_of)
            return self._join_parts(part, value, args, name_of) if part else show(value, name_of)

        return read

    def _join_parts(
        self, part: Sentence, items: Sequence[Any] | dict[Any, int], args: Args, name_of: NameOf
    ) -> str:
        counts = items if isinstance(items, dict) else Counter(items)
        return self._join(
            part.format({**args, "key": key, "n": n}, name_of) for key, n in counts.items() if n
        )

    def _show(self, value: Any, name_of: NameOf) -> Value:
        if isinstance(value, str):
            return str(value) if isinstance(value, Written) else name_of(value)
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return value
        return self._join(name_of(item) for item in value or ())

    def _join(self, items: Iterable[str], style: Style = "standard") -> str:
        return _join(self._language, tuple(items), style)


@lru_cache(maxsize=SENTENCES_KEPT)
def _format(sentence: Sentence, values: tuple[Value, ...]) -> str:
    args = dict(zip(sentence.variables, values, strict=True))
    text, errors = sentence.bundle.format(sentence.name, args)
    if errors:
        raise ValueError(f"{sentence.name}: {errors[0]}")
    return str(text)


@lru_cache(maxsize=SENTENCES_KEPT)
def _join(language: str, items: tuple[str, ...], style: Style) -> str:
    return format_list(items, style, LISTS.get(language, language)) if items else NONE


class _VariableFinder(Visitor):
    """Lists the variables of a pattern, each once."""

    def __init__(self) -> None:
        self.variables: dict[str, None] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.variables[node.id.name] = None


def _sign(number: int | None) -> str:
    return "zero" if not number else "plus" if number > 0 else "minus"


def _percent(chance: float | None) -> Value:
    """Return a probability in percent.

    >>> _percent(0.25), _percent(0.001), _percent(0.999), _percent(1)
    (25, 'low', 'high', 100)
    """
    if not chance or chance == 1:
        return round(100 * (chance or 0))
    return "low" if chance < 0.01 else "high" if chance > 0.99 else round(100 * chance)


def _id(value: Any) -> Value:
    """Return the id of an argument.

    >>> _id("evade"), _id(["engage", "evade"]), _id(None)
    ('evade', 'engage-evade', 'none')
    """
    if isinstance(value, (list, tuple)):
        return "-".join(value)
    return NONE if value is None else value


def _sum(items: Any) -> int:
    return sum(items.values()) if isinstance(items, dict) else len(items or ())


#: The functions that return the other forms of an argument.
FORMS: dict[str, Callable[[Any], Value]] = {
    "id": _id,
    "count": lambda items: len(items or ()),
    "sum": _sum,
    "sign": _sign,
    "percent": _percent,
    "size": lambda number: abs(number or 0),
}
