"""The editions of the game: components, missions, and the options of a host."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec

from engine.core.lobby.lessons import LessonInfo
from engine.core.lobby.options import Choice, OptionInfo
from engine.core.lobby.setup import MissionInfo, Pace, SeatInfo
from engine.core.present.wire import Wire, to_wire
from engine.pulp.catalogue.model import Components, Numbers
from engine.pulp.printed import dump, edition_by_digest
from engine.pulp.queries import ROUNDS, UNFOUND_LIMIT
from engine.pulp.state import HERO, RULINGS, TRAITOR, Options


class PulpCatalogue(Components, frozen=True):
    """All components with their digest, as sent to clients."""

    digest: str
    #: The maximum number of rounds in a match.
    rounds: int
    #: The win condition of each side, in words, by mission and side.
    goals: dict[str, dict[str, str]]


class Mission(msgspec.Struct, frozen=True):
    """A mission: its seats, its ``fixed`` options, and its ``usual`` options.

    ``only`` restricts the choices of some options. ``table`` contains defaults for the options of the table.
    ``weapons`` replaces the level's number of Super Weapons. A lesson has a ``seed``, in hexadecimal digits.
    """

    title: str
    story: str
    seats: tuple[str, ...]
    fixed: dict[str, str] = {}
    usual: dict[str, str] = {}
    only: dict[str, tuple[str, ...]] = {}
    table: dict[str, str] = {}
    weapons: int | None = None
    seed: str | None = None


MISSIONS: dict[str, Mission] = {
    "pulp-invasion": Mission(
        "Pulp Invasion",
        "The Cosmic Hegemony is at the door. Find its Super Weapons first: alone, in twelve rounds at most.",
        (HERO,),
    ),
    "traitor": Mission(
        "The Traitor",
        "One of two players is a traitor. The Traitor draws after you, plays Influence, and wants the Super "
        "Weapons for themselves. Nobody else knows whom they serve.",
        (HERO, TRAITOR),
        fixed={"level": "advanced", "ship_die": "off"},
        usual={"cards": "x1"},
        only={"cards": ("x1", "all")},
        table={"reactions": "20"},  # players have to read eight sides of Influence cards
    ),
    "landing-team": Mission(
        "Boots on the Ground",
        "A Landing Team goes ahead, and explorers know the sectors. New Vassals know that you are coming.",
        (HERO,),
        fixed={"landing_team": "on", "exploration": "on"},
        usual={"cards": "x2"},
    ),
    "bridge-crew": Mission(
        "A Ship of One's Own",
        "Your own ship with its die, and a bridge crew of your choice, in all that the invasion offers.",
        (HERO,),
        fixed={"cards": "all", "ship_cards": "on", "bridge_crew": "on"},
        usual={"ship_die": "on"},
    ),
    "maiden-flight": Mission(
        "Shakedown Cruise",
        "Your first command, with a coach at your side: two Super Weapons, and nobody else to answer to.",
        (HERO,),
        weapons=2,
        seed="2a3a379f2e856df1122e15e4b90b101de7b051fd4c05304bb2f65adda9d3add2",
    ),
}

#: See `engine.core.lobby.setup.Pace`.
PACES = {
    "pulp-invasion": Pace(10, "easy"),
    "traitor": Pace(15, "hard"),
    "landing-team": Pace(15, "medium"),
    "bridge-crew": Pace(15, "hard"),
    "maiden-flight": Pace(10, "easy"),
}

_SOLO_GOAL = "Wins with all Super Weapons found before the encounter cards run out"
#: In a match with a rival, the Hero wins ties (X1W-03).
_RIVAL_GOALS = {
    HERO: f"Wins with as many Super Weapons as the Traitor, if fewer than {UNFOUND_LIMIT} stay unfound",
    TRAITOR: "Wins with most Super Weapons, at once with more than half, "
    f"with {UNFOUND_LIMIT} unfound, or when the Hero’s Abilities fail",
}
GOALS: dict[str, dict[str, str]] = {
    name: _RIVAL_GOALS if TRAITOR in mission.seats else {HERO: _SOLO_GOAL}
    for name, mission in MISSIONS.items()
}

_SWITCH = (Choice("off", "no"), Choice("on", "yes"))
LEVEL = OptionInfo(
    "level",
    "Level",
    (
        Choice("basic", "Basic: 4 Super Weapons"),
        Choice("normal", "Normal: 5 Super Weapons"),
        Choice("advanced", "Advanced: 6 Super Weapons"),
    ),
    "basic",
)
OPTIONS: tuple[OptionInfo, ...] = (
    LEVEL,
    OptionInfo(
        "captain",
        "The Captain",
        (
            Choice("usual", "drawn at random; chosen if any expansion is used"),
            Choice("random", "drawn at random"),
            Choice("choose", "chosen"),
        ),
        "usual",
    ),
    OptionInfo(
        "cards",
        "Captains, Planets and Super Weapons",
        (
            Choice("base", "of the base game"),
            Choice("x1", "with those of the first expansion"),
            Choice("x2", "with those of the second expansion"),
            Choice("all", "with those of both expansions"),
        ),
        "base",
    ),
    OptionInfo("vassals", "Vassals of these expansions stand among the aliens", _SWITCH, "on"),
    OptionInfo(
        "landing_team",
        "The Landing Team: green cubes that avert a loss, or stand for any colour",
        _SWITCH,
        "off",
    ),
    OptionInfo(
        "exploration", "Exploration cards: explorers who help in the sectors that they name", _SWITCH, "off"
    ),
    OptionInfo(
        "ship_cards", "A Space Ship card: a ship of your choice, with an action of her own", _SWITCH, "off"
    ),
    OptionInfo(
        "bridge_crew",
        "Bridge Crew: points and dice besides the Captain's (needs the cards of both expansions)",
        _SWITCH,
        "off",
    ),
    OptionInfo(
        "ship_die",
        "The Space Ship die: it replaces one of the Captain's, and others share its value",
        _SWITCH,
        "off",
    ),
    OptionInfo(
        "white_fixed",
        "White cubes in the bag",
        (Choice("off", "as many as yellow ones"), Choice("on", "always 4")),
        "off",
    ),
    OptionInfo(
        "location_stays",
        "A Location is in force",
        (Choice("on", "until the next one comes"), Choice("off", "for its round")),
        "on",
    ),
    OptionInfo(
        "one_die_per_phase",
        "Captain's dice",
        (Choice("on", "one in each phase"), Choice("off", "one in each encounter, and one in the search")),
        "on",
    ),
    OptionInfo(
        "hide_bag",
        "What is in the bag",
        (Choice("off", "is counted for you"), Choice("on", "you keep count yourself")),
        "off",
    ),
    OptionInfo(
        "hero_bonus",
        "The Hero's Abilities begin and end",
        (
            Choice("on", "{n} higher than the Captain's card says"),
            Choice("off", "as the Captain's card says"),
        ),
        "on",
    ),
    OptionInfo(
        "rulings",
        "Where the rulebooks leave a gap",
        (
            Choice("2", "the current rulings"),
            Choice("1", "the first rulings: the Traitor takes evaded cards only when the round ends"),
        ),
        str(RULINGS),
    ),
)
#: The options of matches that began before there was a choice of rulings.
FIRST_RULINGS = {"rulings": "1", "one_die_per_phase": "off"}
#: The options with the values on and off.
SWITCHES = [option.id for option in OPTIONS if {choice.id for choice in option.choices} == {"on", "off"}]


def offered_options(mission: Mission, numbers: Numbers) -> tuple[OptionInfo, ...]:
    """Return the options of a mission that are not fixed, with their default values.

    A lesson has only the option for the rulings, with the current rulings as the only choice. The matches of
    the lesson keep these rulings.
    """
    if mission.seed:
        (rulings,) = (option for option in OPTIONS if option.id == "rulings")
        return (msgspec.structs.replace(rulings, choices=rulings.choices[:1]),)
    return tuple(
        msgspec.structs.replace(
            option,
            default=mission.usual.get(option.id, option.default),
            choices=tuple(
                Choice(choice.id, choice.name.format(n=numbers.hero_bonus))
                for choice in option.choices
                if option.id not in mission.only or choice.id in mission.only[option.id]
            ),
        )
        for option in OPTIONS
        if option.id not in mission.fixed and (option.id != "hero_bonus" or TRAITOR in mission.seats)
    )


def with_original_rulings(options: Mapping[str, Any], complete: Mapping[str, Any]) -> dict[str, Any]:
    """Return the ``complete`` options of a match that has these ``options``. A match older than the rulings
    option keeps the first rulings.
    """
    first = {} if "rulings" in options else FIRST_RULINGS
    return {**complete, **{name: value for name, value in first.items() if name not in options}}


def state_options(mission: Mission, options: Mapping[str, Any]) -> Options:
    """Return the options to store in the state of a match, given its mission and its complete options."""
    choices = {**{option.id: option.default for option in OPTIONS}, **options, **mission.fixed}
    sets = {"base": ("base",), "x1": ("base", "x1"), "x2": ("base", "x2"), "all": ("base", "x1", "x2")}
    cards: tuple[Any, ...] = sets[choices["cards"]]
    switches = {name: choices[name] == "on" for name in SWITCHES}
    uses_expansion = len(cards) > 1 or any(
        switches[part] for part in ("landing_team", "exploration", "ship_cards", "bridge_crew", "ship_die")
    )
    default_choice: Any = "choose" if uses_expansion else "random"
    captain = default_choice if choices["captain"] == "usual" else choices["captain"]
    return Options(
        level=choices["level"],
        captain=captain,
        sets=cards,
        traitor=TRAITOR in mission.seats,
        weapons=mission.weapons,
        rulings=int(choices["rulings"]),
        **switches,
    )


#: The computer player for the other seats of a lesson. No lesson has other seats yet.
TEACHER = "navigator"


class PulpEdition:
    """Implements :class:`engine.core.game.Edition` for given components."""

    def __init__(self, digest: str) -> None:
        """Find components by digest. Raises KeyError if no edition has that digest."""
        self._digest, self._printed = digest, edition_by_digest(digest)

    @property
    def digest(self) -> str:
        """The digest of the components."""
        return self._digest

    @property
    def missions(self) -> Mapping[str, MissionInfo]:
        """The missions, the base game first."""
        return self._missions

    @cached_property
    def _missions(self) -> dict[str, MissionInfo]:
        return {
            name: MissionInfo(
                name,
                number,
                mission.title,
                mission.story,
                tuple(SeatInfo(seat, seat, seat) for seat in mission.seats),
                offered_options(mission, self._printed.numbers),
                LessonInfo(HERO, TEACHER) if mission.seed else None,
                mission.table,
                PACES[name],
            )
            for number, (name, mission) in enumerate(MISSIONS.items(), 1)
        }

    @cached_property
    def _public(self) -> Wire:
        return {**to_wire(self._printed), "digest": self.digest, "rounds": ROUNDS, "goals": GOALS}

    def public(self) -> Wire:
        """Return the whole edition as a :class:`PulpCatalogue`."""
        return self._public

    def dump(self) -> bytes:
        """Return all components as bytes. The options of a match are stored in the match itself."""
        return dump(self._digest)
