"""The options that a host may choose before a match, declared as data, and their validation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of an option: its id, its name, and whether it is usual in a mission with another default.

    >>> Choice("fast", "Fast clock").name
    'Fast clock'
    """

    id: str
    name: str
    usual: bool = False


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a table: a list of choices, or any whole number from ``min`` to ``max`` if these are set.

    ``default`` is the id of the usual choice. For a number, the choices are only suggestions.

    >>> stones = OptionInfo("stones", "Stones", (Choice("9", "9"), Choice("15", "15")), "9", min=3, max=30)
    >>> fill_in_defaults([stones], {"stones": 12}), fill_in_defaults([stones], {})
    ({'stones': 12}, {'stones': 9})
    """

    id: str
    name: str
    choices: tuple[Choice, ...]
    default: str
    min: int | None = None
    max: int | None = None


class BadOptions(Exception):
    """Raised for invalid data. ``errors`` lists pairs of location and reason.

    >>> str(BadOptions([("fog", "there is no such option")]))
    'fog: there is no such option'
    """

    def __init__(self, errors: Sequence[tuple[str, str]]) -> None:
        super().__init__(errors)  # unchanged, so that the exception can be pickled
        self.errors = list(errors)

    def __str__(self) -> str:
        return "; ".join(f"{loc}: {msg}" for loc, msg in self.errors)


IN_TURN = "in-turn"
STEPS, GESTURES = "steps", "gestures"
ANSWERS, AS_USUAL = "answers", "usual"

#: The options of every table, in any game. No rule reads them, because rules do not depend on time. Rules
#: only know whether windows ask all seats simultaneously (:func:`asks_simultaneously`).
TABLE_OPTIONS = (
    OptionInfo(
        "reactions",
        "How players are asked for reactions",
        (
            *(
                Choice(seconds, f"all at once, for {seconds} seconds at most")
                for seconds in ("5", "8", "10", "15", "20", "30")
            ),
            Choice(IN_TURN, "one after another"),
        ),
        "10",
    ),
    OptionInfo(
        "reaction_seconds",
        "How long each may think if they are asked one after another",
        (
            Choice("0", "as long as they like"),
            *(Choice(str(seconds), f"{seconds} seconds") for seconds in (10, 20, 30, 60)),
        ),
        "0",
        min=0,
        max=120,
    ),
    OptionInfo(
        "alone",
        "A player alone against computer players",
        (
            Choice(ANSWERS, "is asked for reactions only with an answer in hand, and without a clock"),
            Choice(AS_USUAL, "is asked in the same way as among people"),
        ),
        ANSWERS,
    ),
    OptionInfo(
        "time",
        "How long everyone may think",
        (
            Choice("none", "as long as they like"),
            Choice("10m", "10 minutes, and 20 seconds more each time they are asked after others"),
            Choice("20m", "20 minutes, and 30 seconds more each time"),
            Choice("40m", "40 minutes, and a minute more each time"),
            Choice("1d", "a day each time"),
            Choice("3d", "3 days each time"),
            Choice("7d", "7 days each time"),
        ),
        "none",
    ),
    OptionInfo(
        "at_zero",
        "When a player has no time left",
        (
            Choice("computer", "the computer plays on until they are back"),
            Choice("usual", "the usual answer is given this time"),
            Choice("loss", "they concede"),
        ),
        "computer",
    ),
    OptionInfo(
        "spectator_delay",
        "What spectators see",
        (
            Choice("0", "at once"),
            Choice("1", "a minute later"),
            *(Choice(str(minutes), f"{minutes} minutes later") for minutes in (2, 5, 10)),
        ),
        "0",
        min=0,
        max=10,
    ),
    OptionInfo(
        "spectators",
        "Who may watch",
        (
            Choice("all", "everyone who can see the match"),
            Choice("off", "only the host, until the match is over"),
        ),
        "all",
    ),
    OptionInfo("chat", "Chat at the table", (Choice("on", "on"), Choice("off", "off")), "on"),
    OptionInfo(
        "bot_pace",
        "How fast computer players answer",
        (Choice("usual", "at the usual pace"), Choice("fast", "fast"), Choice("slow", "slowly")),
        "usual",
    ),
    OptionInfo(
        "questions",
        "What players are asked for",
        (Choice(GESTURES, "whole gestures"), Choice(STEPS, "single steps")),
        GESTURES,
    ),
)

#: An option for tables whose game has a computer player that gives hints. Hints for a person who plays alone
#: put nobody at a disadvantage. Against other people, a hint is help that they have not agreed to, so the
#: host must allow it.
HINTS = OptionInfo(
    "hints",
    "Who may ask the computer for a hint",
    (
        Choice("alone", "only players alone against computer players"),
        Choice("all", "everyone"),
        Choice("off", "nobody"),
    ),
    "alone",
)
#: Options that matter only with more than one seat. A person who plays alone may always have hints.
_MULTIPLAYER = frozenset({"reactions", "reaction_seconds", "alone", "chat", "bot_pace", "hints"})
#: Options that the host is not asked to set. A player who is asked for whole gestures may still answer step
#: by step.
_HIDDEN = frozenset({"questions"})
_TABLE_OPTION_IDS = frozenset(option.id for option in (*TABLE_OPTIONS, HINTS))


def table_options(adviser: str | None, usual: Mapping[str, str] | None = None) -> tuple[OptionInfo, ...]:
    """Return the options of a table. ``usual`` maps options to the defaults of the table's mission.

    ``adviser`` is the game's computer player that gives hints, or None.

    >>> [option.id for option in table_options("oracle")][-1], [o.id for o in table_options(None)][-1]
    ('hints', 'questions')
    >>> longer = table_options(None, {"reactions": "20"})[0]
    >>> longer.default, longer.choices[4].name
    ('20', 'all at once, for 20 seconds at most (usual in this mission)')
    """
    options = (*TABLE_OPTIONS, HINTS) if adviser else TABLE_OPTIONS
    return tuple(
        _with_usual_default(option, usual[option.id]) if usual and option.id in usual else option
        for option in options
    )


def host_options(options: Iterable[OptionInfo], seats: int) -> tuple[OptionInfo, ...]:
    """Return the options that the host of a mission with this number of ``seats`` is asked to set.

    The host may also set the other options.

    >>> [option.id for option in host_options((*TABLE_OPTIONS, HINTS), 1)]
    ['time', 'at_zero', 'spectator_delay', 'spectators']
    """
    excluded = _HIDDEN if seats > 1 else _HIDDEN | _MULTIPLAYER
    return tuple(option for option in options if option.id not in excluded)


def _with_usual_default(option: OptionInfo, default: str) -> OptionInfo:
    """Return the option with another default, and mark that choice as usual in the mission."""
    choices = tuple(
        Choice(choice.id, f"{choice.name} (usual in this mission)", usual=True)
        if choice.id == default
        else choice
        for choice in option.choices
    )
    return msgspec.structs.replace(option, choices=choices, default=default)


def only_game_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return only the game's own options, without the options that every table has.

    >>> only_game_options({"tokens": "two", "reaction_seconds": 20})
    {'tokens': 'two'}
    """
    return {name: value for name, value in options.items() if name not in _TABLE_OPTION_IDS}


