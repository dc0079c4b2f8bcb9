"""The examples in docstrings."""

from __future__ import annotations

import doctest
import importlib
import inspect
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, is_typeddict

ROOT = Path(__file__).parent.parent


def modules_with_examples(package: str) -> list[str]:
    """Return the names of a package's modules, at any depth, whose text contains an example."""
    folder = ROOT.joinpath(*package.split("."))
    files = [path for path in sorted(folder.rglob("*.py")) if ">>> " in path.read_text("utf-8")]
    assert files, f"no module of {package} has an example"
    return [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in files]


def public_objects(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """Yield the public classes and functions that a module defines."""
    for name, thing in vars(module).items():
        is_own = getattr(thing, "__module__", None) == module.__name__
        if not name.startswith("_") and is_own and (inspect.isclass(thing) or inspect.isfunction(thing)):
            yield name, thing


def objects_without_example(module: ModuleType) -> list[str]:
    """Return the public objects of a module that have no example.

    This excludes exceptions, which appear in other examples, TypedDicts, which are plain dicts, and abstract
    classes.
    """
    return [
        name
        for name, thing in public_objects(module)
        if ">>> " not in (thing.__doc__ or "")
        and not (inspect.isclass(thing) and issubclass(thing, BaseException))
        and not is_typeddict(thing)
        and (not inspect.isabstract(thing) or getattr(thing, "_is_protocol", False))
    ]


def failing_examples(names: Iterable[str]) -> dict[str, str]:
    """Return the modules that contain no examples or failing ones, with the number of failures."""
    reports = {
        name: doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS) for name in names
    }
    return {
        name: f"{report.failed} of {report.attempted} examples fail"
        for name, report in reports.items()
        if report.failed or not report.attempted
    }
