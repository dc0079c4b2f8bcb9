"""The examples in the server's docstrings run. Everything public of the wire and the store has one."""

from __future__ import annotations

import importlib
import pkgutil

from server.db import sql, types
from server.db.sql.store import Store
from tests.examples import failing_examples, modules_with_examples, objects_without_example

MODULES = modules_with_examples("server")
STORE = [
    f"{package.__name__}.{module.name}"
    for package in (types, sql)
    for module in pkgutil.iter_modules(package.__path__)
]


def test_the_messages_have_examples() -> None:
    expected = (
        "protocol.schemas",
        "transport.errors",
        "base.json_codec",
        "match.views.diff",
        "match.views.broadcast",
        "match.session",
        "match.replication.messages",
    )
    assert {f"server.{name}" for name in expected} <= set(MODULES)


def test_everything_public_of_the_wire_and_the_store_has_an_example() -> None:
    names = ["server.protocol.messages", "server.protocol.bodies", *STORE]
    missing = {name: objects_without_example(importlib.import_module(name)) for name in names}
    assert {name: parts for name, parts in missing.items() if parts} == {}


def test_examples_run() -> None:
    assert failing_examples(MODULES) == {}


def test_every_method_of_a_store_has_a_docstring() -> None:
    parts = [part for part in Store.__mro__ if part.__module__.startswith("server.db.sql.")]
    methods = [method for part in parts for name, method in vars(part).items() if not name.startswith("_")]
    assert len(parts) > 5 and len(methods) > 60
    assert [part.__qualname__ for part in parts if ">>> " not in (part.__doc__ or "")] == []
    assert [method.__qualname__ for method in methods if not method.__doc__] == []
