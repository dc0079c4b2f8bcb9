"""Values cached on a state that has only a few fields."""

from __future__ import annotations

import copy

import msgspec
import pytest

from engine.core import codec
from engine.core.memo import Memo, cached_on


class Board(msgspec.Struct, dict=True):
    stones: list[int]
    hands: dict[str, int]
    log: list[str]


class Other(msgspec.Struct, dict=True):
    stones: list[int]


memo = Memo(Board, ignored=("log",))
COMPUTED: list[str] = []


@memo.cached_until_touched("stones")
def total(board: Board, times: int = 1) -> int:
    COMPUTED.append("total")
    return sum(board.stones) * times


@memo.cached_until_touched("stones", "hands")
def both(board: Board) -> int:
    COMPUTED.append("both")
    return sum(board.stones) + sum(board.hands.values())


@memo.cached_until_touched(*memo.everything)
def everything(board: Board) -> str:
    COMPUTED.append("everything")
    return repr((board.stones, board.hands))


@pytest.fixture
def board() -> Board:
    COMPUTED.clear()
    return Board([1, 2, 3], {"a": 4}, [])


def run_queries(board: Board) -> list[str]:
    """Run every query once, and return the names of those that were computed."""
    COMPUTED.clear()
    _ = total(board), both(board), everything(board)
    return COMPUTED


def test_a_query_is_computed_once_for_the_same_arguments(board: Board) -> None:
    assert [total(board), total(board), total(board, 2), total(board, 2)] == [6, 6, 12, 12]
    assert COMPUTED == ["total"] * 2


def test_only_values_computed_from_a_touched_field_are_forgotten(board: Board) -> None:
    assert run_queries(board) == ["total", "both", "everything"]
    assert run_queries(board) == []
    memo.forget(board, ("hands",))
    assert run_queries(board) == ["both", "everything"]
    memo.forget(board, ("stones",))
    assert run_queries(board) == ["total", "both", "everything"]
    memo.forget(board, memo.everything)
    assert run_queries(board) == ["total", "both", "everything"]


def test_cleared_values_are_computed_from_the_new_fields(board: Board) -> None:
    assert total(board) == 6
    board.stones.append(10)
    memo.forget(board, frozenset({"stones"}))
    assert total(board) == 16


def test_no_cached_query_reads_a_separate_field(board: Board) -> None:
    assert memo.everything == {"stones", "hands"}
    _ = run_queries(board)
    memo.forget(board, ("log",))
    assert run_queries(board) == []
    with pytest.raises(ValueError, match="cannot read log"):
        _ = memo.cached_until_touched("log")
    with pytest.raises(ValueError, match="cannot read fog, stonez"):
        _ = memo.cached_until_touched("stonez", "fog")


def test_each_state_has_its_own_cache(board: Board) -> None:
    other = Board([5], {}, [])
    assert (total(board), total(other)) == (6, 5)
    memo.forget(other, ("stones",))
    COMPUTED.clear()
    assert (total(board), total(other)) == (6, 5)
    assert COMPUTED == ["total"]


def test_a_query_declared_after_the_first_facts_is_forgotten_too(board: Board) -> None:
    memo = Memo(Board)
    memo.forget(board, ("hands",))  # as long as no query reads it
    hands = memo.cached_until_touched("hands")(lambda board: sum(board.hands.values()))
    assert hands(board) == 4
    board.hands["b"] = 3
    memo.forget(board, ("hands",))
    assert hands(board) == 7


def test_two_games_forget_separately() -> None:
    """The fields of both states may have the same names."""
    other_memo = Memo(Other)
    double_stones = other_memo.cached_until_touched("stones")(lambda other: 2 * sum(other.stones))
    board, other = Board([1], {}, []), Other([1])
    assert (total(board), double_stones(other)) == (1, 2)
    board.stones, other.stones = [2], [2]
    memo.forget(board, ("stones",))
    assert (total(board), double_stones(other)) == (2, 2), "only the first game has forgotten"
    other_memo.forget(other, ("stones",))
    assert double_stones(other) == 4
    with pytest.raises(ValueError, match="hands"):
        _ = other_memo.cached_until_touched("hands")


def test_values_cached_on_a_state_survive_facts_but_are_not_saved(board: Board) -> None:
    encoded = codec.encode(board)
    names = cached_on(board, "names", lambda: ["Ada"])
    memo.forget(board, memo.everything)
    assert cached_on(board, "names", list) is names
    _ = run_queries(board)
    assert codec.encode(board) == encoded
    assert board == Board([1, 2, 3], {"a": 4}, [])
    assert cached_on(Board([], {}, []), "names", list) == []


def test_a_copy_of_a_state_made_from_its_fields_has_an_empty_cache(board: Board) -> None:
    assert total(board) == 6
    copied = Board(**{name: copy.copy(getattr(board, name)) for name in Board.__struct_fields__})
    COMPUTED.clear()
    assert (total(copied), COMPUTED) == (6, ["total"])
