"""The types for clients are the server's own, and the contract describes each message."""

from __future__ import annotations

import re
import tomllib

import pytest
from pydantic import BaseModel

from server.protocol.schemas import CLIENT_MESSAGES, SERVER_MESSAGES, message_type
from tests.serving import ROOT
from tools import client_types as protocol

CONTRACT = (ROOT / "docs" / "PROTOCOL.md").read_text("utf-8")


def test_the_clients_types_are_generated_from_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    task = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["poe"]["tasks"]["protocol"]
    monkeypatch.setenv("GALAXIES_GAMES", task["env"]["GALAXIES_GAMES"])
    assert protocol.stale_files(protocol.file_texts()) == [], "run `poe protocol`"


@pytest.mark.parametrize(
    ("direction", "models"), [("Server to client", SERVER_MESSAGES), ("Client to server", CLIENT_MESSAGES)]
)
def test_the_contract_describes_every_message_with_its_fields(
    direction: str, models: tuple[type[BaseModel], ...]
) -> None:
    table = CONTRACT.split(f"\n{direction}:\n\n")[1].split("\n\n")[0]
    fields_by_type = {
        row[1].strip(" `"): row[2] for row in (line.split("|") for line in table.splitlines()[2:])
    }
    assert fields_by_type.keys() == {message_type(model) for model in models}
    for model in models:
        fields = set(re.findall(r"\w+", fields_by_type[message_type(model)]))
        assert model.model_fields.keys() - {"type"} <= fields, model
