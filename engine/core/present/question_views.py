"""The parts of a decision's view that all games share. Each game adds the things that options are about."""

from __future__ import annotations

from engine.core.decisions import Decision, Option, Risk, Text
from engine.core.present.views import DecisionBase, DetailView, OptionBase, TextView


def text_view(text: Text) -> TextView:
    """Return the view of a sentence.

    >>> text_view(Text("rolled", {"result": 3}))
    {'key': 'rolled', 'args': {'result': 3}}
    """
    return {"key": text.key, "args": text.args}


def decision_base(decision: Decision) -> DecisionBase:
    """Return the view of a question without its kind and its options.

    >>> decision = Decision("north", "card", Text("play-a-card"), (Option("ace", Text("play")),))
    >>> base = decision_base(decision)
    >>> base["text"]["key"], base["min"], base["max"], "options" in base
    ('play-a-card', 1, 1, False)
    """
    return {
        "id": decision.id,
        "text": text_view(decision.text),
        "min": decision.min,
        "max": decision.max,
        "ordered": decision.ordered,
    }


def option_base(option: Option) -> OptionBase:
    """Return the view of an option without the things that it is about.

    >>> option_base(Option("ace", Text("play"), {"card": "ace"}))
    {'id': 'ace', 'text': {'key': 'play', 'args': {}}}
    """
    return {"id": option.id, "text": text_view(option.text)}


def detail_view(text: Text) -> DetailView:
    """Return the view of an option's detail.

    >>> detail_view(Text("costs", {"points": 2}))
    {'text': {'key': 'costs', 'args': {'points': 2}}}
    """
    view: DetailView = {"text": text_view(text)}
    return {**view, "risk": True} if isinstance(text, Risk) else view
