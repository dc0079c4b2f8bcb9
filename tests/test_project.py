"""Promises of the repository: how it is started, tested, hosted and licensed."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

import grimp
import pytest
import yaml
from importlinter.cli import lint_imports

from server.settings import Settings

ROOT = Path(__file__).parent.parent
UV_RUN = "python3 -m pip install -q --target .tools uv && .tools/bin/uv run --locked"
RULE_FOLDERS = ("facts", "powers", "queries", "rules")
#: A file that a page names, unless it is part of an example (`<id>.toml`)
FILE_NAME = re.compile(r"(?<![\w*<>/.-])[\w./-]+\.(?:py|md|toml|ts|svelte|css)\b")
MIN_NAMES = {
    "docs/ARCHITECTURE.md": 60,
    "docs/HOW-TO-ADD.md": 60,
    "docs/decisions": 10,
    "CONTRIBUTING.md": 3,
}
PERSONAL_FOLDER = re.compile(r"(?<![\w.])/(?:home|root|Users)/\w")


def read_file(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def tracked_files() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for name in listing.stdout.split("\0") if name and (path := ROOT / name).is_file()]


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    compose: dict[str, Any] = yaml.safe_load(read_file("docker-compose.yml"))
    services: dict[str, Any] = compose["services"]
    return services


def test_readme_starts_and_tests_with_one_command_each() -> None:
    commands = re.findall(r"^python3 .*$", read_file("README.md"), re.MULTILINE)
    assert commands == [f"{UV_RUN} --no-dev galaxies serve", f"{UV_RUN} pytest"]


def test_ci_runs_the_readme_test_command() -> None:
    assert f"\n{UV_RUN} pytest\n" in read_file(".ci/run")


def test_licence_is_mit() -> None:
    assert read_file("LICENSE").startswith("MIT License\n")
    assert 'license = "MIT"' in read_file("pyproject.toml")


def test_all_files_have_the_same_version() -> None:
    version = tomllib.loads(read_file("pyproject.toml"))["project"]["version"]
    (galaxies,) = (
        part for part in tomllib.loads(read_file("uv.lock"))["package"] if part["name"] == "galaxies"
    )
    package, lock = json.loads(read_file("web/package.json")), json.loads(read_file("web/package-lock.json"))
    assert {galaxies["version"], package["version"], lock["version"], lock["packages"][""]["version"]} == {
        version
    }
    assert (
        re.findall(r"^## \[(\d.*?)\] - \d{4}-\d\d-\d\d$", read_file("CHANGELOG.md"), re.MULTILINE)[0]
        == version
    )
    pages = ("README.md", "SECURITY.md", "docs/index.md", "docs/HOSTING.md")
    assert [page for page in pages if version not in read_file(page)] == []


def test_compose_runs_servers_behind_a_proxy_with_their_services(services: dict[str, Any]) -> None:
    assert set(services) == {"proxy", "server", "postgres", "redis"}
    assert all("healthcheck" in service for service in services.values())


def test_compose_joins_the_server_to_the_other_services(services: dict[str, Any]) -> None:
    server = services["server"]
    assert server["environment"]["GALAXIES_DATABASE_HOST"] == "postgres"
    assert "//redis:" in server["environment"]["GALAXIES_REDIS"]
    assert set(server["depends_on"]) == {"postgres", "redis"}


def test_only_the_proxy_of_compose_is_reachable_from_outside(services: dict[str, Any]) -> None:
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert "workers" not in services["server"]["command"], "the proxy chooses among processes, not the system"
    mounted = services["proxy"]["volumes"][0].split(":")[0]
    assert read_file(mounted).count("lb_policy header X-Match") == 1


def test_lock_files_name_only_the_public_registries() -> None:
    hosts = set(re.findall(r"https?://([^/\"]+)", read_file("uv.lock")))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}
    assert '"resolved"' not in read_file("web/package-lock.json")


def test_no_file_names_a_path_on_one_machine() -> None:
    def is_personal(content: str) -> bool:
        return str(ROOT) in content or PERSONAL_FOLDER.search(content) is not None

    assert [path for path in tracked_files() if is_personal(path.read_text("utf-8", errors="replace"))] == []


def imports_in_functions(path: Path) -> Iterator[str]:
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, (ast.FunctionDef, ast.Lambda)):
            for node in ast.walk(function):
                if isinstance(node, (ast.Import, ast.ImportFrom)):
                    yield f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("folder", ["core", *(f"galaxies/{part}" for part in RULE_FOLDERS)])
def test_no_rule_imports_inside_of_a_function(folder: str) -> None:
    files = sorted((ROOT / "engine" / folder).glob("*.py"))
    assert files and [name for path in files for name in imports_in_functions(path)] == []


#: Words of Galaxies, which code for all games must not contain.
# fmt: off
WORDS_OF_GALAXIES = frozenset({
    "admiral", "asteroid", "asteroids", "battleship", "battleships", "debris", "deck", "decks", "ecm",
    "fleet", "fleets", "greedy", "hex", "hexes", "hull", "hulls", "isn", "meteor", "shield", "shields",
    "ship", "ships", "squadron", "squadrons", "starfighter", "tactic", "tactics", "tile", "tiles",
    "weapon", "weapons", "wretch",
})
# fmt: on
HEX_METHOD = re.compile(r"\.(from)?hex\(")  # bytes as text


def games_by_id() -> dict[str, str]:
    """Return all games by their ids. The client's types are made from each of them."""
    task = tomllib.loads(read_file("pyproject.toml"))["tool"]["poe"]["tasks"]["protocol"]
    games: dict[str, str] = json.loads(task["env"]["GALAXIES_GAMES"])
    return games


