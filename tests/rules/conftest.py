"""Every scripted die must have fallen when a test ends."""

from collections.abc import Iterator

import pytest

from tests.scenario import check_all_dice_fell


@pytest.fixture(autouse=True)
def all_dice_fell() -> Iterator[None]:
    yield
    check_all_dice_fell()
