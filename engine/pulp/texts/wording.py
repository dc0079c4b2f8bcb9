"""English words and phrases for building sentences: names, numbers of things, cubes and points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.pulp.catalogue.model import Components

_WORDS = {
    "bag": "the bag",
    "supply": "the supply",
    "gone": "out of the game",
    "team": "the Landing Team",
    "drawn": "the drawn cubes",
    "search": "the search",
    "area": "the Traitor's area",
    "traitor": "the Traitor",
    "": "the setup",
}


def word(text: str) -> str:
    """Return the word for an Ability, a colour or a place.

    >>> word("combat"), word("bag")
    ('Combat', 'the bag')
    """
    return _WORDS.get(text) or text.replace("-", " ").capitalize()


class Fields(dict[str, Any]):
    """The values for a sentence, with the components that have the printed names."""

    def __init__(self, args: Mapping[str, Any], printed: Components) -> None:
        super().__init__(args)
        self.printed = printed

    def name(self, what: Any) -> str:
        """Return the name of a card, die, Ability or place.

        >>> from engine.pulp.catalogue.loading import components
        >>> fields = Fields({}, components())
        >>> fields.name("kahs-own"), fields.name("embassy-spires:science"), fields.name("bag")
        ("Kah's Own", 'Embassy Spires', 'the bag')
        """
        text, names = str(what), self.printed.names
        return names.get(text) or names.get(text.partition(":")[0]) or word(text)

    def names(self, cards: Iterable[str]) -> str:
        """Return the names of cards, joined in words."""
        return join_words(self.name(card) for card in cards)


Sentence = Callable[[Fields], str]


_PLURALS = {
    "die": "dice",
    "further die": "further dice",
    "card of the deck": "cards of the deck",
    "cube of the bag": "cubes of the bag",
}


def count_of(number: int, thing: str) -> str:
    """Return a number with its noun in words.

    >>> count_of(1, "cube"), count_of(3, "cube"), count_of(2, "die")
    ('1 cube', '3 cubes', '2 dice')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {_PLURALS.get(thing, f'{thing}s')}"


def join_words(words: Iterable[Any]) -> str:
    """Return words joined as a list in a sentence.

    >>> join_words(["a", "b", "c"]), join_words([])
    ('a, b and c', 'nothing')
    """
    every = [str(word) for word in words]
    return " and ".join([", ".join(every[:-1]), every[-1]] if len(every) > 1 else every) or "nothing"


def cubes(counts: Mapping[str, int]) -> str:
    """Return cubes by colour in words.

    >>> cubes({"red": 2, "white": 1})
    '2 red and 1 white cube'
    """
    present = [(n, color) for color, n in counts.items() if n]
    if not present:
        return "no cubes"
    return (
        f"{join_words(f'{n} {color}' for n, color in present)} {'cube' if present[-1][0] == 1 else 'cubes'}"
    )


def one_cube(color: Any) -> str:
    """Return one cube of a colour, worded for the beginning of a sentence."""
    return f"{'An' if color == 'orange' else 'A'} {color} cube"


def with_color(doing: Sentence) -> Sentence:
    """Return a function that puts the colour of a cube before the description of an action."""
    return lambda f: f"{str(f['color']).capitalize()}: {doing(f)}"


def summarize_cubes(colors: Iterable[str]) -> str:
    """Return cubes, given one by one, as a number of each colour in words."""
    counts: dict[str, int] = {}
    for color in colors:
        counts[color] = counts.get(color, 0) + 1
    return cubes(counts)


def points(numbers: Mapping[str, int]) -> str:
    """Return points by Ability in words.

    >>> points({"combat": 2, "science": 1})
    '2 Combat and 1 Science'
    """
    return join_words(f"{n} {word(ability)}" for ability, n in numbers.items()) if numbers else "nothing"
