"""Measures the share of deliberate faults in the rules that the tests find: a mutation score.

    uv run --group mutation python -m bench.mutation [--game pulp] [--sample 300] [--seed 1]
        [--only rules/ecm.py] [--kinds FirstOnly NumberReplacer]

The command samples small changes to functions at random. By default these are functions of a game's rules,
powers or effects, facts and queries; `--only` selects other files. For each change it runs the tests of rules
and powers that reach the statement. It prints every change that no test detected, and one line of JSON. If no
test reaches a statement, its mutants survive.

Each trial is a fork of one pytest session that has collected the tests. In the fork, functions get their
changed code. Code that runs only on import, such as the registration of a power, cannot be tested in this way
and is counted separately.

The changes: a negated condition, a removed `not`, `and` for `or`, `==` for `!=`, `<` for `<=`, `in` for `not
in`, + for -, numbers plus or minus one, True for False, a loop without iterations, a loop or comprehension
with only its first iteration, a comprehension without its condition, and a removed statement. Most are
operators of Cosmic Ray. Some changes are excluded, because they would be useless:

- `is` for `==` and similar, which are equivalent for enumerations and small numbers, and other comparisons
  (`>` for `==`). Any test that reaches the line detects the latter, so they would only improve the score;
- a removed assignment: it raises a NameError, which any test detects;
- code outside of function bodies: annotations, default values, decorators, tables, imports;
- assertions, which no test can make false;
- bit patterns, exceptions, decorators and division, which rules do not use.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import gc
import json
import os
import resource
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import parso
import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator
from coverage import Coverage, CoverageData

from server.cli.selfplay import show_progress

ROOT = Path(__file__).parents[1]


class Scope(NamedTuple):
    """The mutated part of a game, and the tests that should find the mutants: tests of single scenes, not of
    whole matches."""

    mutated: tuple[str, ...]
    tests: tuple[str, ...]


#: The tests of Pulp Invasion that play single scenes.
SCENES = (
    *("dice", "engage", "evade", "expansions", "influence", "payments", "rounds", "search", "setup"),
    *("traitor_play", "traitor_setup", "weapons"),
)
SCOPES = {
    "galaxies": Scope(
        tuple(f"engine/galaxies/{part}" for part in ("rules", "powers", "facts", "queries")),
        ("tests/rules", "tests/powers"),
    ),
    "pulp": Scope(
        ("engine/pulp/rules", "engine/pulp/effects", "engine/pulp/line.py", "engine/pulp/payments.py"),
        tuple(f"tests/pulp/test_{scene}.py" for scene in SCENES),
    ),
}
SECONDS, MEMORY = 30, 3 << 30  # for one test; the limits also detect a rule that never ends
PYTEST = (
    *("-s", "-q", "-p", "no:cacheprovider", "-p", "pytest_timeout", f"--timeout={SECONDS}"),
    *("-o", "addopts=--import-mode=importlib"),
)
UNTRIED = 3
VERDICTS = {0: "survived", UNTRIED: "untried"}

#: The selected operators of Cosmic Ray.
SELECTED_OPERATORS = (
    *("AddNot", "ReplaceUnaryOperator_Delete_Not", "ReplaceAndWithOr", "ReplaceOrWithAnd"),
    *("ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "NumberReplacer", "ZeroIterationForLoop"),
    *(f"ReplaceComparisonOperator_{change}" for change in ("Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is")),
    *(f"ReplaceComparisonOperator_{change}" for change in ("Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt")),
    *(f"ReplaceBinaryOperator_{change}" for change in ("Add_Sub", "Sub_Add", "Mul_Add")),
)


class ReplaceNode(Operator):
    """Replaces nodes of one kind by other source text, in which {} represents the original."""

    def __init__(self, matches: Callable[[Any], bool], template: str) -> None:
        self.matches, self.template = matches, template

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        """Yield the positions of matching nodes."""
        if self.matches(node):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Replace the node."""
        prefix = node.get_first_leaf().prefix
        text = self.template.replace("{}", node.get_code(include_prefix=False))
        return parso.python.tree.Keyword(text, node.start_pos, prefix=prefix)

    @classmethod
    def examples(cls) -> tuple[()]:
        """Return no examples."""
        return ()


def _is_statement(node: Any) -> bool:
    """Return whether the statement itself has an effect: it yields a fact, runs a sub-rule, or stores a
    value.
    """
    if node.parent is None or node.parent.type != "simple_stmt":
        return False
    if node.type != "expr_stmt":
        return node.type in ("atom_expr", "yield_expr")
    target, sign = node.children[:2]
    is_stored = target.type == "atom_expr" or target.get_first_leaf().value == "_"
    return is_stored or sign.get_code().strip() in ("+=", "-=", "|=")


