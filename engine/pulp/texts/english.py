"""The English texts of prompts, options, happenings, orders and results, built from keys and arguments.

The sentences are in ``locales/en/pulp.ftl``. Cards and dice appear with their printed names, and seats with
the names of their players.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.fluent import Args, Texts, Written, id_to_words, message_id
from engine.core.present.labels import NO_REF, Writer
from engine.core.present.wire import Wire
from engine.pulp.catalogue.model import Components
from engine.pulp.queries import counting_reason

Names = Mapping[str, str]

TEXTS = Texts("pulp")


def names_in(view: Wire) -> Names:
    """Return the names of seats and teams, which are the names of their players."""
    people = {name: seat["player"] for name, seat in view["seats"].items()}
    return {**people, **{team: people[part["seats"][0]] for team, part in view["teams"].items()}}


def writer(printed: Components, names: Names) -> Writer:
    """Return the function that writes the sentences of a match. ``names`` are those of seats and teams."""

    def write(group: str, key: str, args: Args, ref: Args = NO_REF) -> str:
        if group == "result":
            return result({**args, "reason": key}, names)
        return _say(printed, group, key, args)

    return write


def result(args: Args, names: Names) -> str:
    """Return the sentences that describe the end of the match.

    >>> args = {"reason": "time", "winner": None, "found": 3, "weapons": 4, "round": 12}
    >>> result(args, {})
    'Lost in round 12: no encounter cards are left. 3 of 4 Super Weapons were found'
    """
    args = {**args, "tally": Written(TEXTS.say("result", "tally", args))}
    if args["reason"] == "majority":
        hero, traitor = args["found"], args["his"]
        args |= {"why": counting_reason(hero, traitor, args["weapons"]), "tie": hero == traitor}
    return TEXTS.say("result", args["reason"], args, lambda team: names.get(team, team))


def _say(printed: Components, group: str, key: str, args: Args) -> str:
    """Return a sentence with an upper-case letter at its beginning, even if the name of a place is there."""
    add = ADDITIONS.get(message_id(group, key))
    if add is not None:
        args = {**args, **add(printed, args)}
    text = TEXTS.say(group, key, args, lambda name: name_of(printed, name))
    return text[:1].upper() + text[1:]


def name_of(printed: Components, text: str) -> str:
    """Return the name of a card, a die, an Ability, a colour or a place.

    >>> from engine.pulp.catalogue.loading import components
    >>> [name_of(components(), text) for text in ("kahs-own", "embassy-spires:science", "bag", "")]
    ["Kah's Own", 'Embassy Spires', 'the bag', 'the setup']
    """
    names, (name, _, part) = printed.names, text.partition(":")
    if name == "alignment" and part in printed.alignments:
        return TEXTS.format("word-alignment", {"name": Written(printed.alignments[part].name)})
    return names.get(text) or names.get(name) or _word(text or "setup")


def _word(text: str) -> str:
    message = f"word-{text}"
    return TEXTS.format(message, {}) if message in TEXTS else id_to_words(text).capitalize()


# Arguments that only sentences need: printed texts, and comparisons


def _face(printed: Components, args: Args) -> Args:
    return {"text": Written(printed.dice[str(args["die"])].faces[int(args["face"]) - 1])}


def _side(printed: Components, args: Args) -> Args:
    card = printed.influence[str(args.get("influence") or args["card"])]
    return {"text": Written((card.upright if args["side"] == "upright" else card.turned).text)}


def _alignment(printed: Components, args: Args) -> Args:
    alignment = printed.alignments[str(args["alignment"])]
    return {"name": Written(alignment.name), "text": Written(alignment.text)}


def _payment(printed: Components, args: Args) -> Args:
    return {"paid": {**args["points"], **args["crew"]}}


def _changes(printed: Components, args: Args) -> Args:
    """Return the gained and the lost points by Ability."""
    points: Mapping[str, int] = args["points"]
    return {
        "gained": {ability: n for ability, n in points.items() if n > 0},
        "lost": {ability: -n for ability, n in points.items() if n < 0},
    }


def _turning(printed: Components, args: Args) -> Args:
    """Return whether a used die was turned. It stays if its value is 1, or if it may be used again."""
    return {"turns": args["value"] != args["face"]}


def _cause(printed: Components, args: Args) -> Args:
    """Return the cause that forces the choice at a card, unless it is the card itself."""
    return {"cause": None if args["by"] == args["card"] else args["by"]}


def _alternatives(printed: Components, args: Args) -> Args:
    """Return the colours of needed cubes if they are alternatives, because a green cube could count as
    several of them."""
    cubes: Mapping[str, int] = args["cubes"]
    return {"colors": None if sum(cubes.values()) == args["n"] else list(cubes)}


ADDITIONS: dict[str, Callable[[Components, Args], Args]] = {
    "happening-die-used": _turning,
    "happening-engaged": _payment,
    "happening-influence": _side,
    "happening-points": _changes,
    "happening-revealed": _alignment,
    "option-alignment": _alignment,
    "option-die": _face,
    "option-influence": _side,
    "option-pay": _payment,
    "withheld-must-engage": _cause,
    "withheld-must-engage-unpaid": _cause,
    "withheld-must-evade": _cause,
    "withheld-not-understood": _alternatives,
}
