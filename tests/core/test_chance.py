"""Sealed chance: results depend only on the seed, are fair, and can be verified afterwards."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from engine.core.chance import ScriptedChance, SealedChance
from engine.core.decisions import Dice, Shuffle

SEED = b"0123456789abcdef"


def test_the_same_seed_gives_the_same_dice() -> None:
    first, second = SealedChance(SEED), SealedChance(SEED)
    for number in range(50):
        assert first.draw(number, Dice((10, 8))) == second.draw(number, Dice((10, 8)))
        assert first.draw(number, Shuffle(34)) == second.draw(number, Shuffle(34))


def test_draws_do_not_depend_on_each_other() -> None:
    chance = SealedChance(SEED)
    last_draw = chance.draw(7, Dice((8,)))
    _ = [chance.draw(n, Dice((8,))) for n in range(7)]
    assert chance.draw(7, Dice((8,))) == last_draw


def test_another_seed_gives_other_dice() -> None:
    rolls = [tuple(SealedChance(seed).draw(n, Dice((8,))) for n in range(20)) for seed in (SEED, SEED[::-1])]
    assert rolls[0] != rolls[1]


def test_dice_results_are_uniformly_distributed() -> None:
    chance = SealedChance(SEED)
    counts = Counter(chance.draw(n, Dice((10, 8))) for n in range(16_000))
    assert len(counts) == 80
    chi = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert chi < 124.8  # the 99.9 % quantile for 79 degrees of freedom


def test_a_shuffle_is_a_permutation_that_can_reach_every_order() -> None:
    chance = SealedChance(SEED)
    orders = [chance.draw(n, Shuffle(5)) for n in range(2_000)]
    assert all(sorted(order) == [0, 1, 2, 3, 4] for order in orders)
    assert len(set(orders)) == 120


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert SealedChance(SEED).commitment == hashlib.sha256(SEED).hexdigest()


def test_a_short_seed_is_rejected() -> None:
    with pytest.raises(ValueError, match="16 to 64"):
        _ = SealedChance(b"short")


def test_a_script_can_hold_shuffles() -> None:
    chance = ScriptedChance(shuffles=[(1, 0)])
    assert chance.draw(0, Shuffle(2)) == (1, 0)
    assert chance.draw(1, Shuffle(3)) == (0, 1, 2)
