"""The fixtures of the tests of rules apply to the tests of powers, too."""

from tests.rules.conftest import all_dice_rolled, facts_say_what_they_touch

__all__ = ["all_dice_rolled", "facts_say_what_they_touch"]
