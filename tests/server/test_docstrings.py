"""The examples in the docstrings of the wire and the store run."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from server import jsons, wire
from server.play import broadcast, diff
from server.store import protocol


@pytest.mark.parametrize("module", [wire, protocol, diff, broadcast, jsons], ids=lambda m: m.__name__)
def test_examples_run(module: ModuleType) -> None:
    report = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert report.failed == 0, f"{report.failed} of {report.attempted} examples of {module.__name__} fail"
    assert report.attempted, f"{module.__name__} shows no example"


def test_every_method_of_a_store_says_what_it_does() -> None:
    parts = [part for part in protocol.Store.__mro__ if part.__module__.startswith("server.store.")]
    methods = [method for part in parts for name, method in vars(part).items() if not name.startswith("_")]
    assert len(parts) > 5 and len(methods) > 60
    assert [method.__qualname__ for method in methods if not method.__doc__] == []