def game_names(source: str, games: Iterable[str]) -> list[str]:
    """Return the strings of a module that are a game's id, quote it in an example, or lead to its package."""
    constants = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    strings = [value for value in constants if isinstance(value, str)]
    names = [(game, (f'"{game}"', f"'{game}'", f"engine.{game}", f"examples.{game}")) for game in games]
    return [s for s in strings for game, parts in names if s == game or any(part in s for part in parts)]


def words_of_galaxies(source: str) -> list[str]:
    """Return the words of Galaxies in names, strings and comments, split at underscores and capitals."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", HEX_METHOD.sub("", source)).lower()
    return [word for word in re.findall(r"[a-z]+", spaced) if word in WORDS_OF_GALAXIES]


def test_the_search_covers_every_game() -> None:
    places = [path for place in ("engine", "examples") for path in (ROOT / place).glob("*/__init__.py")]
    folders = {path.parent.name for path in places} - {"core"}
    assert set(games_by_id()) == folders > set()
    contracts = tomllib.loads(read_file("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    (servers,) = (contract for contract in contracts if contract.get("source_modules") == ["server"])
    assert servers["forbidden_modules"] == ["engine.*", "examples.*"]
    exempt = {entry.split(" -> ")[1] for entry in servers["ignore_imports"]}
    assert exempt == {"engine.core", "engine.core.**"}


def test_every_contract_about_imports_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    status = lint_imports("pyproject.toml", no_cache=True, no_logo=True)
    assert status == 0, capsys.readouterr().out


def test_no_shared_module_names_a_game_except_in_the_default_setting() -> None:
    names_by_file = {
        path.relative_to(ROOT).as_posix(): names
        for folder in ("server", "engine/core")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (names := game_names(path.read_text("utf-8"), games_by_id()))
    }
    default = Settings.model_fields["games"].default
    database = Settings.model_fields["database_name"].default  # has the name of the product
    assert {file: sorted(names) for file, names in names_by_file.items()} == {
        "server/settings.py": sorted([database, *(part for game in default.items() for part in game)])
    }


@pytest.mark.parametrize("folder", ["server", "engine/core"])
def test_no_shared_module_contains_words_of_galaxies(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    words_by_file = {
        path.relative_to(ROOT).as_posix(): words_of_galaxies(path.read_text("utf-8")) for path in files
    }
    assert files
    assert {path: words for path, words in words_by_file.items() if words} == {}


def test_words_and_names_of_games_are_detected() -> None:
    text = '''
def shipCards(old_fleet): # asteroids
    """A Hull.

    >>> new("pulp")
    """
    return import_module(f"engine.galaxies.{old_fleet}") if seed.hex() == "galaxies" else "urn:galaxies:"
'''
    assert words_of_galaxies(text) == ["ship", "fleet", "asteroids", "hull", "fleet"]
    assert sorted(game_names(text, ["galaxies"])) == ["engine.galaxies.", "galaxies"]
    assert len(game_names(text, ["pulp"])) == 1


def import_cycle(packages: Sequence[str]) -> list[str]:
    """Return the modules of an import cycle, including imports inside functions, or an empty list."""
    graph = grimp.build_graph(*packages, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_module_imports_itself_indirectly_or_its_own_package() -> None:
    assert import_cycle(["engine", "examples", "server"]) == []


def test_import_cycles_are_detected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = {"__init__": "from ring.part import a", "part": "def a():\n    from ring import a"}
    (tmp_path / "ring").mkdir()
    for name, lines in parts.items():
        _ = (tmp_path / "ring" / f"{name}.py").write_text(lines, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)  # type: ignore[no-untyped-call]
    assert set(import_cycle(["ring"])) == {"ring", "ring.part"}


@pytest.mark.parametrize(
    "page", ["docs/ARCHITECTURE.md", "docs/HOW-TO-ADD.md", "docs/decisions", "CONTRIBUTING.md"]
)
def test_every_file_that_a_page_names_exists(page: str) -> None:
    pages = [ROOT / page] if page.endswith(".md") else sorted((ROOT / page).glob("*.md"))
    names_by_page = (FILE_NAME.findall(path.read_text("utf-8")) for path in pages)
    all_names = {name for names in names_by_page for name in names}
    files = [f"/{path.relative_to(ROOT).as_posix()}" for path in tracked_files()]
    assert len(all_names) >= MIN_NAMES[page]
    assert sorted(name for name in all_names if not any(file.endswith(f"/{name}") for file in files)) == []
