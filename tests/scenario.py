"""Scenarios: set the scene, let players act, check the result.

A scene starts as an empty Meteor Storm board. A test adds ships, tiles, hands and energy, and opens a turn.
Dice are scripted: a roll without a script, or a scripted roll left over, fails the test. After every pick the
match is saved, loaded and compared.

    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", "chosh-ka", at="14,3", shields=0)
        .turn("isn-1")
        .dice("D4", 3)
        .play()
    )
    table.picks("isn-1", "activate:isn-torrent", "stop", "primary", "chosh-ka-1")
    assert table.hull_damage("chosh-ka-1") == 2
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core import codec
from engine.core.chance import ScriptedChance
from engine.core.decisions import Decision, Refused
from engine.core.lobby.setup import SeatedPlayer, Setup
from engine.core.matches.journal import Entry, Snapshot
from engine.core.matches.match import Match
from engine.core.secret import Secret
from engine.galaxies import hexes as hx
from engine.galaxies import queries
from engine.galaxies.catalogue import Catalogue
from engine.galaxies.catalogue.model import LETTERS
from engine.galaxies.facts.base import GalaxiesFact
from engine.galaxies.facts.ships import reveal_ship_cards
from engine.galaxies.game import Galaxies
from engine.galaxies.memo import EVERYTHING, forget
from engine.galaxies.present.happening_types import happening_types
from engine.galaxies.printed import ship_type
from engine.galaxies.state import Attached, Ship, ShipCard, State, Tile
from tests.edition import stored_edition
from tests.labels import labelled, labelled_happenings
from tests.watching import unchecked_facts

NAMES = {"isn-1": "Ada", "isn-2": "Bob", "wretch-1": "Cleo", "wretch-2": "Dan"}
TURN = 21
OPEN: list[Table] = []
KINDS = happening_types().keys()


def spaces(text: str) -> list[hx.Hex]:
    """Read "3,-1/3,0" as spaces."""
    return [hx.parse_space(part) for part in text.split("/")]


def ready_made(
    game: Galaxies, mission: str, options: Mapping[str, Any], seats: Iterable[str]
) -> dict[str, Any]:
    """Return one of the ready-made builds for each seat that chooses something."""
    assert game.loadouts is not None
    return {seat: game.loadouts.default(mission, options, seat, 0) for seat in seats}


class Scenario:
    """Sets the scene. Every method returns the scenario, except :meth:`play`, which returns the table."""

    def __init__(
        self,
        mission: str = "meteor-storm",
        *,
        builds: Mapping[str, Any] | None = None,
        edition: Catalogue | None = None,
        **options: Any,
    ) -> None:
        self.game = Galaxies(edition or stored_edition())
        option_values = {name.replace("_", "-"): value for name, value in options.items()}
        seats = list(self.game.edition().missions[mission].teams)
        loadouts = ready_made(self.game, mission, option_values, seats) | dict(builds or {})
        players = {seat: SeatedPlayer(NAMES.get(seat, seat), loadout=loadouts[seat]) for seat in seats}
        self._state = self.game.new_match(Setup("test", mission, option_values, players, "commitment"))
        self.state.tiles = {}
        self.state.order = list(self.state.seats)
        self._dice: list[int] = []
        self._shuffles: list[tuple[int, ...]] = []
        _ = self.turn(next(iter(self.state.seats)))

    @property
    def state(self) -> State:
        """The position so far. Scenes change it without facts, so cached queries are forgotten."""
        forget(self._state, EVERYTHING)
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state

    def ship(
        self,
        seat: str,
        card: str,
        at: str | Iterable[str],
        *,
        shields: int | None = None,
        hull_damage: int = 0,
        attached: Iterable[str] = (),
        cargo: Iterable[str] = (),
        just_launched: bool = False,
        activated: bool = False,
        level: str | None = None,
    ) -> Scenario:
        """Put a ship card on the board. ``activated`` means that it was activated earlier in this turn.

        ``at`` is "q,r" (the centre of a large ship), "q,r/q,r" (a medium ship), or a list of them for a
        squadron.
        """
        g, kind = self.state, ship_type(self.state, card)
        owner = next(s for s in g.seats.values() if card in s.levels.open())
        level = level or owner.levels.open()[card]
        version = kind.versions[level]  # type: ignore[index]
        g.cards[card] = ShipCard(
            card,
            level,
            seat,
            owner.id,
            g.turn if just_launched else 1,
            Secret(list(cargo), owner.screen.eyes),
        )
        if activated:
            g.activated.append(card)
        reveal_ship_cards(g, owner.id, card)
        for used in (card, *cargo):
            owner.screen.open().remove(used)
        for number, place in enumerate([at] if isinstance(at, str) else at, start=1):
            hexes = spaces(place)
            if kind.size == "large":
                hexes = [hexes[0], *hx.neighbours(hexes[0])]
            name = f"{card}-{number}"
            g.cards[card].ships.append(name)
            g.ships[name] = Ship(card, hexes, version.shields if shields is None else shields, hull_damage)
        for tactic in attached:
            _ = self.attach(card, tactic)
        return self

    def attach(self, card: str, tactic: str, by: str | None = None) -> Scenario:
        """Attach a tactic card from its owner's deck or prepped cards to a ship card."""
        g = self.state
        self._take(tactic)
        g.attachments += 1
        g.cards[card].attached[f"a{g.attachments}"] = Attached(tactic, by or g.cards[card].seat)
        return self

    def hand(self, seat: str, *cards: str) -> Scenario:
        """Give a seat these cards from its deck, with the handles h1, h2 and so on."""
        player = self.state.seats[seat]
        for card in cards:
            self._take(card)
            player.dealt += 1
            player.hand.open()[f"h{player.dealt}"] = card
        return self

    def deck(self, team: str, *cards: str, only: bool = False) -> Scenario:
        """Put these cards on top of the deck, the first to be drawn first. With ``only`` the deck holds
        nothing else."""
        for card in cards:
            self._take(card)
        remaining = [] if only else self.state.teams[team].deck.open()
        self.state.teams[team].deck = Secret([*remaining, *reversed(cards)])
        return self

    def discard(self, team: str, *cards: str) -> Scenario:
        """Put these cards into the discard pile."""
        for card in cards:
            self._take(card)
            self.state.teams[team].discard.append(card)
        return self

    def run_out(self, team: str, times: int) -> Scenario:
        """Set how often the deck has already run out."""
        self.state.teams[team].run_outs = times
        if times >= 2:
            self.state.teams[team].ran_out = 0
        return self

    def energy(self, team: str, amount: int) -> Scenario:
        """Set a team's energy."""
        self.state.teams[team].energy = amount
        return self

    def tile(self, kind: str, at: str, *, face_down: bool = False) -> Scenario:
        """Lay a tile on these spaces. Tiles are named tile-1, tile-2 and so on."""
        name = f"tile-{len(self.state.tiles) + 1}"
        face = Secret(kind) if face_down else None
        self.state.tiles[name] = Tile(spaces(at), None if face_down else kind, face)
        return self

    def asteroid(self, at: str, direction: int = 0) -> Scenario:
        """Lay an asteroid with its anchor at a space."""
        rock = hx.footprint("rhombus", hx.parse_space(at), direction)
        return self.tile("asteroid", "/".join(hx.space_name(h) for h in rock))

    def fleet(self, seat: str, card: str, level: str = "standard") -> Scenario:
        """Put one more ship card behind a seat's screen, even one that another seat brought."""
        player = self.state.seats[seat]
        player.levels.open()[card] = level
        player.screen.open().append(card)
        return self

    def lost(self, card: str, seat: str | None = None) -> Scenario:
        """Mark a ship card as destroyed earlier. ``seat`` is needed if several seats brought that name."""
        owner = next(s for s in self.state.seats.values() if card in s.levels.open() and seat in (None, s.id))
        owner.screen.open().remove(card)
        self.state.out.append(card)
        self.state.destroyed[card] = owner.id
        return self

    def turn(self, seat: str, phase: str = "action", round: int = 2) -> Scenario:
        """Open a seat's turn at a phase, or at its very beginning with "turn". Before round 3 nobody can
        lose."""
        g = self.state
        g.active, g.turn, g.round, g.step = seat, TURN, round, phase
        if phase != "turn":
            g.phase = phase  # type: ignore[assignment]
        return self

    def order(self, *seats: str) -> Scenario:
        """Set the turn order, the first player first."""
        self.state.order = list(seats)
        return self

    def gestures(self, *seats: str) -> Scenario:
        """Ask these seats, or all of them, for whole gestures."""
        chosen = seats or tuple(self.state.seats)
        self.state.stepwise = [seat for seat in self.state.stepwise if seat not in chosen]
        return self

    def at_once(self) -> Scenario:
        """Let reaction windows ask all seats at once."""
        self.state.at_once = True
        return self

    def alone(self, person: str) -> Scenario:
        """Let one person play against computer players. Then they are asked only with a playable card in
        hand."""
        for seat in self.state.seats.values():
            seat.bot = None if seat.id == person else "random"
        self.state.only_answers = True
        return self

    def dice(self, *rolls: int | str) -> Scenario:
        """Script the dice: "D4" for both coordinate dice, "D" for the letter die, 5 for the number die."""
        for roll in rolls:
            self._dice += _dice(roll)
        return self

    def shuffles(self, *orders: tuple[int, ...]) -> Scenario:
        """Script the next shuffles. Other shuffles keep the order."""
        self._shuffles += orders
        return self

    def play(self) -> Table:
        """Begin the match and return its table."""
        return Table(self.game, self.game.codec.first(self.state), ScriptedChance(self._dice, self._shuffles))

    def _take(self, card: str) -> None:
        """Take a copy of a card from the deck, or if there is none, from the prepped cards."""
        for team in self.state.teams.values():
            if card in team.deck.open():
                team.deck.open().remove(card)
                return
        for seat in self.state.seats.values():
            for prepped in seat.prepped:
                if prepped.card == card and prepped.state == "waiting":
                    prepped.state = "used"
                    return
        raise AssertionError(f"there is no {card} left")


