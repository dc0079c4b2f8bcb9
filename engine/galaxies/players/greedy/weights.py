"""The weights with which the greedy player scores options, in units of launch energy."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The weights of the greedy player."""

    #: The value of 1 energy if there is no surplus.
    energy: float = 0.25
    #: The value of 1 energy that is missing to activate a ship with a target.
    dear: float = 1.0
    #: The share of the next turn's possible damage that counts now, and the factor for each further turn.
    hope: float = 0.5
    fade: float = 0.55
    #: The weight of enemy fire on a place if the fleets are equal, and its decrease after each round without
    #: attacks.
    caution: float = 0.5
    boldness: float = 0.35
    #: The decrease of the weight of fire if there is a surplus of energy, because waiting then gains nothing.
    haste: float = 0.8
    #: The weight of fire on a ship whose loss loses the match, and the factor for other damaged ships.
    guard: float = 3.0
    wounds: float = 1.0
    #: The weight of fire for players who can win by escaping, and the share of a goal's value at a distance
    #: of one turn.
    rush: float = 0.3
    near_goal: float = 0.5
    #: The value of blocking a space through which the enemy could enter its escape zone, before the match
    #: begins.
    wall: float = 5.0
    #: The exponent of the ratio between the values of the fleets.
    pride: float = 1.0
    #: The share of an enemy's fire that counts if it has to move before it can shoot.
    far_fire: float = 0.8
    #: The share of the danger that remains next to an asteroid.
    cover: float = 0.65
    #: The value of each space that brings a ship nearer to the nearest enemy, at any distance.
    nearer: float = 0.05
    #: The value of each column that brings a launched ship nearer to the middle of the board.
    central: float = 0.03
    #: The value of turning over a tile, and of staying on each kind of face-up tile.
    unknown_tile: float = 0.8
    energy_source: float = 1.0
    market: float = 0.8
    regenerator: float = 1.0
    station: float = 1.5
    artifact: float = 2.0
    #: The value of moving a squadron in formation.
    together: float = 0.3
    #: The value of a victory point.
    point: float = 8.0
    #: The bonus for launching in the deploy phase, and the share of the energy for activating ships that is
    #: saved.
    launch: float = 6.0
    kept: float = 0.5
    #: The highest value at which a hand card may be discarded for energy.
    junk: float = 0.8


WEIGHTS = Weights()

#: BOLD attacks the enemy, and CAUTIOUS withdraws damaged ships. All other weights are unchanged. If the
#: Warden were more cautious with all ships, the player who moves second would win more often
#: (docs/BALANCE.md).
BOLD = WEIGHTS._replace(caution=0.35, rush=0.25, hope=0.6)
CAUTIOUS = WEIGHTS._replace(wounds=2.0, rush=0.4, cover=0.5)
