"""Scenes with a Traitor, who has cards and dice and acts in windows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.matches.journal import Change
from engine.core.present.wire import Wire
from engine.core.secret import Secret
from engine.pulp.state import State, Traitor
from tests.pulp.printed import EDITION
from tests.pulp.scenes import Scene

WEAPONS: dict[str, dict[str, int]] = {"sunsplitter": {}, "treason-engine": {}, "star-eaters-key": {}}
PILE = ("graviton-fist", "mind-prism", "chrono-siphon")
TRAITOR_WEAPONS = ("phase-lantern", "the-hollow-bell")
DICE = ("engineer", "infiltration-agent")


class TraitorScene(Scene):
    """A match with a Traitor. The Hero has three Super Weapons, the Traitor two, and three are unfound.

    The Traitor ``holds`` all Influence cards, 12 Influence, five white cubes and dice, and the Alignment is
    hidden. :meth:`do` passes the windows in which a test does nothing.
    """

    def __init__(
        self,
        *line: str,
        alignment: str = "kah",
        revealed: bool = False,
        influence: int = 12,
        area: int = 5,
        holds: Sequence[str] = tuple(EDITION.influence),
        taken: Sequence[str] = (),
        traitor_weapons: Sequence[str] = TRAITOR_WEAPONS,
        traitor_dice: Sequence[str] = DICE,
        **setup: Any,
    ) -> None:
        self._traitor = Traitor(
            Secret(alignment, ("traitor",)),
            captain="bram-ironside",
            dice=tuple(traitor_dice),
            influence=influence,
            area=area,
            hand=list(holds),
            taken=list(taken),
            weapons=list(traitor_weapons),
            revealed=alignment if revealed else None,
            spent=revealed and alignment == "neutral",
        )
        self._setup = setup.get("stage") == "setup"
        defaults: dict[str, Any] = {} if self._setup else {"weapons": WEAPONS, "pile": PILE}
        super().__init__(*line, mission="traitor", **(defaults | setup))

    def prepare(self, g: State) -> None:
        if not self._setup:
            g.traitor = self._traitor

    # The actions of both

    @property
    def decision(self) -> Any:
        """The open question. The Hero and the Traitor are never asked simultaneously."""
        assert self.match.decisions, f"nothing is asked: {self.match.outcome}"
        (decision,) = self.match.decisions.values()
        return decision

    def pick(self, *options: str) -> Change:
        decision = self.decision
        self.change = self.match.answer(decision.seat, decision.id, options)
        return self.change

    def do(self, *options: str) -> TraitorScene:
        """Answer one question after another. The Traitor passes until the pick is offered."""
        for option in options:
            while self.kind == "influence" and option not in self.options:
                _ = self.pick("pass")
            _ = super().do(option)
        return self

    def play_influence(self, card: str, side: str, *picks: str) -> TraitorScene:
        """Play an Influence card in the open window, and answer its questions."""
        return self.do(f"play:{card}:{side}", *picks)

    def pass_until(self, point: str) -> TraitorScene:
        """Pass all windows before this point."""
        while self.kind == "influence" and self.point != point:
            _ = self.pick("pass")
        assert self.kind == "influence", self.kind
        return self

    def pass_windows(self) -> TraitorScene:
        """Pass windows until another question is asked, or the match is over."""
        while self.match.decisions and self.kind == "influence":
            _ = self.pick("pass")
        return self

    # The visible state

    @property
    def point(self) -> str:
        """The point of the open window."""
        return str(self.decision.text.args["point"])

    @property
    def seat(self) -> str:
        return str(self.decision.seat)

    @property
    def traitor(self) -> Traitor:
        assert self.state.traitor is not None
        return self.state.traitor

    def playable_influence(self) -> list[str]:
        """The cards that may be played in the open window, without "play:"."""
        return [name[5:] for name in self.options if name.startswith("play:")]

    def view_of_traitor(self, viewer: str) -> Wire:
        """Return what a viewer sees of the Traitor."""
        view: Wire = self.view(viewer)["traitor"]
        return view


def scene_before_search(*line: str, **setup: Any) -> TraitorScene:
    """Return a scene before the search. All cards of the line were engaged, except those in ``evaded``. The
    window before the Hero draws is open.
    """
    evaded = setup.pop("evaded", ())
    engaged_cards = [card for card in line if card not in evaded]
    return TraitorScene(*line, engaged=engaged_cards, evaded=evaded, stage="search", **setup)