def _dice(roll: int | str) -> list[int]:
    if isinstance(roll, int):
        return [roll]
    letter = LETTERS.index(roll[0]) + 1
    return [letter, int(roll[1:])] if len(roll) > 1 else [letter]


class Table:
    """A match at a scripted table."""

    def __init__(self, game: Galaxies, data: bytes, chance: ScriptedChance) -> None:
        self.game, self.chance = game, chance
        self.first = Snapshot(0, data)
        self.entries: list[Entry] = []
        self.news: list[GalaxiesFact] = []
        self.match, change = Match.begin(game, data, chance, strict=True)
        self._record(change)
        OPEN.append(self)

    # What players do

    def picks(self, seat: str, *picks: str | Iterable[str]) -> Table:
        """Answer the seat's decisions one after another. A list picks several options of one decision."""
        for pick in picks:
            chosen = [pick] if isinstance(pick, str) else list(pick)
            decision = self.decision(seat)
            try:
                change = self.match.answer(seat, decision.id, chosen)
            except Refused as refusal:
                raise AssertionError(f"{seat} cannot pick {chosen}: {refusal}\n{self.describe()}") from None
            self._record(change)
        return self

    def ends_turn(self, *seats: str) -> Table:
        """Let the seats, one after another, do nothing for the rest of their turns."""
        for seat in seats:
            assert self.state.active == seat, f"it is not {seat}'s turn\n{self.describe()}"
            while self.state.active == seat and not self.over:
                offered = self.options(seat)
                _ = self.picks(seat, next(pick for pick in ("done", "no", "stop", "pass") if pick in offered))
        return self

    def undo(self, seat: str) -> Table:
        """Take back the seat's last answer."""
        self._record(self.match.undo(seat))
        return self

    def orders(self, seat: str, order: str, on: bool = True) -> Table:
        """Set a standing order."""
        self._record(self.match.order(seat, order, on))
        return self

    # What tests can inspect

    @property
    def state(self) -> State:
        """The state, which tests must not change."""
        return self.match.state

    def decision(self, seat: str) -> Decision:
        """Return the seat's open decision. Fails if there is none."""
        assert seat in self.match.decisions, f"{seat} has nothing to decide\n{self.describe()}"
        return self.match.decisions[seat]

    def asked(self, seat: str) -> str | None:
        """Return the kind of the seat's decision, or None."""
        decision = self.match.decisions.get(seat)
        return decision.kind if decision else None

    def options(self, seat: str) -> list[str]:
        """Return the ids of the seat's options."""
        return [o.id for o in self.decision(seat).options]

    def refuses(self, seat: str, *pick: str) -> bool:
        """Return whether this pick is rejected without any change."""
        saved = codec.encode(self.state)
        try:
            _ = self.match.answer(seat, self.decision(seat).id, pick)
        except Refused:
            assert codec.encode(self.state) == saved
            return True
        raise AssertionError(f"{seat} was allowed to pick {pick}")

    def view(self, viewer: str) -> dict[str, Any]:
        """Return a viewer's view, with its sentences."""
        return labelled(self.game, self.game.views(self.match, [viewer])[viewer])

    def seen_happenings(self, viewer: str) -> list[dict[str, Any]]:
        """Return all happenings that a viewer has seen."""
        happenings = self.game.happenings(self.state, self.news, [viewer])[viewer]
        return labelled_happenings(self.game, self.view(viewer), happenings)

    def shields(self, ship: str) -> int:
        """The number of blue pegs."""
        return self.state.ships[ship].shields

    def hull_damage(self, ship: str) -> int:
        """The number of red pegs."""
        return self.state.ships[ship].hull_damage

    def alive(self, ship: str) -> bool:
        """Return whether a ship is on the board."""
        return ship in self.state.ships

    def where(self, ship: str) -> str:
        """Return the ship's spaces, sorted."""
        return "/".join(hx.space_name(h) for h in sorted(self.state.ships[ship].hexes))

    def controller(self, card: str) -> str:
        """The seat that controls a ship card."""
        return self.state.cards[card].seat

    def attached(self, card: str) -> list[str]:
        """The tactic cards on a ship card."""
        return [a.card for a in self.state.cards[card].attached.values()]

    def energy(self, team: str) -> int:
        """A team's energy."""
        return self.state.teams[team].energy

    def hand(self, seat: str) -> list[str]:
        """The cards in a hand, in order."""
        return list(queries.hand_of(self.state, seat).values())

    def discards(self, team: str) -> list[str]:
        """A discard pile, the newest last."""
        return self.state.teams[team].discard

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """Return the happenings of one kind that a spectator has seen, in order. Fails for an unknown
        kind."""
        assert kind in KINDS, f"there are no happenings of the kind {kind!r}"
        seen = (fact.happening_for("spectator") for fact in self.news if fact.kind == kind)
        return [happening for happening in seen if happening is not None]

    @property
    def winner(self) -> str | None:
        """Return the winning team. Fails while the match is open."""
        assert self.state.result is not None, "the match is not over"
        return self.state.result.winner

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    def describe(self) -> str:
        """Return the text that a failed test prints: the open decisions, and what happened last."""
        questions = [
            f"{d.seat} is asked {d.kind}: {[o.id for o in d.options]}" for d in self.match.decisions.values()
        ]
        recent = [str(fact.happening_for("spectator")) for fact in self.news[-8:]]
        ships = [f"{name} at {self.where(name)}" for name in self.state.ships]
        return "\n".join([*questions, "last:", *recent, "ships:", *ships])

    # Bookkeeping

    def _record(self, change: Any) -> None:
        self.entries += change.entries
        self.news += change.facts
        self._reload()

    def _reload(self) -> None:
        """Save and load the match, and check that it is the same."""
        for start in (self.first, self.match.snapshot):
            with unchecked_facts():
                loaded = Match.load(self.game, start, self.entries[start.number :], ScriptedChance())
            is_same = codec.encode(loaded.state) == codec.encode(self.state)
            assert is_same, (
                "it loads as another match. Was it changed without a fact? Set scenes before play()"
            )
            assert loaded.decisions == self.match.decisions
            assert loaded.waiting_for == self.match.waiting_for
            assert loaded.number == self.match.number


def check_all_dice_rolled() -> None:
    """Fail if scripted dice were never rolled, and forget the tables of this test."""
    unused = [table.chance.dice for table in OPEN if table.chance.dice]
    OPEN.clear()
    assert not unused, f"dice left in the script: {unused}"
