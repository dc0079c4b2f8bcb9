"""Garbage in cycles, and memory that threads take."""

import gc
import subprocess
import sys
import weakref

import pytest

from server.base import memory


class Circle:
    """An object that only the cycle collector finds."""

    def __init__(self) -> None:
        self.self = self


def test_cyclic_garbage_is_still_collected_but_less_often() -> None:
    old_threshold = gc.get_threshold()
    try:
        gc.set_threshold(700, 10, 10)
        memory.tune_gc()
        assert gc.get_threshold() == (memory.YOUNG_THRESHOLD, 10, 10)
        reference = weakref.ref(Circle())
        lists: list[list[int]] = [[] for _ in range(2 * memory.YOUNG_THRESHOLD)]
        assert reference() is None
        assert lists
    finally:
        gc.set_threshold(*old_threshold)


#: Let threads hold memory at the same time, and then print the number of arenas (malloc_info(3)).
THREADS = """
import ctypes, sys, threading
from server.base import memory

libc = ctypes.CDLL(None)
if not hasattr(libc, "malloc_info"):
    sys.exit("no glibc")
if sys.argv[1] == "shared":
    assert memory.limit_arenas()
barrier = threading.Barrier(4)


def hold():
    held = libc.malloc(1000)
    barrier.wait(10)


threads = [threading.Thread(target=hold) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
libc.malloc_info(0, ctypes.c_void_p.in_dll(libc, "stdout"))
libc.fflush(None)
"""


@pytest.mark.parametrize(("setting", "is_shared"), [("shared", True), ("apart", False)])
def test_threads_share_an_arena_only_if_configured(setting: str, is_shared: bool) -> None:
    result = subprocess.run(
        [sys.executable, "-c", THREADS, setting], capture_output=True, text=True, check=False
    )
    if "no glibc" in result.stderr:
        pytest.skip("only glibc has arenas")
    assert result.returncode == 0, result.stderr
    assert (result.stdout.count("<heap nr=") == 1) == is_shared
