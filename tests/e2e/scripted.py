"""The real game with known hands and dice with fixed results.

A server loads it as the game ``{"galaxies": "tests.e2e.scripted:GAME"}``. Rules request chance as usual. The
results depend only on how often the same step has asked before, so a match can be loaded again at any point.
"""

from __future__ import annotations

from engine.core.decisions import Dice, Shuffle
from engine.core.game import Rule
from engine.core.lobby.setup import Setup
from engine.core.secret import Secret
from engine.galaxies.game import Galaxies
from engine.galaxies.state import State

#: The cards that each seat is dealt, and then draws in its first turn. All are different within a side.
HANDS = {
    "wretch-1": [
        "lr5-ripper-cannon",
        "hijack-plan",
        "captain-vulchar",
        "spectral-resurgence",
        "wretch-boarding",
    ],
    "wretch-2": [
        "shield-siphon",
        "exploit-weakness",
        "vecton-field-detonator",
        "fates-reach",
        "fortunes-bounty",
    ],
    "isn-1": [
        "alert-from-isn-torrent",
        "lr5-nuclear-warhead",
        "bronson-skiles",
        "maneuvering-thrusters",
        "commando-away-team",
    ],
    "isn-2": [
        "sparrow-cover-fire",
        "f47-hawk-patrol",
        "isn-transport-shuttle",
        "sr2-twin-rocket-launchers",
        "superior-squadron-tactics",
    ],
}
DRAWN_FIRST = {"wretch": "lr5-plaxma-cannon", "isn": "sparrow-cover-fire"}

#: The letter and number of every shot, and the number dice of a step in order: the first one rolls highest.
COORDINATE = (5, 4)
NUMBERS = (8, 7, 6, 5)


class Scripted(Galaxies):
    """Galaxies with a script instead of chance."""

    def new_match(self, setup: Setup) -> State:
        """Put the known cards on top of the decks."""
        state = super().new_match(setup)
        for team in state.teams.values():
            top = [card for seat in state.seats if seat in team.seats for card in HANDS[seat]]
            top.append(DRAWN_FIRST[team.id])
            rest = team.deck.open()
            for card in top:
                rest.remove(card)
            team.deck = Secret([*rest, *reversed(top)])
        return state

    def step(self, state: State) -> Rule[None]:
        """Play the step with the script's dice."""
        return _run_with_script(super().step(state))


def _run_with_script(rule: Rule[None]) -> Rule[None]:
    reply, rolls = None, 0
    while True:
        try:
            request = rule.send(reply)
        except StopIteration:
            return
        reply = yield request
        if isinstance(request, Shuffle):
            reply = tuple(range(request.size))
        elif isinstance(request, Dice):
            reply = COORDINATE if len(request.sides) == 2 else (NUMBERS[rolls % len(NUMBERS)],)
            rolls += len(request.sides) == 1


GAME = Scripted()
