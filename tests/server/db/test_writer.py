"""Which updates share a transaction, and what happens to the others when one of them is faulty."""

import asyncio
from collections.abc import Sequence

import pytest

from server.base.clock import now
from server.db.commit.writer import MANY, TURNS, Outcomes, Writer
from server.db.types.matches import MatchUpdate
from server.db.types.store import Conflict, StoreUnavailable


class Groups:
    """Records which matches were written together. A group with a faulty match is not written."""

    def __init__(self, at_fault: str = "", turns: int = 0) -> None:
        self.groups: list[list[str]] = []
        self._at_fault, self._turns = at_fault, turns

    async def write(self, updates: Sequence[MatchUpdate]) -> Outcomes:
        await yield_turns(self._turns)
        group = [update.match_id for update in updates]
        if self._at_fault in group:
            raise StoreUnavailable("no room for it")
        self.groups.append(group)
        return [Conflict() if match_id == "moved on" else None for match_id in group]

    async def probe(self) -> None: ...

    async def close(self) -> None: ...


async def yield_turns(number: int) -> None:
    """Let other tasks have this many turns of the loop."""
    for _ in range(number):
        await asyncio.sleep(0)


async def write(writer: Writer, match_id: str, after: int = 0) -> Exception | None:
    """Write an update after this many turns. Return the exception."""
    await yield_turns(after)
    try:
        return await writer.write(MatchUpdate(match_id, 0, now()))
    except (Conflict, StoreUnavailable) as error:
        return error


def write_updates(groups: Groups, *updates: tuple[str, int]) -> list[Exception | None]:
    """Write updates of matches, each after a number of turns. Return the exceptions."""

    async def run() -> list[Exception | None]:
        writer = Writer(groups)
        outcomes = await asyncio.gather(*(write(writer, *update) for update in updates))
        await writer.close()
        return outcomes

    return asyncio.run(run())


def test_an_update_waits_a_few_turns_of_the_loop_for_others() -> None:
    groups = Groups()
    _ = write_updates(groups, ("m1", 0), ("m2", TURNS), ("m3", 2 * TURNS - 1))
    assert groups.groups == [["m1", "m2", "m3"]]


def test_an_update_does_not_wait_longer() -> None:
    groups = Groups()
    _ = write_updates(groups, ("m1", 0), ("m2", 20 * TURNS))
    assert groups.groups == [["m1"], ["m2"]]


def test_updates_during_a_transaction_share_the_next_one() -> None:
    groups = Groups(turns=10 * TURNS)
    _ = write_updates(groups, ("m1", 0), ("m2", 4 * TURNS), ("m3", 8 * TURNS))
    assert groups.groups == [["m1"], ["m2", "m3"]]


def test_a_transaction_has_a_maximum_number_of_updates() -> None:
    groups = Groups()
    _ = write_updates(groups, *((f"m{at}", at) for at in range(3 * MANY)))
    assert [len(group) for group in groups.groups] == [MANY, MANY, MANY]
    assert [match_id for group in groups.groups for match_id in group] == [f"m{at}" for at in range(3 * MANY)]


@pytest.mark.parametrize("at_fault", ["m1", "m3"])
def test_only_the_faulty_update_is_not_written(at_fault: str) -> None:
    groups = Groups(at_fault)
    outcomes = write_updates(groups, ("m1", 0), ("moved on", 0), ("m3", 0))
    assert groups.groups == [[match_id] for match_id in ("m1", "moved on", "m3") if match_id != at_fault]
    kinds = {"m1": type(None), "moved on": Conflict, "m3": type(None)} | {at_fault: StoreUnavailable}
    assert [type(outcome) for outcome in outcomes] == list(kinds.values())
