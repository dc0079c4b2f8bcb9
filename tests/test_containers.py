"""The container image and services, as far as they can be checked without an engine."""

from __future__ import annotations

import ast
import json
import re
import shlex
import shutil
import subprocess

import pytest
import yaml

from server.settings import Settings
from tests.serving import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = (ROOT / "docker-compose.yml").read_text()


def instruction_arguments(instruction: str) -> str:
    """Return the arguments of the last such instruction in the Dockerfile, with its continuation lines."""
    lines = re.sub(r"\\\n\s*", "", DOCKERFILE).splitlines()
    return [line.partition(" ")[2] for line in lines if line.startswith(f"{instruction} ")][-1]


def test_the_image_does_not_run_as_root_and_its_user_is_known() -> None:
    user = instruction_arguments("USER")
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", user)
    assert f"`chown {user}`" in (ROOT / "docs" / "HOSTING.md").read_text()


def test_the_image_keeps_its_database_in_a_volume() -> None:
    assert "XDG_DATA_HOME=" + instruction_arguments("VOLUME") in instruction_arguments("ENV").split()


def test_the_image_checks_its_own_health() -> None:
    command = json.loads(instruction_arguments("HEALTHCHECK").partition("CMD ")[2])
    assert command[:2] == ["python", "-c"]
    ast.parse(command[2])
    assert "/livez" in command[2]


def test_services_are_healthy_without_redis_and_no_password_is_part_of_an_address() -> None:
    services = yaml.safe_load(COMPOSE)["services"]
    check = services["server"]["healthcheck"]["test"]
    assert "/livez" in check[-1]
    environment = services["server"]["environment"]
    known = {f"GALAXIES_{name.upper()}" for name in Settings.model_fields}
    assert environment.keys() <= known
    assert [
        name for name, value in environment.items() if "PASSWORD" in value and name[-9:] != "_PASSWORD"
    ] == []


def test_the_services_match_the_compose_specification() -> None:
    compose_spec = pytest.importorskip("compose_spec")
    text = COMPOSE
    while (shorter := re.sub(r"\$\{\w+(?::-|:\?)([^${}]*)\}", r"\1", text)) != text:
        text = shorter  # replaces a variable by its default
    assert "${" not in text
    assert compose_spec.PyCompose.from_yaml(text).service_names()
    for mistake in ("restart: 7", "restart: [always]", "start: always"):
        with pytest.raises(ValueError):
            compose_spec.PyCompose.from_yaml(text.replace("restart: unless-stopped", mistake, 1))


def test_a_linter_finds_no_fault_in_the_dockerfile() -> None:
    if (hadolint := shutil.which("hadolint")) is None:
        pytest.skip("hadolint is not installed")
    command = shlex.split(f"{hadolint} --ignore DL3013 {ROOT / 'Dockerfile'}")
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (0, "")
