"""The smallest runs of the server's benchmark, which check its counts and not its speed."""

from __future__ import annotations

import doctest
import random

import orjson
import pytest
import uvloop

from bench import board, capacity, chances, engine, versus
from bench.server import bare, websocket
from bench.server.client import Job, play
from bench.server.layers import layer_of
from bench.server.scenarios import SIDES, Side, server
from bench.server.summary import summary_rows
from bench.server.viewer import apply
from engine.core.lobby.options import GESTURES
from engine.galaxies import GAME as GALAXIES

SECONDS: dict[Side, float] = {"ours": 0.5, "bare": 0.1}


@pytest.mark.parametrize("side", SIDES)
def test_a_closed_loop_counts_answers_and_frames(side: Side) -> None:
    with server(side) as running:
        job = Job(side, [running.base], [running.pid], matches=1, seconds=SECONDS[side], warm=0.1, spares=0)
        figures = uvloop.run(play(job))
    assert figures["answers"] >= 5
    assert figures["answers"] <= figures["frames"] <= 4 * figures["answers"]
    assert (figures["refused"], figures["strays"]) == (0, 0)
    if side == "bare":
        assert figures["frames"] == 4 * figures["answers"]
        assert 380 < figures["bytes"]["all"] < 430


def test_a_whole_match_is_measured() -> None:
    with server("ours") as running:
        job = Job("ours", [running.base], [running.pid], matches=1, questions=GESTURES)
        figures = uvloop.run(play(job))
    match = figures["a_match"]
    assert match["answers"] == figures["answers"] > 100
    assert match["kilobytes"] == pytest.approx(figures["frames"] * figures["bytes"]["all"] / 1000, rel=0.01)
    assert match["server_cpu_s"] > 0


