"""English for prompts, options, happenings and results, out of keys and arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

Args = Mapping[str, Any]


def name(seat: str) -> str:
    """Return what people call a seat or a team.

    >>> name("red-1")
    'Red 1'
    """
    return seat.replace("-", " ").capitalize()


def counted(points: int) -> str:
    """Return so many points.

    >>> counted(1), counted(4)
    ('1 point', '4 points')
    """
    return f"{points} point" if points == 1 else f"{points} points"


def _hand(fields: Args) -> str:
    return f"{fields['card']}, and {fields['spare']} to spare" if "card" in fields else "two cards"


def _settled(fields: Args) -> str:
    told = [f"{name(seat)} shows {card}" for seat, card in fields["shown"].items()]
    told += [f"{name(seat)} passes" for seat in fields["passed"]]
    gains = [f"{counted(points)} for {name(team)}" for team, points in fields["points"].items()]
    return f"{', '.join(told)}: {' and '.join(gains) or 'no points'}"


ORDERS = {"concede": "Concede"}
PROMPTS: dict[str, Callable[[Args], str]] = {
    "action": lambda args: "Your turn: swap as often as you like, then do one thing",
    "respond": lambda args: f"{name(args['by'])} provokes you: show your card?",
}
OPTIONS: dict[str, Callable[[Args], str]] = {
    "swap": lambda args: "Swap card and spare",
    "stay": lambda args: "Stay on guard",
    "roll": lambda args: "Roll the die",
    "draw": lambda args: "Draw another card",
    "provoke": lambda args: "Provoke the others",
    "show": lambda args: f"Show the {args['card']}",
    "pass": lambda args: "Pass",
}
HAPPENINGS: dict[str, Callable[[Args], str]] = {
    "shuffled": lambda f: "The cards are shuffled",
    "dealt": lambda f: f"{name(f['seat'])} is dealt {_hand(f)}",
    "turn": lambda f: f"{name(f['seat'])} is at turn",
    "swapped": lambda f: f"{name(f['seat'])} swaps: {_hand(f)}",
    "rolled": lambda f: f"{name(f['seat'])} rolls {f['die']}: {counted(f['points'])}",
    "stayed": lambda f: f"{name(f['seat'])} stays on guard: {counted(f['points'])}",
    "drew": lambda f: f"{name(f['seat'])} draws " + (f"the {f['card']}" if "card" in f else "a card"),
    "provoked": lambda f: f"{name(f['seat'])} provokes the others",
    "settled": _settled,
    "conceded": lambda f: f"{name(f['seat'])} " + ("concedes" if f["on"] else "plays on"),
}


def say(table: Mapping[str, Callable[[Args], str]], key: str, args: Args) -> str:
    """Return the sentence of that key; a key without one is its own."""
    return table[key](args) if key in table else name(key)


def result(reason: str, winners: Iterable[str], points: Mapping[str, int]) -> str:
    """Return how the match ended.

    >>> result("points", ["red"], {"red": 13, "blue": 9})
    'Red wins by 13 to 9 points'
    """
    won = " and ".join(name(team) for team in winners)
    if not won:
        return f"A draw at {counted(max(points.values()))}"
    if reason == "concession":
        return f"{won} wins: all others have conceded"
    return f"{won} wins by {' to '.join(str(n) for n in sorted(points.values(), reverse=True))} points"
