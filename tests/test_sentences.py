"""The client's tests compare its sentences with those of the server.

`poe generated` checks that the files are what the server writes now.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.fluent import message_id
from tests.messages import FluentFile
from tools.fixture_sentences import CASES, GAME_SOURCES, target

#: The messages that matches between computer players rarely reach, by game.
RARE = {"galaxies": 15, "pulp": 25, "duel": 0}

each_source = pytest.mark.parametrize("game", GAME_SOURCES)


def stored(game: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(target(game).read_text("utf-8"))
    return content


@each_source
def test_almost_every_message_is_in_the_file(game: str) -> None:
    reached = [message_id(case["group"], case["key"]) for case in stored(game)["cases"]]
    messages = {
        message
        for message in FluentFile(GAME_SOURCES[game].file).messages
        if not message.startswith(("part-", "word-", "result-"))
    }
    assert len(messages - set(reached)) <= RARE[game], messages - set(reached)
    assert max(map(reached.count, reached)) <= CASES + 3
