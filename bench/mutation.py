"""How many deliberate faults in the rules the tests find: a mutation score.

    uv run --group mutation python -m bench.mutation [--sample 300] [--seed 1] [--only rules/ecm.py]

Takes a random sample of the small changes that can be made to the modules of `engine/galaxies/rules` and
`engine/galaxies/powers` (most are those of Cosmic Ray, one is ours: a statement that is left out), runs for
each the tests of rules and powers that reach the changed line, and prints one line of JSON and every change
that no test noticed. Each trial is a fork that has not imported the engine yet.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.abc
import importlib.util
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import parso
import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).parents[1]
MUTATED = ("engine/galaxies/rules", "engine/galaxies/powers")
TESTS = ("tests/rules", "tests/powers")
SECONDS = 120

#: Operators that say nothing about rules: annotations and types, bit patterns, exceptions, decorators.
USELESS = ("Bit", "Shift", "Pow", "Mod", "Invert", "USub", "Exception", "Decorator", "Variable", "Break")


class LeftOut(Operator):
    """A statement that stands for itself is left out: a fact not yielded, a sub-rule not run."""

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        """Every expression statement in a function but its docstring."""
        if node.type in ("expr_stmt", "atom_expr", "yield_expr") and node.parent.type == "simple_stmt":
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Put `pass` where the statement was."""
        return parso.python.tree.Keyword("pass", node.start_pos, prefix=node.get_first_leaf().prefix)

    @classmethod
    def examples(cls) -> tuple[()]:
        """None."""
        return ()


class Mutant(NamedTuple):
    """One change: the module's file, what changes, which time it is found, and the line."""

    file: str
    operator: str
    occurrence: int
    line: int


def operators() -> dict[str, Operator]:
    """The kinds of change by name."""
    names = [name for name in operator_names() if not any(word in name for word in USELESS)]
    return {name.partition("/")[2]: get_operator(name)() for name in names} | {"LeftOut": LeftOut()}


def mutants(files: Sequence[str]) -> list[Mutant]:
    """Every change that can be made."""
    found = []
    for file in files:
        source = (ROOT / file).read_text(encoding="utf-8")
        nodes = list(ast_nodes(get_ast(source)))
        for name, operator in operators().items():
            places = (start for node in nodes for start, _ in operator.mutation_positions(node))
            found += [Mutant(file, name, n, line) for n, (line, _) in enumerate(places)]
    return [m for m in found if _in_function(m)]


def _in_function(mutant: Mutant) -> bool:
    """Leave out what stands at the margin: imports, names of types, constants in tables."""
    text = (ROOT / mutant.file).read_text(encoding="utf-8").splitlines()[mutant.line - 1]
    return text.startswith(" ")


def reached() -> dict[str, dict[int, set[str]]]:
    """Which tests reach which lines: file → line → names of test functions."""
    from coverage import CoverageData

    with TemporaryDirectory() as folder:
        rc, data = Path(folder, "rc"), Path(folder, "data")
        _ = rc.write_text(f"[run]\ndynamic_context=test_function\nsource=engine\ndata_file={data}\n")
        command = ["coverage", "run", f"--rcfile={rc}", "-m", "pytest", "-n0", "-q", *TESTS]
        _ = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        found = CoverageData(str(data))
        found.read()
        return {
            str(Path(file).relative_to(ROOT)): {
                line: {name.rpartition(".")[2] for name in names}
                for line, names in found.contexts_by_lineno(file).items()
            }
            for file in found.measured_files()
        }


class Changed(importlib.abc.MetaPathFinder, importlib.abc.SourceLoader):
    """Imports one module from changed source."""

    def __init__(self, module: str, path: str, source: str) -> None:
        self.module, self.path, self.source = module, path, source

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> Any:
        """Answer for that module only."""
        return importlib.util.spec_from_loader(fullname, self) if fullname == self.module else None

    def get_filename(self, fullname: str) -> str:
        """Where the module would be."""
        return self.path

    def get_data(self, path: str | bytes) -> bytes:
        """The changed source."""
        return self.source.encode()


class Only:
    """Keeps the tests whose functions are named."""

    def __init__(self, names: set[str] | None) -> None:
        self.names = names

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Leave out all others."""
        if self.names is not None:
            items[:] = [item for item in items if getattr(item, "originalname", "") in self.names]


def tried(mutant: Mutant, names: set[str] | None) -> str:
    """Make the change in a fork and run the tests: `killed` or `survived`."""
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    changed = mutate_code(source, operators()[mutant.operator], mutant.occurrence)
    child = os.fork()
    if child == 0:
        _run(mutant, changed or source, names)
    _, status = os.waitpid(child, 0)
    found_nothing = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    return "survived" if os.waitstatus_to_exitcode(status) in found_nothing else "killed"


def _run(mutant: Mutant, source: str, names: set[str] | None) -> None:
    """In the fork: never returns."""
    _ = signal.alarm(SECONDS)  # a rule that never ends is found too
    with open(os.devnull, "w") as null, contextlib.redirect_stdout(null), contextlib.redirect_stderr(null):
        module = mutant.file.removesuffix(".py").replace("/", ".")
        sys.meta_path.insert(0, Changed(module, str(ROOT / mutant.file), source))
        options = ["-x", "-q", "-n0", "-p", "no:cacheprovider", "-p", "no:randomly", *TESTS]
        code = pytest.main(options, plugins=[Only(names)])
        os._exit(int(code))


def judged(mutant: Mutant, lines: dict[int, set[str]]) -> str:
    """Whether a test finds the change; a line that no test reaches needs no trial."""
    names = lines.get(mutant.line, set())
    if not names:
        return "survived"
    return tried(mutant, None if "" in names else names)


def main() -> None:
    """Read the arguments, try the sample, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    _ = parser.add_argument("--sample", type=int, default=300)
    _ = parser.add_argument("--seed", type=int, default=1)
    _ = parser.add_argument("--only", default="", help="files whose path contains this")
    given = parser.parse_args()
    os.chdir(ROOT)
    files = [str(p.relative_to(ROOT)) for place in MUTATED for p in sorted((ROOT / place).glob("*.py"))]
    every = mutants([file for file in files if given.only in file])
    sample = Random(given.seed).sample(every, min(given.sample, len(every)))
    lines = reached()
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        verdicts = list(pool.map(lambda m: judged(m, lines.get(m.file, {})), sample))
    for mutant, verdict in sorted(zip(sample, verdicts, strict=True)):
        if verdict == "survived":
            text = (ROOT / mutant.file).read_text(encoding="utf-8").splitlines()[mutant.line - 1].strip()
            print(f"{mutant.file}:{mutant.line}: {mutant.operator} {mutant.occurrence}: {text}")
    count = Counter(verdicts)
    score = round(100 * count["killed"] / len(sample), 1) if sample else 0.0
    print(json.dumps({"possible": len(every), "tried": len(sample), **count, "score": score}))


if __name__ == "__main__":
    main()
