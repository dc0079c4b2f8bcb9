"""Scenes with a Traitor: what he has, and what he does in his windows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.journal import Change
from engine.core.secret import Secret
from engine.core.wire import Wire
from engine.pulp.state import State, Traitor
from tests.pulp.printed import EDITION
from tests.pulp.scenes import Scene

WEAPONS: dict[str, dict[str, int]] = {"sunsplitter": {}, "treason-engine": {}, "star-eaters-key": {}}
PILE = ("graviton-fist", "mind-prism", "chrono-siphon")
HIS = ("phase-lantern", "the-hollow-bell")
DICE = ("engineer", "infiltration-agent")


class TraitorScene(Scene):
    """A match with a Traitor: three Super Weapons are the Hero's, two his, three still to be found.

    He ``holds`` all Influence cards, 12 Influence, five white cubes and dice, and his Alignment is hidden.
    Windows in which a test does nothing are passed by :meth:`do`.
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
        his: Sequence[str] = HIS,
        his_dice: Sequence[str] = DICE,
        **things: Any,
    ) -> None:
        self._his = Traitor(
            Secret(alignment, ("traitor",)),
            captain="bram-ironside",
            dice=tuple(his_dice),
            influence=influence,
            area=area,
            hand=list(holds),
            taken=list(taken),
            weapons=list(his),
            revealed=alignment if revealed else None,
            spent=revealed and alignment == "neutral",
        )
        self._setup = things.get("stage") == "setup"
        usual: dict[str, Any] = {} if self._setup else {"weapons": WEAPONS, "pile": PILE}
        super().__init__(*line, mission="traitor", **(usual | things))

    def prepare(self, g: State) -> None:
        if not self._setup:
            g.traitor = self._his

    # What both do

    @property
    def asked(self) -> Any:
        """The question that is open; both are never asked at once."""
        assert self.match.decisions, f"nothing is asked: {self.match.outcome}"
        (asked,) = self.match.decisions.values()
        return asked

    def pick(self, *options: str) -> Change:
        asked = self.asked
        self.change = self.match.answer(asked.seat, asked.id, options)
        return self.change

    def do(self, *options: str) -> TraitorScene:
        """Answer one question after another; the Traitor passes until what is picked is offered."""
        for option in options:
            while self.kind == "influence" and option not in self.options:
                _ = self.pick("pass")
            _ = super().do(option)
        return self

    def plays(self, card: str, side: str, *picks: str) -> TraitorScene:
        """The Traitor plays an Influence card in the open window, and answers what it asks."""
        return self.do(f"play:{card}:{side}", *picks)

    def at(self, point: str) -> TraitorScene:
        """Let the windows before that point pass."""
        while self.kind == "influence" and self.point != point:
            _ = self.pick("pass")
        assert self.kind == "influence", self.kind
        return self

    def hero(self) -> TraitorScene:
        """Let windows pass until something else is asked, or the match is over."""
        while self.match.decisions and self.kind == "influence":
            _ = self.pick("pass")
        return self

    # What is seen

    @property
    def point(self) -> str:
        """At which point the open window is."""
        return str(self.asked.text.args["point"])

    @property
    def seat(self) -> str:
        return str(self.asked.seat)

    @property
    def his(self) -> Traitor:
        assert self.state.traitor is not None
        return self.state.traitor

    def plays_offered(self) -> list[str]:
        """What may be played in the open window, without "play:"."""
        return [name[5:] for name in self.options if name.startswith("play:")]

    def seen(self, viewer: str) -> Wire:
        """What a viewer sees of the Traitor."""
        one: Wire = self.view(viewer)["traitor"]
        return one


def searching(*line: str, **things: Any) -> TraitorScene:
    """A scene before the search: all cards of the line were engaged, but for those in ``evaded``. The window
    before the Hero draws is open."""
    evaded = things.pop("evaded", ())
    engaged = [card for card in line if card not in evaded]
    return TraitorScene(*line, engaged=engaged, evaded=evaded, stage="search", **things)
