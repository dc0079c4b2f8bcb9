"""The messages of Galaxies in English, as the Fluent file has them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, SelectExpression
from fluent.syntax.visitor import Visitor

#: The kinds of text, each the beginning of its messages' ids.
GROUPS = ("prompt", "option", "detail", "withheld", "order", "warning", "result", "happening")


@cache
def messages() -> dict[str, Message]:
    """Return all messages by id, in the order of the file."""
    source = (files("locales") / "en" / "galaxies.ftl").read_text("utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)}


def keys(group: str) -> set[str]:
    """Return the keys of a group's texts. A colon in a key is a hyphen here."""
    return {name.removeprefix(f"{group}-") for name in messages() if name.startswith(f"{group}-")}


def variants(message: str) -> set[str]:
    """Return the names of a message's variants."""

    class Variants(Visitor):
        names: set[str] = set()

        def visit_SelectExpression(self, node: SelectExpression) -> None:
            self.names |= {one.key.name for one in node.variants if isinstance(one.key, Identifier)}

    finder = Variants()
    finder.visit(messages()[message])
    return finder.names
