"""Patches lead from any view to any other."""

from __future__ import annotations

import copy
from typing import Any

import jsonpatch
from hypothesis import given
from hypothesis import strategies as st

from server.match.views.diff import diff

leaves = st.none() | st.integers(-3, 3) | st.text("a/~", max_size=2)
values = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text("ab/~", max_size=2), inner, max_size=4)
    ),
    max_leaves=20,
)
lines = st.lists(st.integers(0, 5), max_size=12)


def apply_patch(old: Any, patch: list[dict[str, Any]]) -> Any:
    return jsonpatch.apply_patch(copy.deepcopy(old), patch)


@given(values, values)
def test_a_patch_leads_from_the_old_value_to_the_new(old: Any, new: Any) -> None:
    patch = diff({"root": old}, {"root": new})
    assert apply_patch({"root": old}, patch) == {"root": new}
    assert {operation["op"] for operation in patch} <= {"add", "remove", "replace"}


@given(values, values)
def test_the_old_value_is_not_changed(old: Any, new: Any) -> None:
    originals = copy.deepcopy((old, new))
    diff(old, new)
    assert (old, new) == originals


@given(lines, st.integers(0, 12), lines)
def test_a_list_loses_its_oldest_lines(old: list[int], lost_count: int, new_items: list[int]) -> None:
    new = old[lost_count:] + new_items
    assert apply_patch({"log": old}, diff({"log": old}, {"log": new})) == {"log": new}


def test_equal_values_need_no_patch() -> None:
    assert diff({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}) == []


def test_a_full_log_costs_no_more_than_its_new_lines() -> None:
    old = [{"n": n} for n in range(100)]
    new = [*old[2:], {"n": 100}, {"n": 101}]
    assert diff({"log": old}, {"log": new}) == [
        {"op": "remove", "path": "/log/0"},
        {"op": "remove", "path": "/log/0"},
        {"op": "add", "path": "/log/98", "value": {"n": 100}},
        {"op": "add", "path": "/log/99", "value": {"n": 101}},
    ]


def test_a_card_taken_from_the_middle_costs_one_operation() -> None:
    assert diff({"h": ["a", "b", "c"]}, {"h": ["a", "c"]}) == [{"op": "remove", "path": "/h/1"}]


def test_the_spaces_of_a_ship_are_sent_as_a_whole_if_more_than_one_changes() -> None:
    old, new = ["3,4", "3,5"], ["4,3", "3,4"]
    assert diff({"hexes": old}, {"hexes": new}) == [{"op": "replace", "path": "/hexes", "value": new}]
    assert diff({"hexes": [*"abcdefg"]}, {"hexes": [*"abcdefx"]}) == [
        {"op": "replace", "path": "/hexes/6", "value": "x"}
    ]


def test_another_decision_is_sent_as_a_whole() -> None:
    old = {"decision": {"id": "17", "kind": "move", "options": [{"id": "3,-1"}, {"id": "stop"}]}}
    new = {"decision": {"id": "18", "kind": "weapon", "options": [{"id": "primary"}, {"id": "done"}]}}
    assert diff(old, new) == [{"op": "replace", "path": "/decision", "value": new["decision"]}]


def test_keys_are_escaped() -> None:
    assert diff({}, {"a/b~c": 1}) == [{"op": "add", "path": "/a~1b~0c", "value": 1}]


def test_a_recreated_equal_value_is_not_a_change() -> None:
    """Otherwise viewers would see that the part was recomputed."""

    def view(n: int) -> dict[str, Any]:
        return {
            "n": n,
            "long": "".join(["as ", "before"]),
            "big": int("1" + "0" * 9),
            "in": [{"list": [1.5]}],
        }

    assert diff(view(1), view(2)) == [{"op": "replace", "path": "/n", "value": 2}]
