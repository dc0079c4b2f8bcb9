"""The setup of the Traitor: Captain, dice, track, white cubes, Influence cards, Alignment (X1S)."""

from __future__ import annotations

from engine.core.decisions import Text
from engine.core.game import Rule
from engine.core.secret import Secret
from engine.pulp.facts.traitor import AlignmentChosen, TraitorBegan, TraitorOutfitted
from engine.pulp.printed import edition_of
from engine.pulp.queries import free_dice
from engine.pulp.rules.basics import ask, choose_card, option, question
from engine.pulp.rules.outfit import die_option
from engine.pulp.state import TRAITOR, State

DICE = 2


def set_up_traitor(g: State) -> Rule[None]:
    """Let the Traitor choose a Captain, dice and an Alignment, after the Hero's choices (X1S-03, X1S-04,
    X1S-08)."""
    numbers = edition_of(g).numbers
    area = numbers.cubes["x1"]["white"] - 1  # one cube marks the track (X1S-06)
    yield TraitorBegan(numbers.influence_start, area, tuple(edition_of(g).influence))
    captains = [
        name
        for name, card in edition_of(g).captains.items()
        if card.set in g.options.sets and name != g.captain
    ]
    captain = yield from choose_card("traitor-captain", "", captains, "captain", "captain", seat=TRAITOR)
    options = [die_option(die) for die in free_dice(g)]
    text = Text("traitor-dice", {"count": DICE})
    dice = yield question("free-dice", text, options, minimum=DICE, maximum=DICE, seat=TRAITOR)
    yield TraitorOutfitted(captain, tuple(dice))
    yield from choose_alignment(g)


def choose_alignment(g: State) -> Rule[None]:
    """Let the Traitor choose the Alignment in secret. All Alignments are legal (X1S-08, X1S-12r)."""
    options = [option(name, "alignment", ("alignment", name)) for name in edition_of(g).alignments]
    answer = yield from ask("alignment", Text("alignment"), options, seat=TRAITOR)
    yield AlignmentChosen(Secret(answer, (TRAITOR,)))
