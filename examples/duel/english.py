"""The English texts of prompts, options, happenings and results, generated from keys and arguments.

Seats and teams appear under their names (:meth:`examples.duel.state.State.names`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

Args = Mapping[str, Any]
Names = Mapping[str, str]
Sentence = Callable[[Args, Names], str]


def points_text(points: int) -> str:
    """Return a number of points in words.

    >>> points_text(1), points_text(4)
    ('1 point', '4 points')
    """
    return f"{points} point" if points == 1 else f"{points} points"


def _hand(fields: Args) -> str:
    return f"{fields['card']}, and {fields['spare']} to spare" if "card" in fields else "two cards"


def _settled(fields: Args, names: Names) -> str:
    parts = [f"{names[seat]} shows {card}" for seat, card in fields["shown"].items()]
    parts += [f"{names[seat]} passes" for seat in fields["passed"]]
    gains = [f"{points_text(points)} for {names[team]}" for team, points in fields["points"].items()]
    return f"{', '.join(parts)}: {' and '.join(gains) or 'no points'}"


def _by_seat(action: Callable[[Args], str]) -> Sentence:
    """Return a text function whose sentences begin with the name of the seat."""
    return lambda fields, names: f"{names[fields['seat']]} {action(fields)}"


ORDERS = {"concede": "Concede"}
WARNINGS = {
    "concede": "Your team plays on until all its players have conceded. Until then you can change your mind.",
    "concede:last": "Your team loses and the match ends.",
}
PROMPTS: dict[str, Sentence] = {
    "action": lambda args, names: "Your turn: swap as often as you like, then do one thing",
    "respond": lambda args, names: f"{names[args['by']]} provokes you: show your card?",
}
OPTIONS: dict[str, Sentence] = {
    "swap": lambda args, names: "Swap card and spare",
    "stay": lambda args, names: "Stay on guard",
    "roll": lambda args, names: "Roll the die",
    "draw": lambda args, names: "Draw another card",
    "provoke": lambda args, names: "Provoke the others",
    "show": lambda args, names: f"Show the {args['card']}",
    "pass": lambda args, names: "Pass",
}
HAPPENINGS: dict[str, Sentence] = {
    "shuffled": lambda args, names: "The cards are shuffled",
    "dealt": _by_seat(lambda f: f"is dealt {_hand(f)}"),
    "turn": _by_seat(lambda f: "takes a turn"),
    "swapped": _by_seat(lambda f: f"swaps: {_hand(f)}"),
    "rolled": _by_seat(lambda f: f"rolls {f['die']}: {points_text(f['points'])}"),
    "stayed": _by_seat(lambda f: f"stays on guard: {points_text(f['points'])}"),
    "drew": _by_seat(lambda f: "draws " + (f"the {f['card']}" if "card" in f else "a card")),
    "provoked": _by_seat(lambda f: "provokes the others"),
    "settled": _settled,
    "conceded": _by_seat(lambda f: "concedes" if f["on"] else "plays on"),
}


def sentence(table: Mapping[str, Sentence], key: str, args: Args, names: Names) -> str:
    """Return the sentence for that key, or the key itself if the table has none."""
    return table[key](args, names) if key in table else key.capitalize()


def result(reason: str, winners: Iterable[str], points: Mapping[str, int], names: Names) -> str:
    """Return a sentence that states how the match ended.

    >>> result("points", ["red"], {"red": 13, "blue": 9}, {"red": "Ada", "blue": "Bob"})
    'Ada wins by 13 to 9 points'
    """
    won = " and ".join(names[team] for team in winners)
    if not won:
        return f"A draw at {points_text(max(points.values()))}"
    if reason == "concession":
        return f"{won} wins: all others have conceded"
    return f"{won} wins by {' to '.join(str(n) for n in sorted(points.values(), reverse=True))} points"
