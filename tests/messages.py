"""The messages of Fluent files, and the keys of texts in the rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

#: The kinds of text, each the beginning of its messages' ids. They have this order in a file.
GROUPS = (
    "prompt",
    "option",
    "detail",
    "withheld",
    "order",
    "warning",
    "result",
    "happening",
    "part",
    "word",
)


class FluentFile:
    """The messages of one file."""

    def __init__(self, path: Traversable) -> None:
        self._path = path

    @cached_property
    def source(self) -> str:
        """The text of the file."""
        return self._path.read_text("utf-8")

    @cached_property
    def messages(self) -> dict[str, Message]:
        """All messages by id, in the order of the file."""
        entries = FluentParser().parse(self.source).body
        return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}

    @cached_property
    def faults(self) -> list[str]:
        """The parts of the file that are not valid."""
        return [
            entry.content or "" for entry in FluentParser().parse(self.source).body if isinstance(entry, Junk)
        ]

    def keys(self, group: str) -> set[str]:
        """Return the keys of a group's texts. A colon in a key is a hyphen here."""
        return {name.removeprefix(f"{group}-") for name in self.messages if name.startswith(f"{group}-")}

    def variables(self, message: str) -> set[str]:
        """Return the variables of a message and its attributes."""

        class Variables(Visitor):
            names: set[str] = set()

            def visit_VariableReference(self, node: VariableReference) -> None:
                self.names.add(node.id.name)

        finder = Variables()
        finder.names = set()
        finder.visit(self.messages[message])
        return finder.names

    def noted(self, message: str) -> set[str]:
        """Return the variables that the comment of a message names: a translation may need them instead."""
        comment = self.messages[message].comment
        return set(re.findall(r"\$([\w-]+)", comment.content or "")) if comment else set()

    def attributes(self, message: str) -> set[str]:
        """Return the names of a message's attributes."""
        return {attribute.id.name for attribute in self.messages[message].attributes}

    def variants(self, message: str) -> set[str]:
        """Return the names of a message's variants."""

        class Variants(Visitor):
            names: set[str] = set()

            def visit_SelectExpression(self, node: SelectExpression) -> None:
                self.names |= {one.key.name for one in node.variants if isinstance(one.key, Identifier)}

        finder = Variants()
        finder.visit(self.messages[message])
        return finder.names

    def check_order(self) -> None:
        """Check that messages are of the known groups and sorted. "result-other" is the last result."""
        groups = [name.partition("-")[0] for name in self.messages]
        order = list(dict.fromkeys(groups))
        assert order == [group for group in GROUPS if group in order]
        for group in order:
            names = [name for name in self.messages if name.startswith(f"{group}-")]
            assert names == sorted(names, key=lambda name: (name == "result-other", name))
        assert sorted(groups, key=GROUPS.index) == groups

    def check_full_stops(self) -> None:
        """Check that no sentence ends with a full stop, except in warnings."""
        lines = [line for line in self.source.splitlines() if line.strip() and not line.startswith("#")]
        assert [line for line in lines if line.endswith(".") and not line.startswith("warning-")] == []


@cache
def locale_file(name: str) -> FluentFile:
    """Return the English file of a game."""
    return FluentFile(files("locales") / "en" / f"{name}.ftl")


def called_name(node: ast.expr) -> str:
    """Return the name of a called function."""
    called = node.func if isinstance(node, ast.Call) else node
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


def constants(node: ast.expr) -> Iterator[str]:
    """Yield the texts that an expression may be. "*" represents a placeholder."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)


def missing_keys(used: set[str], known: set[str]) -> list[str]:
    """Return the used keys that are not known. "*" in a used key stands for anything."""

    def is_known(key: str) -> bool:
        head, star, tail = key.replace(":", "-").partition("*")
        return any(k.startswith(head) and k.endswith(tail) for k in known) if star else head in known

    return sorted({key for key in used if not is_known(key)})
