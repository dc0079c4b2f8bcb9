"""All games with matches that begin at a fixed position in the middle, for screenshots."""

from __future__ import annotations

from typing import Any

from engine.core.lobby.setup import Setup
from engine.core.secret import Secret
from engine.galaxies.facts import TurnBegan as GalaxiesTurn
from engine.galaxies.game import Galaxies
from engine.galaxies.state import LogEntry, State
from engine.pulp.catalogue.model import COLORS
from engine.pulp.game import Pulp
from engine.pulp.state import ExplorationInPlay, Extra, OwnedDie, Ship, Weapon
from engine.pulp.state import State as PulpState
from examples.duel.facts import Dealt, Provoked, Rolled, Settled, Shuffled, TurnBegan
from examples.duel.game import Duel
from examples.duel.state import Hand, Showdown
from examples.duel.state import State as DuelState
from tests.pulp.printed import EDITION
from tests.pulp.scenes import C1, C2, C2K, D1, D1K, S1, Scene
from tests.pulp.traitor_scenes import scene_before_search
from tests.scenario import Scenario

#: Keys and codes on cards with two planet icons each.
LONG_NAMES = ("bastion-gunners", "old-flame-from-rigel", "double-agent-zeel", "vault-spiders")
#: Super Weapons with the longest texts and words, and whether they are Understood.
FOUND = [
    *((name, False) for name in ("graviton-fist", "star-eaters-key", "worldroot-drill", "sunsplitter")),
    ("chrono-siphon", True),
]
FEW = ("phase-lantern", "the-hollow-bell")
#: The seed of all dice and piles. With it, four shots of Vapor's Fate leave ISN Everest on the battlefield.
SEED = bytes(range(32))


class FixedDice:
    """A game whose dice and piles are the same in each match that one person plays. Tests that attack then
    see the same results each time."""

    def lesson_seed(self, _mission: str) -> bytes:
        """Return the seed of every match."""
        return SEED


class PosedGalaxies(FixedDice, Galaxies):
    """Meteor Storm in a typical position of its third round, or Dead Zone: it is the first ISN seat's turn.

    In Meteor Storm with bots in all other seats, wretch-1 is about to launch its first ship.
    """

    def new_match(self, setup: Setup) -> State:
        """Put ships, asteroids and hands in their places."""
        state = posed_scene(setup).state
        state.match, state.commitment = setup.match, setup.commitment
        state.stepwise = [seat for seat in state.seats if seat not in setup.gestures]
        for seat, player in setup.players.items():
            state.seats[seat].player, state.seats[seat].bot = player.name, player.bot
        log_turn(state)
        return state


def log_turn(state: State) -> None:
    """Add the current turn to the log."""
    state.lines += 1
    args = GalaxiesTurn(str(state.active), state.round).public()
    state.log.append(LogEntry(state.lines, state.round, GalaxiesTurn.kind, {**args}))


def posed_scene(setup: Setup) -> Scenario:
    """Return the scene of a match, by its mission and its players."""
    if setup.mission == "dead-zone":
        return dead_zone()
    plays_alone = [seat for seat, player in setup.players.items() if player.bot is None] == ["wretch-1"]
    return first_launch() if plays_alone else scene()


def scene() -> Scenario:
    """Return a scene with all sizes of ships, on both sides of four asteroids. Some ships are damaged."""
    return (
        Scenario()
        .asteroid("8,4")
        .asteroid("14,1")
        .asteroid("20,1")
        .asteroid("22,-5")
        .ship("isn-1", "isn-torrent", at="14,6/14,7", shields=1, attached=["bronson-skiles"])
        .ship("isn-1", "isn-everest", at="19,4", hull_damage=2)
        .ship("isn-2", "f47-blue-hawks", at=["9,8", "10,8", "11,7"])
        .ship("wretch-1", "red-fuvu", at=["16,-2", "17,-3", "18,-3"])
        .ship("wretch-1", "vapors-fate", at="12,-2", shields=2)
        .ship("wretch-2", "chosh-ka", at="21,-3/21,-4", shields=0, hull_damage=1)
        .hand("isn-1", "alert-from-isn-torrent", "lr5-nuclear-warhead", "maneuvering-thrusters")
        .hand("wretch-1", "hijack-plan", "captain-vulchar")
        .energy("isn", 9)
        .energy("wretch", 14)
        .turn("isn-1", round=3)
    )