def only_table_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return only the options that every table has.

    >>> only_table_options({"tokens": "two", "reaction_seconds": 20})
    {'reaction_seconds': 20}
    """
    return {name: value for name, value in options.items() if name in _TABLE_OPTION_IDS}


def asks_simultaneously(options: Mapping[str, Any], bots: Iterable[str | None]) -> bool:
    """Return whether windows ask all seats simultaneously. They do if the table's ``options`` say so and at
    least one person plays.

    ``bots`` lists the name of the computer player in each seat, or None for a person. Tables older than this
    option ask the seats in turn, as do tables with only computer players.

    >>> [asks_simultaneously({"reactions": "4"}, bots) for bots in (["random", None], ["random"])]
    [True, False]
    >>> asks_simultaneously({"reactions": "in-turn"}, [None]), asks_simultaneously({}, [None])
    (False, False)
    """
    return options.get("reactions", IN_TURN) != IN_TURN and None in bots


def gesture_seats(options: Mapping[str, Any], seats: Iterable[str]) -> tuple[str, ...]:
    """Return the ``seats`` that are asked for whole gestures, according to the table's ``options``.

    Tables older than this option ask step by step.

    >>> gesture_seats({"questions": "gestures"}, ["a", "b"]), gesture_seats({}, ["a", "b"])
    (('a', 'b'), ())
    """
    return tuple(seats) if options.get("questions", STEPS) == GESTURES else ()


def asks_only_answers(options: Mapping[str, Any], bots: Iterable[str | None]) -> bool:
    """Return whether windows ask a person only if they can answer, and run no clock.

    This must be set in the table's ``options``. It applies only if a single person plays, because nothing
    needs to be hidden from computer players.

    ``bots`` lists the name of the computer player in each seat, or None for a person. Tables older than this
    option always ask.

    >>> asks_only_answers({"alone": "answers"}, ["random", None]), asks_only_answers({}, ["random", None])
    (True, False)
    >>> [asks_only_answers({"alone": "answers"}, bots) for bots in ([None, None], ["bold"])]
    [False, False]
    """
    return options.get("alone", AS_USUAL) == ANSWERS and list(bots).count(None) == 1


def gives_hints(options: Mapping[str, Any], bots: Iterable[str | None]) -> bool:
    """Return whether people may ask for hints, according to the table's ``options`` and its players.

    ``bots`` lists the name of the computer player in each seat, or None for a person. Tables older than this
    option give no hints.

    >>> gives_hints({"hints": "alone"}, ["random", None]), gives_hints({"hints": "alone"}, [None, None])
    (True, False)
    >>> gives_hints({"hints": "all"}, [None, None]), gives_hints({}, ["random", None])
    (True, False)
    """
    choice = options.get("hints", "off")
    return choice == "all" or (choice == "alone" and list(bots).count(None) == 1)


def fill_in_defaults(declared: Iterable[OptionInfo], values: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for every declared option: its value in ``values``, or the default.

    A number may be given as text, because forms send text. Raises :class:`BadOptions`, which lists every
    unknown option and every value that is not allowed.

    >>> fill_in_defaults(TABLE_OPTIONS[:3], {"reaction_seconds": "20"})
    {'reactions': '10', 'reaction_seconds': 20, 'alone': 'answers'}
    """
    options = {option.id: option for option in declared}
    errors = [(name, "there is no such option") for name in values if name not in options]
    result: dict[str, Any] = {}
    for name, option in options.items():
        try:
            result[name] = _check_value(option, values.get(name, option.default))
        except ValueError as error:
            errors.append((name, str(error)))
    if errors:
        raise BadOptions(errors)
    return result


def keep_allowed_options(declared: Iterable[OptionInfo], values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the ``values`` that are still allowed.

    The values may come from an older match, when other choices were offered.

    >>> keep_allowed_options(TABLE_OPTIONS, {"reactions": "3", "time": "10m", "fog": "on"})
    {'time': '10m'}
    """
    result = dict[str, Any]()
    for option in declared:
        with suppress(ValueError, KeyError):
            result[option.id] = _check_value(option, values[option.id])
    return result


def _check_value(option: OptionInfo, value: Any) -> Any:
    if option.min is not None and option.max is not None:
        return _parse_number(value, option.min, option.max)
    ids = [choice.id for choice in option.choices]
    if value not in ids:
        raise ValueError(f"must be one of {', '.join(ids)}")
    return value


def _parse_number(value: Any, minimum: int, maximum: int) -> int:
    if isinstance(value, str) and value.isdecimal() and value.isascii() and len(value) < 10:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not minimum <= value <= maximum:
        raise ValueError(f"must be a whole number from {minimum} to {maximum}")
    return value
