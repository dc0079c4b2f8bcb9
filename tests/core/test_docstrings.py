"""The documentation of the core: every public object has a docstring, and the examples in docstrings run."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import engine.core
from tests.examples import failing_examples, modules_with_examples, public, without_example

MODULES = [
    importlib.import_module(module.name)
    for module in pkgutil.walk_packages(engine.core.__path__, f"{engine.core.__name__}.")
]


def public_parts(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """Yield the public objects of a module, and the members of its classes."""
    for name, thing in public(module):
        yield name, thing
        if inspect.isclass(thing):
            yield from ((f"{name}.{part}", member) for part, member in members(thing))


def members(thing: type) -> Iterator[tuple[str, Any]]:
    for name, member in vars(thing).items():
        function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        if not name.startswith("_") and inspect.isfunction(function):
            yield name, function


def is_documented(thing: Any) -> bool:
    """Return whether the object has its own docstring, not only an inherited one."""
    text = vars(thing).get("__doc__") if inspect.isclass(thing) else thing.__doc__
    return bool(text and text.strip()) and not text.startswith(f"{thing.__name__}(")


def test_every_public_thing_is_documented() -> None:
    assert [module.__name__ for module in MODULES if not module.__doc__] == []
    parts = [(module.__name__, name, thing) for module in MODULES for name, thing in public_parts(module)]
    assert [f"{module}.{name}" for module, name, thing in parts if not is_documented(thing)] == []


def test_every_public_thing_has_an_example() -> None:
    bare = {module.__name__: without_example(module) for module in MODULES}
    assert {module: names for module, names in bare.items() if names} == {}


def test_the_examples_run() -> None:
    assert failing_examples(modules_with_examples("engine")) == {}


def test_a_missing_docstring_is_detected() -> None:
    class Bare(Exception):
        def silent(self) -> None: ...

        @property
        def quiet(self) -> None: ...

        @classmethod
        def mute(cls) -> None:
            """Say nothing."""

    assert not is_documented(Bare)
    assert [(name, is_documented(member)) for name, member in members(Bare)] == [
        ("silent", False),
        ("quiet", False),
        ("mute", True),
    ]


def test_a_missing_example_is_detected() -> None:
    class Bare: ...

    class Shown:
        """Something.

        >>> 1
        1
        """

    module = ModuleType(__name__)
    vars(module).update(
        Bare=Bare, Shown=Shown, Wrong=type("Wrong", (Exception,), {}), _Own=type("_Own", (), {})
    )
    assert without_example(module) == ["Bare"]
