"""How many deliberate faults in the rules the tests find: a mutation score.

    uv run --group mutation python -m bench.mutation [--sample 300] [--seed 1] [--only rules/ecm.py]

Takes a random sample of the small changes that can be made to the functions of `engine/galaxies/rules` and
`engine/galaxies/powers` (or of the files of `engine/galaxies` that `--only` names), runs for each the tests
of rules and powers that reach the changed statement, and prints every change that no test noticed and one
line of JSON. A statement that no test reaches survives. Each trial is a fork that has not imported the engine
yet.

The changes: a condition denied, a `not` taken away, `and` for `or`, `==` for `!=`, `<` for `<=`, `in` for
`not in`, + for -, numbers one up and one down, True for False, a loop without turns, a comprehension without
its condition, and a statement left out. Most are operators of Cosmic Ray. Left out, as they tell nothing:

- `is` for `==` and the like, which are the same for enumerations and small numbers, and other comparisons
  (`>` for `==`), which any test that reaches the line finds: they would only make the score look better;
- the assignment of a name left out: a NameError, found by any test;
- what is outside of a function's body: annotations, default values, decorators, tables, imports;
- what is asserted, which no test can make false;
- bit patterns, exceptions, decorators and division, which rules do not use to mean anything.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import gc
import importlib.abc
import importlib.util
import json
import os
import resource
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
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
from cosmic_ray.plugins import get_operator
from coverage import Coverage, CoverageData

ROOT = Path(__file__).parents[1]
MUTATED = ("engine/galaxies/rules", "engine/galaxies/powers")
TESTS = ("tests/rules", "tests/powers")
PYTEST = (
    "-x",
    "-q",
    "-p",
    "no:cacheprovider",
    "-p",
    "pytest_timeout",
    "-o",
    "addopts=--import-mode=importlib",
)
SECONDS, MEMORY = 30, 3 << 30  # for one test; a rule that never ends is found too

#: The operators of Cosmic Ray that are used.
USED = (
    *("AddNot", "ReplaceUnaryOperator_Delete_Not", "ReplaceAndWithOr", "ReplaceOrWithAnd"),
    *("ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "NumberReplacer", "ZeroIterationForLoop"),
    *(f"ReplaceComparisonOperator_{change}" for change in ("Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is")),
    *(f"ReplaceComparisonOperator_{change}" for change in ("Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt")),
    *(f"ReplaceBinaryOperator_{change}" for change in ("Add_Sub", "Sub_Add", "Mul_Add")),
)


class Instead(Operator):
    """Puts other words in the place of nodes of one kind."""

    def __init__(self, fits: Callable[[Any], bool], words: str) -> None:
        self.fits, self.words = fits, words

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        """Every node that fits."""
        if self.fits(node):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Put the words."""
        prefix = node.get_first_leaf().prefix
        return parso.python.tree.Keyword(self.words, node.start_pos, prefix=prefix)

    @classmethod
    def examples(cls) -> tuple[()]:
        """None."""
        return ()


def _is_statement(node: Any) -> bool:
    """A statement that stands for itself: a fact yielded, a sub-rule run, something counted or kept."""
    if node.parent is None or node.parent.type != "simple_stmt":
        return False
    if node.type != "expr_stmt":
        return node.type in ("atom_expr", "yield_expr")
    target, sign = node.children[:2]
    kept = target.type == "atom_expr" or target.get_first_leaf().value == "_"
    return kept or sign.get_code().strip() in ("+=", "-=", "|=")


def _is_in(node: Any) -> bool:
    return node.type == "keyword" and node.value == "in" and node.parent.type == "comparison"


def _is_not_in(node: Any) -> bool:
    return node.type == "comp_op" and node.get_code(include_prefix=False) == "not in"


OURS = {
    "LeftOut": Instead(_is_statement, "pass"),
    "Unfiltered": Instead(
        lambda node: node.type == "comp_if" and node.children[-1].type != "comp_if", "if True"
    ),
    "In_NotIn": Instead(_is_in, "not in"),
    "NotIn_In": Instead(_is_not_in, "in"),
}


class Mutant(NamedTuple):
    """One change: the module's file, what changes, which time it is found, its line and its statement's."""

    file: str
    operator: str
    occurrence: int
    line: int
    statement: int


def operators() -> dict[str, Operator]:
    """The kinds of change by name."""
    return {name: get_operator(f"core/{name}")() for name in USED} | OURS


def mutants(files: Sequence[str]) -> list[Mutant]:
    """Every change that can be made."""
    found = []
    for file in files:
        tree = get_ast((ROOT / file).read_text(encoding="utf-8"))
        nodes = list(ast_nodes(tree))
        for name, operator in operators().items():
            places = (start for node in nodes for start, _ in operator.mutation_positions(node))
            for n, place in enumerate(places):
                if statement := _statement(tree.get_leaf_for_position(place)):
                    found.append(Mutant(file, name, n, place[0], statement))
    return found


