"""A run of mutation testing can be stopped."""

import gc
import os
import signal
import threading

import pytest

_ = pytest.importorskip("cosmic_ray")

from bench.mutation import Mutant, all_objects, judge_all  # noqa: E402 (needs what was just looked for)

SAMPLE = [Mutant("rules/none.py", "LeftOut", number, 1, 1) for number in range(50)]


def test_every_mutant_is_judged_in_turn() -> None:
    assert judge_all(SAMPLE, lambda mutant: str(mutant.occurrence)) == [str(n) for n in range(50)]


def test_ctrl_c_ends_with_the_verdicts_so_far() -> None:
    released = threading.Event()

    def judge(mutant: Mutant) -> str:
        if mutant.occurrence == 3:
            os.kill(os.getpid(), signal.SIGINT)
        if mutant.occurrence > 3:
            _ = released.wait(0.2)
        return "killed"

    verdicts = judge_all(SAMPLE, judge)
    assert 0 < len(verdicts) < 50
    assert set(verdicts) == {"killed"}


def test_frozen_objects_can_be_changed_too() -> None:
    gc.freeze()
    assert any(frozen is judge_all for frozen in all_objects())
