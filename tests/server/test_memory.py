"""Garbage that refers to itself."""

import gc
import weakref

from server import memory


class Circle:
    """Something that only the collector finds."""

    def __init__(self) -> None:
        self.self = self


def test_garbage_in_circles_is_still_found_though_more_rarely() -> None:
    before = gc.get_threshold()
    try:
        gc.set_threshold(700, 10, 10)
        memory.tune_gc()
        assert gc.get_threshold() == (memory.YOUNG, 10, 10)
        lost = weakref.ref(Circle())
        kept: list[list[int]] = [[] for _ in range(2 * memory.YOUNG)]
        assert lost() is None
        assert kept
    finally:
        gc.set_threshold(*before)