def _is_in(node: Any) -> bool:
    return node.type == "keyword" and node.value == "in" and node.parent.type == "comparison"


def _is_not_in(node: Any) -> bool:
    return node.type == "comp_op" and node.get_code(include_prefix=False) == "not in"


def _is_iterated(node: Any) -> bool:
    """Return whether a loop or a comprehension iterates over the node."""
    loop = node.parent
    return bool(loop) and loop.type in ("for_stmt", "sync_comp_for") and node is loop.children[3]


CUSTOM_OPERATORS = {
    "FirstOnly": ReplaceNode(_is_iterated, "list({})[:1]"),
    "LeftOut": ReplaceNode(_is_statement, "pass"),
    "Unfiltered": ReplaceNode(
        lambda node: node.type == "comp_if" and node.children[-1].type != "comp_if", "if True"
    ),
    "In_NotIn": ReplaceNode(_is_in, "not in"),
    "NotIn_In": ReplaceNode(_is_not_in, "in"),
}


class Mutant(NamedTuple):
    """A mutant: the module's file, the change, its occurrence, its line and the line of its statement."""

    file: str
    operator: str
    occurrence: int
    line: int
    statement: int


def operators() -> dict[str, Operator]:
    """Return the mutation operators by name."""
    return {name: get_operator(f"core/{name}")() for name in SELECTED_OPERATORS} | CUSTOM_OPERATORS


def find_mutants(files: Sequence[str], kinds: Collection[str] = ()) -> list[Mutant]:
    """Return all possible mutants, or only those of some kinds."""
    changes = []
    for file in files:
        tree = get_ast((ROOT / file).read_text(encoding="utf-8"))
        nodes = list(ast_nodes(tree))
        for name, operator in operators().items():
            if kinds and name not in kinds:
                continue
            positions = (start for node in nodes for start, _ in operator.mutation_positions(node))
            for n, position in enumerate(positions):
                if statement := _statement_line(tree.get_leaf_for_position(position)):
                    changes.append(Mutant(file, name, n, position[0], statement))
    return changes


def _statement_line(node: Any) -> int | None:
    """Return the first line of the statement that contains the node in a function's body, or None outside of
    functions."""
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


def mutated_source(mutant: Mutant) -> str:
    """Return the source of the mutated module."""
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    return mutate_code(source, operators()[mutant.operator], mutant.occurrence) or source


