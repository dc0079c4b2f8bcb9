"""Which updates share a transaction, and which are written when one of them is faulty."""

import asyncio
from collections.abc import Sequence

import pytest

from server.base.clock import now
from server.db.commit.writer import MAX_BATCH, QUIET_TURNS, Outcomes, Writer
from server.db.types.matches import MatchUpdate
from server.db.types.store import Conflict, StoreUnavailable


class RecordingGroupWriter:
    """Records which matches were written together. A group with a faulty match is not written."""

    def __init__(self, faulty: str = "", turns: int = 0) -> None:
        self.groups: list[list[str]] = []
        self._faulty, self._turns = faulty, turns

    async def write(self, updates: Sequence[MatchUpdate]) -> Outcomes:
        await yield_turns(self._turns)
        group = [update.match_id for update in updates]
        if self._faulty in group:
            raise StoreUnavailable("no room for it")
        self.groups.append(group)
        return [Conflict() if match_id == "moved on" else None for match_id in group]

    async def probe(self) -> None: ...

    async def close(self) -> None: ...


async def yield_turns(number: int) -> None:
    """Let other tasks have this many turns of the event loop."""
    for _ in range(number):
        await asyncio.sleep(0)


async def write(writer: Writer, match_id: str, turns: int = 0) -> Exception | None:
    """Write an update after this many turns. Return the exception."""
    await yield_turns(turns)
    try:
        return await writer.write(MatchUpdate(match_id, 0, now()))
    except (Conflict, StoreUnavailable) as error:
        return error


def write_updates(group_writer: RecordingGroupWriter, *updates: tuple[str, int]) -> list[Exception | None]:
    """Write updates of matches, each after a number of turns. Return the exceptions."""

    async def run() -> list[Exception | None]:
        writer = Writer(group_writer)
        outcomes = await asyncio.gather(*(write(writer, *update) for update in updates))
        await writer.close()
        return outcomes

    return asyncio.run(run())


def test_an_update_waits_a_few_turns_of_the_loop_for_others() -> None:
    group_writer = RecordingGroupWriter()
    _ = write_updates(group_writer, ("m1", 0), ("m2", QUIET_TURNS), ("m3", 2 * QUIET_TURNS - 1))
    assert group_writer.groups == [["m1", "m2", "m3"]]


def test_an_update_does_not_wait_longer() -> None:
    group_writer = RecordingGroupWriter()
    _ = write_updates(group_writer, ("m1", 0), ("m2", 20 * QUIET_TURNS))
    assert group_writer.groups == [["m1"], ["m2"]]


def test_updates_during_a_transaction_share_the_next_one() -> None:
    group_writer = RecordingGroupWriter(turns=10 * QUIET_TURNS)
    _ = write_updates(group_writer, ("m1", 0), ("m2", 4 * QUIET_TURNS), ("m3", 8 * QUIET_TURNS))
    assert group_writer.groups == [["m1"], ["m2", "m3"]]


def test_a_transaction_has_a_maximum_number_of_updates() -> None:
    group_writer = RecordingGroupWriter()
    _ = write_updates(group_writer, *((f"m{n}", n) for n in range(3 * MAX_BATCH)))
    assert [len(group) for group in group_writer.groups] == [MAX_BATCH, MAX_BATCH, MAX_BATCH]
    assert [match_id for group in group_writer.groups for match_id in group] == [
        f"m{n}" for n in range(3 * MAX_BATCH)
    ]


@pytest.mark.parametrize("faulty", ["m1", "m3"])
def test_only_the_faulty_update_is_not_written(faulty: str) -> None:
    group_writer = RecordingGroupWriter(faulty)
    outcomes = write_updates(group_writer, ("m1", 0), ("moved on", 0), ("m3", 0))
    assert group_writer.groups == [[match_id] for match_id in ("m1", "moved on", "m3") if match_id != faulty]
    kinds = {"m1": type(None), "moved on": Conflict, "m3": type(None)} | {faulty: StoreUnavailable}
    assert [type(outcome) for outcome in outcomes] == list(kinds.values())
