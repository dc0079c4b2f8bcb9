"""The weights by which the greedy player scores options, in units of launch energy."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """How the greedy player weighs one thing against another."""

    #: What 1 energy is worth when there is not too much of it.
    energy: float = 0.25
    #: The same of energy that a ship with a target lacks then.
    dear: float = 1.0
    #: Of what a ship could shoot away next turn so much counts already now; less for each further turn.
    hope: float = 0.5
    fade: float = 0.55
    #: How much fire that a place invites counts between equals, and how much less for each idle round.
    caution: float = 0.5
    boldness: float = 0.35
    #: How much less it counts with more energy than can be used: that is not worth waiting for.
    haste: float = 0.8
    #: The same for a ship whose loss loses the match, and how much more for any other that was damaged.
    guard: float = 3.0
    wounds: float = 1.0
    #: The same for those who can win by escaping, and what is left of a goal's worth a turn away from it.
    rush: float = 0.3
    near_goal: float = 0.5
    #: What it is worth to stand in a door through which the enemy would escape, before the match begins.
    wall: float = 5.0
    #: How much it matters which fleet is worth more.
    pride: float = 1.0
    #: Of a foe's fire so much counts when it has to move before it can shoot.
    far_fire: float = 0.8
    #: Of a place beside an asteroid so much of the danger is left.
    cover: float = 0.65
    #: What a space nearer to the best target is worth, however far.
    nearer: float = 0.05
    #: What a column nearer to the middle of the board is worth for a launch.
    central: float = 0.03
    #: What turning a tile is worth, and standing on those turned.
    unknown_tile: float = 0.8
    energy_source: float = 1.0
    market: float = 0.8
    regenerator: float = 1.0
    station: float = 1.5
    artifact: float = 2.0
    #: What it is worth that a squadron moves as one.
    together: float = 0.3
    #: What a victory point is worth.
    point: float = 8.0
    #: What launching is worth beyond all else in the deploy phase, and how much of the energy that ships with
    #: targets need is kept back.
    launch: float = 6.0
    kept: float = 0.5
    #: What the worst card in hand must be worth to be kept when energy is short.
    junk: float = 0.8


WEIGHTS = Weights()

#: One who goes for the enemy, and one who draws back what was hit; alike in everything else. A Warden with
#: more caution for all his ships would leave the battle to who comes second (docs/BALANCE.md).
BOLD = WEIGHTS._replace(caution=0.35, rush=0.25, hope=0.6)
CAUTIOUS = WEIGHTS._replace(wounds=2.0, rush=0.4, cover=0.5)
