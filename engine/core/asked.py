"""How a question is shown, as far as all games do it alike; each adds words, and what options point at."""

from __future__ import annotations

from engine.core.decisions import Decision, Option, Risk, Text
from engine.core.views import DecisionBase, DetailView, OptionBase, TextView


def text_view(text: Text) -> TextView:
    """Return a sentence as data.

    >>> text_view(Text("rolled", {"result": 3}))
    {'key': 'rolled', 'args': {'result': 3}}
    """
    return {"key": text.key, "args": text.args}


def decision_base(asked: Decision, prompt: str) -> DecisionBase:
    """Return a question without its kind and its options; ``prompt`` is its sentence in words.

    >>> asked = Decision("north", "card", Text("play-a-card"), (Option("ace", Text("play")),))
    >>> base = decision_base(asked, "Play a card")
    >>> base["prompt"], base["min"], base["max"], "options" in base
    ('Play a card', 1, 1, False)
    """
    return {
        "id": asked.id,
        "prompt": prompt,
        "text": text_view(asked.text),
        "min": asked.min,
        "max": asked.max,
        "ordered": asked.ordered,
    }


def option_base(option: Option, label: str) -> OptionBase:
    """Return an option without what it points at; ``label`` is its sentence in words.

    >>> option_base(Option("ace", Text("play"), {"card": "ace"}), "Play the ace")
    {'id': 'ace', 'label': 'Play the ace', 'text': {'key': 'play', 'args': {}}}
    """
    return {"id": option.id, "label": label, "text": text_view(option.text)}


def detail_view(text: Text, label: str) -> DetailView:
    """Return what is told beside an option; ``label`` is its sentence in words.

    >>> detail_view(Text("costs", {"points": 2}), "Costs 2 points")
    {'text': {'key': 'costs', 'args': {'points': 2}}, 'label': 'Costs 2 points'}
    """
    view: DetailView = {"text": text_view(text), "label": label}
    return {**view, "risk": True} if isinstance(text, Risk) else view
