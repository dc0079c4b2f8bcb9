"""The Encounter phase: the Hero meets the cards of the line from left to right, and engages or evades each
(ENC).
"""

from __future__ import annotations

from engine.core.decisions import Text
from engine.core.game import Rule
from engine.pulp.facts.encounters import CardMet, EncountersEnded
from engine.pulp.facts.rounds import StageReached
from engine.pulp.line import current_draft
from engine.pulp.rules.basics import DONE, check_lost, option, question
from engine.pulp.rules.engaging import engage
from engine.pulp.rules.evading import evade
from engine.pulp.rules.timing import run_rules_at
from engine.pulp.rules.tools import can_engage, tool_options, use_tool
from engine.pulp.state import State


def meet_next(g: State) -> Rule[None]:
    """Meet the next card of the line. After the last card, continue with the search (ENC-07, ENC-08)."""
    place = next((place for place, card in enumerate(g.line) if card.status == "waiting"), None)
    if place is None:
        if g.line:
            yield from run_rules_at(g, "after-choice")
        yield from close_encounters(g)
        yield from run_rules_at(g, "encounters-over")
        yield StageReached("search")
        return
    yield from run_rules_at(g, "before-choice")
    yield CardMet(g.line[place].id, place)
    yield from check_lost(g)
    yield from encounter(g)


def encounter(g: State) -> Rule[None]:
    """Let the Hero engage or evade the current card, after using any tools (ENC-14, EVA-12)."""
    while True:
        draft = current_draft(g)
        card = ("card", draft.id)
        is_engageable = can_engage(g)
        options = [option("engage", "engage", card)] if is_engageable else []
        if not is_engageable or draft.must != "engage":  # ENC-10
            options.append(option("evade", "evade", card))
        tools = tool_options(g, "encounter")
        has_choice = len(options) > 1 or bool(tools)
        if has_choice:
            option_ids = [offered_option.id for offered_option in options]
            text = Text("encounter", {"card": draft.id, "ways": option_ids})
            (answer,) = yield question("encounter", text, (*options, *tools))
        else:
            answer = options[0].id
        if answer == "engage":
            if (yield from engage(g, back=has_choice)):
                return
        elif answer == "evade":
            if (yield from evade(g, back=has_choice)):
                return
        else:
            yield from use_tool(g, answer)
            if g.line[draft.place].status != "waiting":  # a tool has already resolved the encounter
                return


def close_encounters(g: State) -> Rule[None]:
    """After all encounters, let the Hero use tools for this phase (ENC-14)."""
    if g.encounter is None:
        return
    while tools := tool_options(g, "closing"):
        done_option = option(DONE, "done")
        (answer,) = yield question("closing", Text("closing"), (done_option, *tools))
        if answer == DONE:
            break
        yield from use_tool(g, answer)
    yield EncountersEnded()