def first_launch() -> Scenario:
    """Return a scene with Vapor's Fate and a squadron for its hold behind the screen. ISN Everest is in front
    of the zone."""
    return (
        Scenario()
        .ship("isn-1", "isn-everest", at="17,-2")
        .ship("wretch-2", "chosh-ka", at="23,-9/23,-10")
        .lost("red-tougu")
        .energy("isn", 0)
        .energy("wretch", 40)
        .turn("wretch-1", "deploy", round=3)
    )


def dead_zone() -> Scenario:
    """Return a scene on the tallest map, with ships of all sizes."""
    return (
        Scenario("dead-zone")
        .ship("isn-1", "isn-torrent", at="7,8/7,9", shields=1, attached=["bronson-skiles"])
        .ship("isn-1", "isn-everest", at="3,14", hull_damage=2)
        .ship("isn-1", "f51-blue-sparrows", at=["10,8", "11,7", "12,7"])
        .ship("wretch-1", "red-tougu", at=["6,3", "7,3", "8,2"])
        .ship("wretch-1", "vapors-fate", at="10,1", shields=2)
        .hand("isn-1", "alert-from-isn-torrent", "lr5-nuclear-warhead", "sparrow-cover-fire")
        .hand("wretch-1", "shield-siphon", "fates-reach")
        .energy("isn", 9)
        .energy("wretch", 14)
        .turn("isn-1", round=3)
    )


class PosedDuel(FixedDice, Duel):
    """Card Duel in its second round, on red's turn."""

    def new_match(self, setup: Setup) -> DuelState:
        """Play a first round."""
        state = super().new_match(setup)
        for fact in (
            Shuffled(Secret(list(range(1, 21)))),
            Dealt("red-1", Secret(Hand(14, 7), ("red-1",))),
            Dealt("blue-1", Secret(Hand(9, 11), ("blue-1",))),
            TurnBegan("red-1", 1),
            Provoked("red-1"),
            Settled(Showdown("red-1", {"red-1": 14, "blue-1": 9}, (), {"red": 4})),
            TurnBegan("blue-1", 1),
            Rolled("blue-1", 5, 2),
            TurnBegan("red-1", 2),
        ):
            fact.apply(state)
        return state


class PosedPulp(FixedDice, Pulp):
    """Pulp Invasion with more components than fit into a column: keys, codes and explorers with long names,
    and Super Weapons with long texts. Other variants have a Traitor with the most playable sides of Influence
    cards, or a Landing Team in a search. At the normal level a die may retrieve cards from a large discard
    pile, and a Captain to choose is almost out of points. With a bridge crew the match begins normally."""

    def new_match(self, setup: Setup) -> PulpState:
        """Give the Hero a typical collection after some rounds. With a Traitor, begin in the middle of round
        1."""
        state = super().new_match(setup)
        if setup.mission == "traitor":
            return adopt_match(traitor_scene(wordy=state.options.landing_team), state)
        if setup.mission == "landing-team":
            return adopt_match(landing_team_scene(), state)
        if setup.mission == "bridge-crew":
            return adopt_match(bridge_crew_scene(), state) if state.options.level == "advanced" else state
        if setup.options["captain"] == "choose":
            return adopt_match(last_evasion_scene(), state)
        if state.options.level == "normal":
            scene = crowded_scene()
            _ = scene.state.weapons.pop()  # otherwise all weapons of this level would be found
            return adopt_match(scene, state)
        state.hand = ["old-flame-from-rigel", "bastion-gunners", "runaway-scientist", "veiled-envoys"]
        state.hand += ["signal-technicians", "treaty-enforcers"]
        state.exploration = [
            ExplorationInPlay(card) for card in ("advance-scouts", "deep-survey", "field-hospital")
        ]
        state.exploration += [ExplorationInPlay(card) for card in ("interpreters", "cartographers")]
        state.weapons = [Weapon(name, dict.fromkeys(COLORS, 0), understood) for name, understood in FOUND]
        if state.options.level == "basic":
            state.hand += ["archive-drones", "customs-patrol", "toll-keepers", "saboteur-nine"]
            state.ship, state.weapons = Ship("the-firebrand"), state.weapons[2:]
        return state