class Session:
    """Replaces pytest's loop over the collected tests, and judges each mutant of a sample."""

    def __init__(self, scope: Scope, sample: Sequence[Mutant], coverage: Coverage) -> None:
        self.sample, self.coverage = sample, coverage
        self.clear_caches = functools.partial(clear_caches, scope.mutated)
        self.verdicts: list[str] = []
        self.tests: dict[str, list[pytest.Function]] = {}
        self.reached: dict[str, dict[int, set[str]]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Find the lines that each test reaches, then run the mutants."""
        self.session = session
        for test in session.items:
            assert isinstance(test, pytest.Function)
            self.tests.setdefault(f"{test.module.__name__}.{test.originalname}", []).append(test)
        data_file = self.coverage.get_data().data_filename()
        if run_in_fork(self._measure):
            sys.exit("The tests fail without any change.")
        self.coverage.stop()
        data = CoverageData(data_file)
        data.read()
        for file in data.measured_files():
            lines = data.contexts_by_lineno(file).items()
            self.reached[str(Path(file).relative_to(ROOT))] = {n: set(tests) for n, tests in lines}
        self.verdicts = judge_all(self.sample, self._judge)
        return True

    def _measure(self) -> bool:
        """Record the lines that each test reaches, including those whose results other tests have cached."""
        passed = all(self._passes(test, self.clear_caches) for test in self.session.items)
        self.coverage.stop()
        self.coverage.save()
        return passed

    def _judge(self, mutant: Mutant) -> str:
        """Return the verdict on the mutant: "killed" if a test finds it, "survived", or "untried" for code
        that runs only at import.
        """
        lines = self.reached.get(mutant.file, {})
        names = lines.get(mutant.line, set()) or lines.get(mutant.statement, set())
        if not names:
            return "survived"
        tests = [test for name in sorted(names) for test in self.tests.get(name, [])]
        return (
            VERDICTS.get(run_in_fork(lambda: self._survives(mutant, tests)), "killed") if tests else "untried"
        )

    def _survives(self, mutant: Mutant, tests: Sequence[pytest.Function]) -> bool:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if not apply_mutant(mutant):
            os._exit(UNTRIED)
        self.clear_caches()
        return all(self._passes(test) for test in tests)

    def _passes(self, test: pytest.Item, prepare: Callable[[], None] = lambda: None) -> bool:
        prepare()
        test.config.hook.pytest_runtest_protocol(item=test, nextitem=None)
        return not self.session.testsfailed


def judge_all(sample: Sequence[Mutant], judge: Callable[[Mutant], str]) -> list[str]:
    """Return the verdict on each mutant, in their order. After Ctrl-C, return the verdicts so far."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool, show_progress("changes", len(sample)) as track:
        futures = [pool.submit(judge, mutant) for mutant in sample]
        verdicts = [future.result() for future in track(futures)]
        pool.shutdown(cancel_futures=True)
    return verdicts


def run_in_fork(check: Callable[[], bool]) -> int:
    """Run a check in a fork, and return its exit code: 0 for true."""
    if (child := os.fork()) == 0:
        code = 1
        try:
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.dup2(null, 2)
            code = 0 if check() else 1
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def apply_mutant(mutant: Mutant) -> bool:
    """Give the functions of a module their mutated code, although other modules have already imported
    them."""
    path, changed = str(ROOT / mutant.file), False
    codes = {
        _code_key(code): code
        for code in _nested_codes(compile(mutated_source(mutant), path, "exec", dont_inherit=True))
    }
    for function in [o for o in all_objects() if isinstance(o, FunctionType)]:
        old = function.__code__
        new = codes.get(_code_key(old)) if old.co_filename == path else None
        if new is not None and new != old and new.co_freevars == old.co_freevars:
            function.__code__, changed = new, True
    return changed


def all_objects() -> list[Any]:
    """Return all objects, including those frozen after the tests were collected."""
    gc.unfreeze()
    return gc.get_objects()


def _code_key(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _nested_codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _nested_codes(inner)


def clear_caches(mutated: tuple[str, ...]) -> None:
    """Clear the caches of the functions that may be mutated."""
    for cached in [o for o in all_objects() if isinstance(o, functools._lru_cache_wrapper)]:
        if cached.__module__.replace(".", "/").startswith(mutated):
            cached.cache_clear()


def main() -> None:
    """Read the arguments, test the sample, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    _ = parser.add_argument("--game", choices=list(SCOPES), default="galaxies")
    _ = parser.add_argument("--sample", type=int, default=300)
    _ = parser.add_argument("--seed", type=int, default=1)
    _ = parser.add_argument("--only", default="", help="files whose path contains this")
    _ = parser.add_argument(
        "--kinds", nargs="*", default=(), help="the kinds of mutants, as printed; by default all"
    )
    arguments = parser.parse_args()
    os.chdir(ROOT)
    scope = SCOPES[arguments.game]
    files = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob(f"engine/{arguments.game}/**/*.py"))
    is_selected = (
        (lambda file: arguments.only in file)
        if arguments.only
        else (lambda file: file.startswith(scope.mutated))
    )
    mutants = find_mutants([file for file in files if is_selected(file)], arguments.kinds)
    sample = Random(arguments.seed).sample(mutants, min(arguments.sample, len(mutants)))
    with TemporaryDirectory() as folder:
        verdicts = judge_sample(scope, sample, Path(folder))
    tested = sample[: len(verdicts)]
    for mutant, verdict in sorted(zip(tested, verdicts, strict=True)):
        if verdict == "survived":
            text = mutated_source(mutant).splitlines()[mutant.line - 1].strip()
            print(f"{mutant.file}:{mutant.line}: {mutant.operator} {mutant.occurrence}: {text}")
    count = Counter(verdicts)
    score = round(100 * count["killed"] / max(1, count["killed"] + count["survived"]), 1)
    print(json.dumps({"possible": len(mutants), "tried": len(tested), **count, "score": score}))


def judge_sample(scope: Scope, sample: Sequence[Mutant], folder: Path) -> list[str]:
    """Return the verdict on each mutant of the sample."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    coverage = Coverage(data_file=str(folder / "data"), source=["engine"], config_file=False)
    coverage.set_option("run:dynamic_context", "test_function")
    coverage.start()
    session = Session(scope, sample, coverage)
    with contextlib.redirect_stdout(sys.stderr):
        _ = pytest.main([*PYTEST, *scope.tests], plugins=[session])
    return session.verdicts


if __name__ == "__main__":
    main()
