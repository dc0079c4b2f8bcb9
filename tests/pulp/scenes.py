"""Scenes of Pulp Invasion: a prepared table, and the Hero's actions at it.

All random results are scripted: the colours of cubes in the order in which they are drawn, and the values of
dice. Shuffles keep the order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.chance import ScriptedChance
from engine.core.decisions import Dice, Draw
from engine.core.lobby.setup import SeatedPlayer, Setup
from engine.core.matches.journal import Change
from engine.core.matches.match import Match
from engine.core.present.views import SPECTATOR
from engine.core.present.wire import Wire
from engine.core.secret import Secret
from engine.pulp import GAME
from engine.pulp.catalogue.model import ABILITIES, COLORS
from engine.pulp.game import Pulp
from engine.pulp.printed import edition_of
from engine.pulp.queries import COLORED
from engine.pulp.state import (
    CrewMember,
    ExplorationInPlay,
    LineCard,
    OwnedDie,
    Pile,
    Ship,
    State,
    Track,
    Weapon,
)
from tests.labels import labelled, labelled_happenings
from tests.pulp.printed import EDITION

#: Cards without texts: "c1" is a Guardforce of Combat 1, and so on; "c2k" shows a key, "s1x" a code.
C1, C2, C2K, C3K = "gate-wardens", "skywatch-battery", "dune-lancers", "bastion-gunners"
D1, D1X, D1K, D2 = "tribute-counters", "customs-patrol", "toll-keepers", "quarantine-corps"
S1, S1X, S2K, S3 = "reactor-sentries", "archive-drones", "void-divers", "furnace-robots"
ZERO, AGENT_ZERO = "phantom-squad", "meteor-squall"
#: A Planet whose text does nothing unless a key is paid, and a Super Weapon without an effect in these
#: scenes.
QUIET_PLANET, QUIET_WEAPON = "velloria", "sunsplitter"
BAG = {"yellow": 3, "white": 4, "red": 4, "blue": 4, "orange": 4, "black": 4}


class Luck(ScriptedChance):
    """A source of random results with scripted cubes and dice. It returns numbers, as any such source
    does."""

    def __init__(self, scene: Scene, cubes: Sequence[str], dice: Iterable[int]) -> None:
        super().__init__(dice)
        self.scene, self.cubes = scene, list(cubes)

    def draw(self, number: int, request: Draw) -> tuple[int, ...]:
        """Return the scripted values of dice, or the number of the scripted cube."""
        if not isinstance(request, Dice) or all(sides == 6 for sides in request.sides):
            return super().draw(number, request)
        bag = self.scene.state.bag
        colored = sum(bag.get(color, 0) for color in COLORED)
        colors: Sequence[str] = COLORS if request.sides[0] == sum(bag.values()) else COLORED
        assert request.sides[0] in (sum(bag.values()), colored), "cubes must be drawn from the bag"
        counts = [bag.get(color, 0) for color in colors]  # type: ignore[call-overload]
        numbers = []
        for _ in request.sides:
            assert self.cubes, f"unscripted cubes: {request.sides}"
            index = colors.index(self.cubes.pop(0))
            assert counts[index], f"this cube is not in the bag: {dict(zip(colors, counts, strict=True))}"
            numbers.append(sum(counts[:index]) + counts[index])
            counts[index] -= 1
        return tuple(numbers)


class Scene:
    """A match of the base game in strict mode, in the middle of its first round.

    ``line`` lists the cards of the line. The cards in ``evaded`` and ``engaged`` have been met. ``weapons``
    are the Super Weapons in front of the Hero, with their cubes. The Super Weapons in ``understood`` are
    Understood. The match is at ``stage``. By default, each Ability has 8 of 12 points, no alien acts (three
    Super Weapons are unfound), the Planet does nothing, and there are no dice and no Location.
    """

    def __init__(
        self,
        *line: str,
        combat: int = 8,
        diplomacy: int = 8,
        science: int = 8,
        top: int = 12,
        bag: Mapping[str, int] | None = None,
        supply: Mapping[str, int] | None = None,
        gone: Mapping[str, int] | None = None,
        row: Sequence[str] = ("kah", "arvan", "quietus"),
        column: int = 0,
        planet: str = QUIET_PLANET,
        location: str | None = None,
        dice: Mapping[str, int] | None = None,
        used: Iterable[str] = (),
        ship_row: Iterable[str] = (),
        weapons: Mapping[str, Mapping[str, int]] | None = None,
        understood: Iterable[str] = (),
        pile: Sequence[str] = ("graviton-fist", "mind-prism", "chrono-siphon"),
        hand: Sequence[str] = (),
        discard: Sequence[str] = (),
        evaded: Iterable[str] = (),
        engaged: Iterable[str] = (),
        decks: Sequence[Sequence[str]] = ((S1, S2K, S3, D2), (C1, C2, C2K, C3K), (D1, D1X, D1K, S1X)),
        planets: Sequence[str] = ("solace", "ghar"),
        planet_pile: Sequence[str] = ("mirrorfall", "caldera-ix", "iron-garden", "port-umbra"),
        stage: str = "encounter",
        round: int = 1,
        black: int = 0,
        team: int = 0,
        explored: Iterable[str] = (),
        ship: str | None = None,
        crew: Mapping[str, int] | None = None,
        cubes: Sequence[str] = (),
        rolls: Iterable[int] = (),
        mission: str = "pulp-invasion",
        begin: bool = True,
        game: Pulp = GAME,
        **options: str,
    ) -> None:
        self.game = game
        seats = dict(zip(self.game.edition().missions[mission].teams, ("Ada", "Bela"), strict=False))
        choices = {**({"level": "basic"} if len(seats) == 1 else {}), **options}
        players = {seat: SeatedPlayer(name) for seat, name in seats.items()}
        setup = Setup("m", mission, self.game.check_options(mission, choices), players, "sealed")
        g = self.game.new_match(setup)
        self.luck = Luck(self, cubes, rolls)
        self.match: Match[State]
        self.change: Change
        if stage != "setup":
            values = {"combat": combat, "diplomacy": diplomacy, "science": science}
            g.tracks = {ability: Track(values[ability], max(top, values[ability])) for ability in ABILITIES}
            g.captain, g.round, g.phase, g.stage = "juno-kestrel", round, "encounter", stage
            g.row, g.column = list(row), column
            g.aliens = dict.fromkeys(row, 0)
            if black:
                g.aliens[next(name for name in row if EDITION.aliens[name].sector == "quietus")] = black
            g.decks = [Pile(len(deck), Secret(list(deck))) for deck in decks]
            g.planet, g.location = (None if stage == "round" else planet), location
            g.planets, g.planet_pile = list(planets), Pile(len(planet_pile), Secret(list(planet_pile)))
            no_cubes = dict.fromkeys(COLORS, 0)
            g.bag = no_cubes | dict(BAG if bag is None else bag)  # type: ignore[operator]
            g.supply = no_cubes | dict.fromkeys(("red", "blue", "orange", "black"), 9) | dict(supply or {})  # type: ignore[operator]
            g.gone = no_cubes | dict(gone or {})  # type: ignore[operator]
            g.dice = [
                OwnedDie(die, value, die in used, die in ship_row) for die, value in (dice or {}).items()
            ]
            weapon_cubes = {QUIET_WEAPON: {}} if weapons is None else weapons
            g.weapons = [Weapon(name, dict(on), name in understood) for name, on in weapon_cubes.items()]  # type: ignore[arg-type]
            g.weapon_pile = Pile(len(pile), Secret(list(pile)))
            g.hand, g.discard, g.team = list(hand), list(discard), team
            g.line = [LineCard(card, _status(card, evaded, engaged)) for card in line]
            g.exploration = [ExplorationInPlay(card) for card in explored]
            g.ship = Ship(ship, edition_of(g).ships[ship].charges) if ship else None
            for card, points in (crew or {}).items():
                g.crew.append(CrewMember(card, points))
                die = EDITION.crew[card].dice[0]
                g.dice.append(OwnedDie(die, 4, crew=card))
        self.prepare(g)
        self._first = g
        if begin:
            self.begin()

    def begin(self) -> None:
        """Begin the match, if the scene was created without beginning it."""
        self.match, self.change = Match.begin(
            self.game, self.game.codec.first(self._first), self.luck, strict=True
        )

    def prepare(self, g: State) -> None:
        """Set up the additional parts of other modes."""

    # The Hero's actions

    def pick(self, *options: str) -> Change:
        """Answer the open question with these options."""
        decision = self.decision
        self.change = self.match.answer("hero", decision.id, options)
        return self.change

    def do(self, *options: str) -> Scene:
        """Answer one question after another with one option each. "pay" means the cheapest payment, and
        "take" all cards.
        """
        for option in options:
            if option == "pay" and self.decision.kind == "engage":
                _ = self.pick(next(name for name in self.options if name.startswith("pay:")))
            elif option == "take":
                _ = self.pick(*self.options)
            else:
                _ = self.pick(option)
        return self

    # The visible state

    @property
    def state(self) -> State:
        return self.match.state if hasattr(self, "match") else self._first

    @property
    def decision(self) -> Any:
        assert "hero" in self.match.decisions, f"nothing is asked: {self.match.outcome}"
        return self.match.decisions["hero"]

    @property
    def kind(self) -> str:
        return str(self.decision.kind)

    @property
    def options(self) -> list[str]:
        return [option.id for option in self.decision.options]

    @property
    def points(self) -> tuple[int, ...]:
        """The points of Combat, Diplomacy and Science."""
        return tuple(self.state.tracks[ability].value for ability in ABILITIES)

    @property
    def reason(self) -> str | None:
        """The reason why the match is over, or None."""
        return self.match.outcome.reason if self.match.outcome else None

    @property
    def won(self) -> bool:
        return bool(self.match.outcome and self.match.outcome.winners)

    def die(self, name: str) -> int:
        """Return the value of a die of the Hero."""
        return next(die.value for die in self.state.dice if die.id == name)

    def view(self, viewer: str = "hero") -> Wire:
        """Return a viewer's view, with its sentences."""
        return labelled(self.game, self.game.views(self.match, [viewer])[viewer])

    def card(self, name: str) -> Wire:
        """Return the public view of a card of the line."""
        line: list[Wire] = self.view(SPECTATOR)["line"]
        return next(card for card in line if card["id"] == name)

    def costs(self, name: str) -> list[tuple[str, int]]:
        """Return the parts of a card's Engage Strength: Ability and strength."""
        return [(part["ability"], part["strength"]) for part in self.card(name)["parts"]]

    def labels(self, viewer: str = SPECTATOR) -> list[str]:
        """Return the labels of the last change's happenings for the viewer."""
        happenings = self.game.happenings(self.state, self.change.facts, [viewer])[viewer]
        told = labelled_happenings(self.game, self.view(viewer), happenings)
        return [happening["label"] for happening in told]

    def happened(self, kind: str) -> list[Wire]:
        """Return the public happenings of that kind in the last change."""
        happenings = self.game.happenings(self.state, self.change.facts, [SPECTATOR])[SPECTATOR]
        return [happening for happening in happenings if happening["kind"] == kind]


def _status(card: str, evaded: Iterable[str], engaged: Iterable[str]) -> Any:
    return "evaded" if card in evaded else "engaged" if card in engaged else "waiting"
