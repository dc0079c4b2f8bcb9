"""What holds in every test of a rule holds in those of powers."""

from tests.rules.conftest import all_dice_fell, facts_say_what_they_touch

__all__ = ["all_dice_fell", "facts_say_what_they_touch"]
