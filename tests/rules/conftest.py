"""Every scripted die must have been rolled when a test ends, and facts must declare what they touch."""

from collections.abc import Iterator

import pytest

from tests.scenario import check_all_dice_rolled
from tests.watching import watch_facts


@pytest.fixture(autouse=True)
def all_dice_rolled() -> Iterator[None]:
    yield
    check_all_dice_rolled()


@pytest.fixture(autouse=True)
def facts_say_what_they_touch(monkeypatch: pytest.MonkeyPatch) -> None:
    watch_facts(monkeypatch)
