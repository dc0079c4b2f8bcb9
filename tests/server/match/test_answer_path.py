"""The files that hand one answer on, from its frame to the frames that it causes.

They are those on the call stack between the socket's reader and five steps: the rules answer, the update is
made, a view is compared, the update is written, and a frame is sent. Files that these ask for something, such
as the clock, are not on the way.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.core.matches.match import Match
from server.db.commit.writer import Writer
from server.match.commands import handlers
from server.match.connections.connection import SocketConnection
from server.match.views import broadcast
from server.match.views.views import ViewBuilder
from tests.server.play import begin_match

ROOT = Path(__file__).parents[3]
ARCHITECTURE = ROOT / "docs" / "ARCHITECTURE.md"

#: The function that reads a socket's frames. What is above it on the stack began when the socket was opened.
READER = ("match/session.py", "read")

STEPS = (
    (Match, "answer"),
    (handlers, "update_of_change"),
    (ViewBuilder, "create_views"),
    (broadcast, "diff"),
    (Writer, "write"),
    (SocketConnection, "send"),
)


def files_since_reader() -> list[str]:
    """Return the server's files of the current calls, from the socket's reader on. A file whose functions
    call each other is listed once."""
    files: list[str] = []
    frame: FrameType | None = sys._getframe(1)
    while frame:
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(ROOT / "server"):
            name = path.relative_to(ROOT / "server").as_posix()
            if files[-1:] != [name]:
                files.append(name)
            if (name, frame.f_code.co_name) == READER:
                break
        frame = frame.f_back
    return files[::-1]


def file_of(function: Callable[..., Any]) -> list[str]:
    path = Path(function.__code__.co_filename)
    return [path.relative_to(ROOT / "server").as_posix()] if path.is_relative_to(ROOT / "server") else []


@pytest.fixture
def stacks(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[list[str]]]:
    """Return the files of the calls that lead to each step of one answer in Card Duel."""
    summary, (ada, bob) = begin_match(client)
    reached: dict[str, list[list[str]]] = {}

    def record_calls(function: Callable[..., Any]) -> Callable[..., Any]:
        def record(*args: Any, **kwargs: Any) -> Any:
            call_path = files_since_reader() + file_of(function)
            reached.setdefault(function.__name__, []).append(call_path)
            return function(*args, **kwargs)

        return record

    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        blue.pending_messages()
        for owner, name in STEPS:
            monkeypatch.setattr(owner, name, record_calls(getattr(owner, name)))
        assert red.pick("roll")["type"] == "accepted"
        blue.read_until("diff")
    return reached


def all_files(stacks: dict[str, list[list[str]]]) -> set[str]:
    """Return all files of the call paths."""
    return {file for call_paths in stacks.values() for call_path in call_paths for file in call_path}


def test_an_answer_crosses_at_most_15_files_of_the_server(stacks: dict[str, list[list[str]]]) -> None:
    assert set(stacks) == {name for _, name in STEPS}
    assert len(all_files(stacks)) <= 15, sorted(all_files(stacks))


def test_an_answer_enters_its_table_once(stacks: dict[str, list[list[str]]]) -> None:
    call_paths = [call_path for reached in stacks.values() for call_path in reached]
    assert all(call_path.count("match/table.py") <= 1 for call_path in call_paths), call_paths
    assert all("match/table.py" in call_path for call_path in stacks["answer"])


def test_the_architecture_page_names_each_file_on_the_way(stacks: dict[str, list[list[str]]]) -> None:
    picture = ARCHITECTURE.read_text().split("## From an answer to the screens")[1].split("### ")[0]
    assert not [file for file in sorted(all_files(stacks)) if file not in picture]
