"""The examples in the docstrings of the server run; the wire and the store have some."""

from __future__ import annotations

import pytest

from server.store import protocol
from tests.examples import check_examples, modules_with_examples

MODULES = modules_with_examples("server")


def test_the_wire_and_the_store_show_examples() -> None:
    wire = ("wire", "schemas", "errors", "jsons", "play.diff", "play.broadcast", "play.session", "play.news")
    store = ("protocol", "accounts", "matches", "people", "migrate", "pruning", "statements", "writer")
    assert {f"server.{name}" for name in (*wire, *(f"store.{name}" for name in store))} <= set(MODULES)


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    check_examples(name)


def test_every_method_of_a_store_says_what_it_does() -> None:
    parts = [part for part in protocol.Store.__mro__ if part.__module__.startswith("server.store.")]
    methods = [method for part in parts for name, method in vars(part).items() if not name.startswith("_")]
    assert len(parts) > 5 and len(methods) > 60
    assert [method.__qualname__ for method in methods if not method.__doc__] == []