def _statement(node: Any) -> int | None:
    """The line where the statement of a function's body starts that holds this; None outside of functions."""
    line = None
    while node.parent is not None:
        if node.type == "assert_stmt" or (node.type == "suite" and line is None):
            return None  # or the body of a class
        if node.parent.type == "suite" and line is None:
            line = node.start_pos[0]
        if node.parent.type == "funcdef":
            return line if node is node.parent.children[-1] else None
        node = node.parent
    return None


def changed(mutant: Mutant) -> str:
    """The text of the module with the change."""
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    return mutate_code(source, operators()[mutant.operator], mutant.occurrence) or source


class Forgetting:
    """Empties what functions remember before each test, so that each test reaches all that it needs."""

    def pytest_collection_finish(self) -> None:
        """Find all functions that remember."""
        kept = (o for o in gc.get_objects() if isinstance(o, functools._lru_cache_wrapper))
        self.kept = [o for o in kept if o.__module__.replace(".", "/").startswith(MUTATED)]

    def pytest_runtest_setup(self) -> None:
        """Let them forget."""
        for function in self.kept:
            function.cache_clear()


def reached() -> dict[str, dict[int, set[str]]]:
    """Which tests reach which lines: file → line → names of test functions with their modules'."""
    with TemporaryDirectory() as folder:
        data = Path(folder, "data")
        if (child := os.fork()) == 0:
            _measure(data)
        if os.waitpid(child, 0)[1]:
            sys.exit("The tests fail without any change.")
        found = CoverageData(str(data))
        found.read()
        return {
            str(Path(file).relative_to(ROOT)): {
                n: set(who) for n, who in found.contexts_by_lineno(file).items()
            }
            for file in found.measured_files()
        }


def _measure(data: Path) -> None:
    """In a fork: run all tests and note what each reaches."""
    measuring = Coverage(data_file=str(data), source=["engine"], config_file=False)
    measuring.set_option("run:dynamic_context", "test_function")
    with contextlib.redirect_stdout(sys.stderr):
        measuring.start()
        code = pytest.main([*PYTEST, *TESTS], plugins=[Forgetting()])
        measuring.stop()
    measuring.save()
    os._exit(int(code))


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

    def __init__(self, names: set[str]) -> None:
        self.names = names

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Leave out all others."""
        items[:] = [item for item in items if item.originalname in self.names]


def tried(mutant: Mutant, tests: set[str]) -> str:
    """Make the change in a fork and run the tests: `killed` or `survived`."""
    source = changed(mutant)
    child = os.fork()
    if child == 0:
        _run(mutant, source, tests)
    _, status = os.waitpid(child, 0)
    return "survived" if os.waitstatus_to_exitcode(status) == pytest.ExitCode.OK else "killed"


def _run(mutant: Mutant, source: str, tests: set[str]) -> None:
    """In the fork: never returns."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with open(os.devnull, "w") as null, contextlib.redirect_stdout(null), contextlib.redirect_stderr(null):
        module = mutant.file.removesuffix(".py").replace("/", ".")
        sys.meta_path.insert(0, Changed(module, str(ROOT / mutant.file), source))
        files = sorted({test.rpartition(".")[0].replace(".", "/") + ".py" for test in tests})
        names = {test.rpartition(".")[2] for test in tests}
        code = pytest.main([*PYTEST, f"--timeout={SECONDS}", *files], plugins=[Only(names)])
        os._exit(int(code))


def judged(mutant: Mutant, lines: dict[int, set[str]]) -> str:
    """Whether a test finds the change; a statement that no test reaches needs no trial."""
    tests = lines.get(mutant.line, set()) or lines.get(mutant.statement, set())
    return tried(mutant, tests - {""}) if tests - {""} else "survived"


def _load() -> None:
    """Import once what the tests need beside the engine and themselves, so that a trial starts fast."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    with contextlib.redirect_stdout(sys.stderr):
        _ = pytest.main([*PYTEST, "--collect-only", "-qq", *TESTS])
    for name in [name for name in sys.modules if name.partition(".")[0] in ("engine", "tests")]:
        del sys.modules[name]


def main() -> None:
    """Read the arguments, try the sample, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    _ = parser.add_argument("--sample", type=int, default=300)
    _ = parser.add_argument("--seed", type=int, default=1)
    _ = parser.add_argument("--only", default="", help="files whose path contains this")
    given = parser.parse_args()
    os.chdir(ROOT)
    _load()
    files = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("engine/galaxies/**/*.py"))
    chosen = (lambda file: given.only in file) if given.only else (lambda file: file.startswith(MUTATED))
    every = mutants([file for file in files if chosen(file)])
    sample = Random(given.seed).sample(every, min(given.sample, len(every)))
    lines = reached()
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        verdicts = list(pool.map(lambda m: judged(m, lines.get(m.file, {})), sample))
    for mutant, verdict in sorted(zip(sample, verdicts, strict=True)):
        if verdict == "survived":
            text = changed(mutant).splitlines()[mutant.line - 1].strip()
            print(f"{mutant.file}:{mutant.line}: {mutant.operator} {mutant.occurrence}: {text}")
    count = Counter(verdicts)
    score = round(100 * count["killed"] / len(sample), 1) if sample else 0.0
    print(json.dumps({"possible": len(every), "tried": len(sample), **count, "score": score}))


if __name__ == "__main__":
    main()