def test_the_table_compares_the_cheapest_rounds() -> None:
    def line(side: str, cost: int) -> dict[str, object]:
        names = ("p50_ms", "p99_ms", "told_all", "late", "client_cpu_share")
        scenario = {"scenario": "closed", "matches": 1, "rate": None, "side": side, "answers": 1}
        costs = {"per_second": 1000 // cost, "server_cpu_us": cost, "bytes": {"all": 9}}
        return scenario | costs | dict.fromkeys(names, 1)

    *_, our_row, bare_row, ratio = summary_rows(
        [line("ours", 5), line("bare", 2), line("ours", 4), line("bare", 3)]
    )
    assert our_row.split(" | ")[3:6] == ["ours", "250", "4"]
    assert bare_row.split(" | ")[3:6] == ["bare", "500", "2"]
    assert ratio.split(" | ")[3:6] == ["ours/bare", "0.5", "2.0"]
    *_, ratio = summary_rows([line("1 worker", 2), line("4 workers", 3)])
    assert ratio.split(" | ")[3:6] == ["4 workers/1 worker", "0.67", "1.5"]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_read_however_they_are_split(size: int) -> None:
    rng = random.Random(size)
    sent_frame = websocket.make_frame(websocket.TEXT, b"x" * size)
    masked = sent_frame.index(websocket.KEY, 2 if size < 126 else 4 if size < 65_536 else 10)
    head = bytes((sent_frame[0], sent_frame[1] & 0x7F)) + sent_frame[2:masked]
    stream = (head + b"x" * size) * 3
    offset, buffer, sizes = 0, b"", []
    while offset < len(stream):
        step = rng.randint(1, max(1, size))
        buffer, offset = buffer + stream[offset : offset + step], offset + step
        while (frame := websocket.frame_at(buffer, 0)) is not None:
            opcode, start, end = frame
            sizes.append((opcode, end - start))
            buffer = buffer[end:]
    assert sizes == [(websocket.TEXT, size)] * 3
    assert buffer == b""


def test_patches_can_change_parts_of_a_decision() -> None:
    view = {"decision": {"options": [{"id": "a"}], "min": 1}, "result": None}
    apply(view, {"op": "add", "path": "/decision/options/0", "value": {"id": "b"}})
    apply(view, {"op": "replace", "path": "/decision/options/1/id", "value": "c"})
    apply(view, {"op": "remove", "path": "/decision/min"})
    assert view == {"decision": {"options": [{"id": "b"}, {"id": "c"}]}, "result": None}


def test_the_bare_broadcaster_asks_one_seat_at_a_time() -> None:
    room = bare.Room()
    decisions = [orjson.loads(room.view(seat))["view"]["decision"] for seat in bare.SEATS]
    assert [bool(decision) for decision in decisions] == [True, False, False, False]


@pytest.mark.parametrize(
    ("file", "function", "layer"),
    [
        ("/x/engine/core/matches/driver.py", "run", "rules"),
        ("/x/engine/galaxies/present/view.py", "view", "views"),
        ("/x/engine/galaxies/present/questions/view.py", "view", "views"),
        ("/x/server/match/views/diff.py", "diff", "diff"),
        ("/x/server/match/session.py", "parse", "digests and JSON"),
        ("/x/server/match/session.py", "read", "table"),
        ("/x/site-packages/sqlalchemy/sql/base.py", "f", "store"),
        ("/x/lib/python3.11/json/encoder.py", "encode", None),
    ],
)
def test_files_belong_to_layers(file: str, function: str, layer: str | None) -> None:
    assert layer_of(file, function) == layer


def test_more_people_require_more_of_every_resource() -> None:
    assert doctest.testmod(capacity).failed == 0
    inputs = capacity.Inputs()
    small, large = (capacity.required_resources(people, inputs) for people in (1000, 1_000_000))
    assert (small.workers, small.broadcast_messages) == (1, 0)
    assert large.workers >= large.cores / inputs.busy
    assert next(iter(capacity.instance_counts(large, inputs))) in (
        "workers",
        "Redis servers, if all receive everything",
    )
    rows = list(capacity.table_rows([1000, 1_000_000], inputs))
    assert rows[2] == "| matches | 250 | 250,000 |"
    assert all(row.count("|") == 4 for row in rows)


def test_the_engine_plays_the_requested_matches() -> None:
    figures = engine.play(GALAXIES, "meteor-storm", 1, 1, False)
    assert figures["answers"] > 500
    assert figures["per_second"] > 0 and figures["per_cpu_second"] > 0


def test_a_series_of_two_players_is_fair_and_counted() -> None:
    """Without nodes to search the Admiral plays like the Captain, and wins one of two with swapped sides."""
    times, names = list[float](), ["admiral", "greedy"]
    wins = dict[tuple[str, str], list[float]]()
    for team in ("isn", "wretch"):
        score = versus.play_match(names, "dead-zone", team, bytes(32), nodes=0, times=times)
        wins["dead-zone", team] = [score]
    *_, total, cost = versus.report_lines(wins, times)
    assert total == "in all 1 of 2: 50.0% (9.5% to 90.5%)"
    assert cost.startswith("an answer: ") and len(times) > 50
    assert doctest.testmod(versus).failed == 0


def test_forecasts_are_scored() -> None:
    times = list[float]()
    forecasts = chances.collect_forecasts(GALAXIES, "dead-zone", "greedy", bytes(32), times)
    assert len(forecasts) == len(times) > 10
    assert {forecast.result for forecast in forecasts} <= {0.0, 0.5, 1.0}
    assert chances.brier_score(forecasts) < 0.3
    printed = list(chances.report_lines(forecasts, times))
    assert printed[0].startswith("dead-zone ") and printed[-1].startswith("a chance: ")
    assert doctest.testmod(chances).failed == 0


def test_the_board_is_too_slow_if_a_median_frame_or_any_answer_is_over_its_limit() -> None:
    frames = [board.Figure("1440x900", gesture, board.LIMITS[gesture], 99) for gesture in ("pan", "zoom")]
    fast = [*frames, board.Figure("1440x900", board.ANSWER, 30, board.LIMITS[board.ANSWER])]
    assert board.exceeded_limits([board.Figure("1440x900", board.EMPTY_PAGE, 99, 99), *fast]) == []
    slow = [board.Figure("390x844", "pan", 16.1, 17), board.Figure("390x844", board.ANSWER, 30, 50.1)]
    assert board.exceeded_limits([*fast, *slow]) == [
        "390x844, pan: 16.1 ms, limit 16 ms",
        "390x844, task of answer: 50.1 ms, limit 50 ms",
    ]


def test_the_longest_task_is_determined_by_processor_time() -> None:
    def event(name: str, start: int, cpu_time: int, thread: int = 1, **args: object) -> dict[str, object]:
        times = {"ts": start, "dur": 10 * cpu_time, "tdur": cpu_time}
        return {"ph": "X", "pid": 1, "tid": thread, "name": name, "args": args, **times}

    events = [
        {"ph": "M", "pid": 1, "tid": 1, "name": "thread_name", "args": {"name": "CrRendererMain"}},
        event("RunTask", 0, 3000),
        event("RunTask", 100_000, 7000),
        event("RunTask", 200_000, 9000),
        event("Receive", 200_100, 10, origin="devtools.mojom"),
        event("RunTask", 300_000, 50_000, thread=2),
    ]
    assert board.longest_task(events) == 7