def traitor_scene(wordy: bool = False) -> Scene:
    """Return a scene with a Traitor before the first search. All cards that the Traitor may play would have
    an effect. Most Super Weapons have been found, or, if ``wordy``, as many as are shown with their texts.
    The texts of cards, search and dice are as long as possible."""
    weapons = {"phase-lantern": {}, "mind-prism": {}, "star-eaters-key": {}}
    weapons |= {"worldroot-drill": {}, "graviton-fist": {}, "sunsplitter": {"red": 1}}
    pile = ["treason-engine", "the-hollow-bell"]
    if wordy:
        weapons = {name: {} for name in ("phase-lantern", "sunsplitter", "star-eaters-key")}
        weapons |= {name: {} for name in ("mind-prism", "the-hollow-bell")}
        pile = ["treason-engine", "worldroot-drill"]
    options: dict[str, Any] = {
        "weapons": weapons,
        "pile": pile,
        "traitor_weapons": (),
        "discard": [D1K],
        "taken": [C2K],
    }
    options |= {
        "planet": "whisper-station",
        "location": "floating-bazaar",
        "planets": ("carnival-of-rust", "iron-garden"),
    }
    scene = scene_before_search(C1, C2, D1, S1, alignment="neutral", begin=False, **options)
    scene.state.extras = [Extra("phase-lantern", 1), Extra("infiltration-agent", 1)]
    dice = {"infiltration-agent": 6, "universal-translator": 4, "artificial-intelligence": 3}
    scene.state.dice = [OwnedDie(die, value) for die, value in dice.items()]
    return scene


def landing_team_scene() -> Scene:
    """Return a scene with a search that draws cubes of many colours, each usable in many ways. Then cards
    with keys are taken, and a card is discarded for an alien. Planets with the longest texts are on the
    table."""
    bag = (
        dict.fromkeys(("yellow", "white"), 0)
        | dict.fromkeys(("red", "blue", "orange"), 1)
        | {"black": 2, "green": 2}
    )
    return Scene(
        *LONG_NAMES,
        mission="landing-team",
        stage="search",
        engaged=LONG_NAMES,
        row=("the-tithe-collector", "kah", "quietus"),
        weapons={"graviton-fist": {}, "mind-prism": {}, "treason-engine": {}},
        pile=FEW,
        bag=bag,
        hand=(C2K, D1K, "saboteur-nine"),
        explored=("cartographers", "deep-survey"),
        ship="the-firebrand",
        planet="tethys-minor",
        planets=("last-lantern", "green-cathedral", "whisper-station"),
        location="embassy-spires",
        begin=False,
        ship_cards="on",
    )


def bridge_crew_scene() -> Scene:
    """Return a scene with a card that can be paid for in many ways. Nearly all dice and the ship can be used,
    too."""
    return Scene(
        "kahs-own",
        "orrery-keepers",
        mission="bridge-crew",
        combat=10,
        diplomacy=10,
        science=10,
        dice={"infiltration-agent": 6, "scanning-technology": 3, "artificial-intelligence": 3},
        crew={"rhea-stroud": 5, "doctor-maw": 5},
        row=("kah", "the-pale-choir", "echo-without-voice"),
        planet="bone-desert",
        location="crystal-mines",
        hand=("signal-technicians", "customs-patrol"),
        ship="the-firebrand",
        begin=False,
        landing_team="on",
    )


def crowded_scene() -> Scene:
    """Return a scene with as many cards as possible in hand, found and discarded. The cards in the line are
    unaffordable."""
    line = ("kahs-own", C1, D1, "glass-automata")
    hand = [card.id for card in EDITION.encounters.values() if card.icon][:10]
    discard = [card.id for card in EDITION.encounters.values() if card.kind != "location"]
    return Scene(
        *line,
        combat=1,
        diplomacy=1,
        science=0,
        weapons={name: {} for name, _ in FOUND},
        pile=("mind-prism",),
        level="advanced",
        hand=hand,
        explored=("advance-scouts", "deep-survey", "field-hospital", "interpreters", "cartographers"),
        ship="the-firebrand",
        discard=[card for card in discard if card not in (*line, *hand)],
        dice={"landing-team": 4},
        begin=False,
    )


def last_evasion_scene() -> Scene:
    """Return a scene where any evasion may end the match and has more outcomes than fit on the page."""
    bag = {"yellow": 3, "white": 4, "red": 4, "blue": 3, "orange": 8, "black": 4}
    line = ("moat-hounds", D1, S1, C2)
    return Scene(*line, location="embassy-spires", combat=1, diplomacy=1, science=6, bag=bag, begin=False)


def adopt_match(scene: Scene, match: PulpState) -> PulpState:
    """Return a scene's position with the people and options of another match."""
    state = scene.state
    state.match, state.commitment, state.seats = match.match, match.commitment, match.seats
    state.options = match.options
    return state


GALAXIES = PosedGalaxies()
DUEL = PosedDuel()
PULP = PosedPulp()
