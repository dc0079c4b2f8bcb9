"""The documentation of the core: every public object has a docstring, and the examples in docstrings run."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import engine.core
from tests.examples import failing_examples, modules_with_examples, objects_without_example, public_objects

MODULES = [
    importlib.import_module(module.name)
    for module in pkgutil.walk_packages(engine.core.__path__, f"{engine.core.__name__}.")
]


def public_parts(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """Yield the public objects of a module, and the members of its classes."""
    for name, part in public_objects(module):
        yield name, part
        if inspect.isclass(part):
            yield from ((f"{name}.{part}", member) for part, member in members(part))


def members(cls: type) -> Iterator[tuple[str, Any]]:
    for name, member in vars(cls).items():
        function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        if not name.startswith("_") and inspect.isfunction(function):
            yield name, function


def is_documented(part: Any) -> bool:
    """Return whether the object has its own docstring, not only an inherited one."""
    text = vars(part).get("__doc__") if inspect.isclass(part) else part.__doc__
    return bool(text and text.strip()) and not text.startswith(f"{part.__name__}(")


def test_every_public_object_is_documented() -> None:
    assert [module.__name__ for module in MODULES if not module.__doc__] == []
    parts = [(module.__name__, name, part) for module in MODULES for name, part in public_parts(module)]
    assert [f"{module}.{name}" for module, name, part in parts if not is_documented(part)] == []


def test_every_public_object_has_an_example() -> None:
    undocumented = {module.__name__: objects_without_example(module) for module in MODULES}
    assert {module: names for module, names in undocumented.items() if names} == {}


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
    assert objects_without_example(module) == ["Bare"]
