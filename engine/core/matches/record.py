"""Creates records of whole matches, verifies them against their sealed dice, and prints them.

>>> from engine.core.simulation.selfplay import Selfplay
>>> from tests.core.tiny import Tiny
>>> game = Tiny("stones")
>>> selfplay, games = Selfplay(game, "two", bytes(32)), {game.id: game}
>>> _ = selfplay.play()
>>> data, journal, seed = selfplay.data, selfplay.journal, selfplay.seed
>>> exported = export(game, selfplay.match, selfplay.setup, data=data, journal=journal, seed=seed)
>>> verify(games, exported).ok, verify(games, exported | {"seed": "11" * 32}).problems
(True, ['the seed does not fit the commitment'])
>>> next(replay(games, exported))
'took a 1'
>>> playback = Playback(games, exported)
>>> sum(len(change.entries) for change in playback.changes()) == len(exported["entries"]), playback.match.over
(True, True)
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.core import codec
from engine.core.chance import SealedChance, compute_commitment
from engine.core.decisions import Refused
from engine.core.facts import Fact
from engine.core.game import Game
from engine.core.lobby import options
from engine.core.lobby.options import BadOptions
from engine.core.lobby.setup import SeatedPlayer, Setup
from engine.core.matches.journal import Change, Diverged, Entry, Snapshot
from engine.core.matches.match import Match
from engine.core.matches.rebase import replay_entry
from engine.core.matches.restart import find_restarts, restart
from engine.core.present.labels import Writer, label_happening
from engine.core.present.views import SPECTATOR
from engine.core.present.wire import Wire

FORMAT = "match-record/2"
FIRST_FORMAT = "galaxies-record/1"

Games = Mapping[str, Game[Any]]


class BadRecord(Exception):
    """Raised for a file that is not a record, or a record that cannot be played here."""


class Reseal(msgspec.Struct, frozen=True):
    """The seed of all draws from the draw ``since`` onwards, in a match that was restored from a backup.

    >>> Reseal(since=12, commitment="66687aad", seed="00" * 32).since
    12
    """

    since: int
    commitment: str
    seed: str


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A match that can be replayed: its first position, the secret seed, and every entry of its journal.

    ``edition`` is the stored edition, whose digest the snapshot contains. ``seed`` is hexadecimal.

    >>> from tests.core.tiny import example_record
    >>> _, exported = example_record()
    >>> record = read(exported)
    >>> record.seed == bytes(32).hex(), record.result["reason"]
    (True, 'last')
    """

    format: str = FORMAT
    game: str
    match: str
    mission: str
    options: dict[str, Any]
    players: dict[str, SeatedPlayer]
    commitment: str
    seed: str
    snapshot: str
    edition: str | None = None
    entries: list[Entry]
    result: Wire | None
    resealed: list[Reseal] | msgspec.UnsetType = msgspec.UNSET

    @property
    def chance(self) -> SealedChance:
        """The sealed chance of the match. Raises ValueError for an invalid seed."""
        later_seeds = [
            (later_seed.since, bytes.fromhex(later_seed.seed)) for later_seed in self.resealed or ()
        ]
        return SealedChance(bytes.fromhex(self.seed), later_seeds)

    @property
    def commitments(self) -> list[str]:
        """The commitments to the seeds, which were published before the seeds were used."""
        return [self.commitment, *(later_seed.commitment for later_seed in self.resealed or ())]


class Report(msgspec.Struct, frozen=True):
    """The result of verifying a record: its problems, if any. ``state`` is a hash of the last position.

    ``given_up`` counts the ``entries`` that a restarted step discarded, which cannot be checked.

    >>> Report([], entries=12, state="").ok, Report(["the seed does not fit"], entries=12, state="").ok
    (True, False)
    """

    problems: list[str]
    entries: int
    state: str
    given_up: int = 0

    @property
    def ok(self) -> bool:
        """Whether the record has no problems."""
        return not self.problems


def export(
    game: Game[Any],
    match: Match[Any],
    setup: Setup,
    *,
    data: bytes,
    journal: Sequence[Entry],
    seed: bytes,
    table_options: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return the record of a match, as wire data that can be written as JSON.

    ``data`` is the first snapshot, and ``journal`` contains all entries. ``seed`` is the seed of the draws
    (16 to 64 bytes), which must stay secret until the match is over. ``table_options`` are the options that
    every table has.

    Raises KeyError if the edition of the match is unknown.

    >>> from engine.core.simulation.selfplay import Selfplay
    >>> from tests.core.tiny import Tiny
    >>> game = Tiny("stones")
    >>> selfplay = Selfplay(game, "two", bytes(32))
    >>> _ = selfplay.play()
    >>> data, journal, seed = selfplay.data, selfplay.journal, selfplay.seed
    >>> exported = export(game, selfplay.match, selfplay.setup, data=data, journal=journal, seed=seed)
    >>> exported["format"], exported["game"], exported["mission"], exported["players"]["a"]["bot"]
    ('match-record/2', 'stones', 'two', 'random')
    """
    record = Record(
        game=game.id,
        match=setup.match,
        mission=setup.mission,
        options={**setup.options, **(table_options or {})},
        players=dict(setup.players),
        commitment=setup.commitment,
        seed=seed.hex(),
        snapshot=data.decode(),
        edition=game.edition(setup.edition).dump().decode(),
        entries=list(journal),
        result=_result(match),
    )
    wire: dict[str, Any] = msgspec.to_builtins(record)
    return wire


def _result(match: Match[Any]) -> Wire | None:
    return dict(match.outcome.to_wire()) if match.outcome is not None else None


def read(record: Mapping[str, Any]) -> Record:
    """Return a record from wire data, in the current format or the first one.

    Raises BadRecord for other data, but does not check whether the record can be played.

    >>> read({"format": "match-record/2"})
    Traceback (most recent call last):
        ...
    engine.core.matches.record.BadRecord: this is no record: Object missing required field `game`
    """
    try:
        loaded = msgspec.convert(_upgrade(record), Record)
        _ = loaded.chance
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRecord(f"this is no record: {error}") from None
    if loaded.format != FORMAT:
        raise BadRecord(f"a record in format {loaded.format} cannot be read here")
    return loaded


def _upgrade(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a record of the first format with the field names of the current one."""
    if not isinstance(record, Mapping) or record.get("format") != FIRST_FORMAT:
        return record
    players = record.get("players")
    if isinstance(players, Mapping):
        players = {
            seat: {**player, "loadout": player.get("build")} if isinstance(player, Mapping) else player
            for seat, player in players.items()
        }
    return {**record, "format": FORMAT, "edition": record.get("components"), "players": players}


def find_game(games: Games, name: str) -> Game[Any]:
    """Return the game of a record, which may use a former id. Raises BadRecord if the game is not available.

    >>> from tests.core.tiny import Tiny
    >>> game = Tiny("stones", former_ids=("pebbles",))
    >>> find_game({"stones": game}, "pebbles") is game
    True
    >>> find_game({"stones": game}, "chess")
    Traceback (most recent call last):
    engine.core.matches.record.BadRecord: a record of chess cannot be read here
    """
    for game in games.values():
        if name == game.id or name in game.former_ids:
            return game
    raise BadRecord(f"a record of {name} cannot be read here")


class Playback:
    """Replays a record. After the last of :meth:`changes`, ``match`` is in the final position.

    The constructor loads the edition of the record into its game. It raises BadRecord for invalid data, for a
    game that is not in ``games``, and for a first position or an edition that cannot be played.

    >>> from tests.core.tiny import example_record
    >>> playback = Playback(*example_record())
    >>> [change.facts[-1].stones for change in playback.changes() if change.facts][:2]
    [1, 1]
    """

    def __init__(self, games: Games, record: Mapping[str, Any] | Record) -> None:
        self.record = record if isinstance(record, Record) else read(record)
        self.game = find_game(games, self.record.game)
        self.chance = self.record.chance
        try:
            self.digest = self._load_edition()
            self._base = Snapshot(0, self.record.snapshot.encode())
            self.first = self.game.codec.decode(self._base.data).state
            self.match, self._first = Match.begin(self.game, self._base.data, self.chance)
            self._restarts = find_restarts(self.record.entries)
        except Exception as error:  # a tampered position may make the rules raise any exception
            raise BadRecord(f"the first position cannot be played here: {_error_message(error)}") from None

    def _load_edition(self) -> str | None:
        """Load the edition of the record into its game, and return its digest."""
        if self.record.edition is None:
            return None
        data = self.record.edition.encode()
        digest = hashlib.sha256(data).hexdigest()
        self.game.load_edition(digest, data)
        return digest

    @property
    def setup(self) -> Setup:
        """The setup of the match."""
        record = self.record
        game_options = options.only_game_options(record.options)
        bots = [player.bot for player in record.players.values()]
        gestures = options.gesture_seats(record.options, record.players)
        rulings = getattr(self.first, "rulings", None)
        return Setup(
            match=record.match,
            mission=record.mission,
            options=game_options,
            players=record.players,
            commitment=record.commitment,
            edition=self.digest,
            at_once=options.asks_simultaneously(record.options, bots),
            rulings=rulings,
            only_answers=options.asks_only_answers(record.options, bots),
            gestures=gestures,
        )

    def changes(self) -> Iterator[Change]:
        """Yield the change before the first entry, then the change of each entry.

        Discarded entries are not replayed, but are part of the change of the restart after them. Raises
        Refused or Diverged at the first entry that does not fit the rules.
        """
        given_up = self.given_up
        yield self._without_discarded(self._first)
        for number, entry in enumerate(self.record.entries, 1):
            if entry.kind == "restart":
                yield self._without_discarded(self._replay_restart(number))
            elif entry.kind != "chance" and number not in given_up:
                self.match.limited = False
                yield self._without_discarded(replay_entry(self.match, entry))

    def verified_changes(self) -> Iterator[Change]:
        """Yield :meth:`changes` as long as they match the recorded entries.

        Raises Diverged at the first difference, for example in the dice.
        """
        number = 0
        for change in self.changes():
            recorded = self.record.entries[number : number + len(change.entries)]
            if len(recorded) < len(change.entries) or not all(map(_entries_match, change.entries, recorded)):
                raise Diverged(f"the journal differs after entry {number}")
            number += len(recorded)
            yield change

    @property
    def given_up(self) -> set[int]:
        """The numbers of the entries that a restarted step discarded."""
        return {
            number
            for restart_number, (after, _) in self._restarts.items()
            for number in range(after + 1, restart_number)
        }

    def _replay_restart(self, number: int) -> Change:
        """Replay the restart with that number."""
        base, (after, reuse_count) = self._base, self._restarts[number]
        entries = self.record.entries[base.number : number - 1]
        self.match, change = restart(
            self.game, base, entries, self.chance, after=after, reuse_count=reuse_count
        )
        self._base = self.match.snapshot
        return Change([*entries[after - base.number :], *change.entries], change.facts)

    def _without_discarded(self, change: Change) -> Change:
        """Return the change without entries that were discarded later."""
        end = self.match.number
        after = min(
            (
                after
                for restart_number, (after, _) in self._restarts.items()
                if restart_number > self._base.number
            ),
            default=end,
        )
        return Change(change.entries[: len(change.entries) - max(0, end - after)], change.facts)


def verify(games: Games, record: Mapping[str, Any], known_commitments: Sequence[str] = ()) -> Report:
    """Replay a record, and compare the first position, the dice, every question, and the result.

    ``games`` maps ids to the available games. ``known_commitments`` lists what players saw before the dice
    were rolled. If there are any, every seal of the record must be among them. Without them, a completely
    forged record passes. Raises BadRecord if the record cannot be played at all.

    >>> from tests.core.tiny import example_record
    >>> games, recorded = example_record()
    >>> verify(games, recorded).ok, verify(games, recorded | {"entries": recorded["entries"][:1]}).ok
    (True, False)
    >>> verify(games, recorded, ["00" * 32]).problems
    ['the dice are not those that were sealed as 0000000000000000...']
    """
    playback = Playback(games, record)
    recorded = playback.record
    problems = [
        *_check_known(recorded, {commitment.lower() for commitment in known_commitments}),
        *_check_beginning(playback),
    ]
    entries: list[Entry] = []
    try:
        for change in playback.changes():
            start = len(entries)
            entries += change.entries
            if not all(map(_entries_match, change.entries, recorded.entries[start : len(entries)])):
                break
    except Exception as error:  # a tampered record may make the rules raise any exception
        problems.append(f"after entry {len(entries)}: {_error_message(error)}")
    problems += [] if problems else _check_entries(entries, recorded.entries)
    if not problems and not _results_agree(_result(playback.match), recorded.result):
        problems.append("the match ended differently")
    state = hashlib.sha256(codec.encode(playback.match.state)).hexdigest()
    return Report(problems, len(recorded.entries), state, len(playback.given_up))


def _check_known(recorded: Record, published: set[str]) -> Iterator[str]:
    """Yield the problems of the seals, compared with the published commitments. All dice under an unknown
    seal may be forged."""
    if unknown := published.difference(recorded.commitments):
        for commitment in sorted(unknown):
            yield f"the dice are not those that were sealed as {commitment[:16]}..."
        return
    since = [0, *(commitment.since for commitment in recorded.resealed or ())]
    for number, seal in zip(since, recorded.commitments, strict=True):
        if published and seal not in published:
            yield f"the dice from draw {number} on were sealed as {seal}, which is not a known commitment"


def _results_agree(played: Wire | None, recorded: Wire | None) -> bool:
    """Return whether the recorded result agrees with the new one. Older records have fewer fields, and other
    versions may word the label differently."""
    if played is None or recorded is None:
        return played is recorded
    return bool(recorded) and (recorded | {"label": ""}).items() <= (played | {"label": ""}).items()


def _error_message(error: Exception) -> str:
    """Return the message of an error, preceded by its type unless it is an expected error."""
    is_expected = isinstance(error, (Refused, Diverged, BadOptions, ValueError))
    return str(error) if is_expected else f"{type(error).__name__}: {error}"


def _check_beginning(playback: Playback) -> Iterator[str]:
    recorded = playback.record
    if playback.chance.commitment != recorded.commitment:
        yield "the seed does not fit the commitment"
    for later_seed in recorded.resealed or ():
        if compute_commitment(bytes.fromhex(later_seed.seed)) != later_seed.commitment:
            yield f"the seed from draw {later_seed.since} on does not fit its commitment"
    try:
        is_same = codec.encode(playback.game.new_match(playback.setup)) == codec.encode(playback.first)
    except (KeyError, ValueError, BadOptions) as error:
        yield f"no match can begin with this mission, options and players: {_error_message(error)}"
        return
    if not is_same:
        yield "the first position does not fit its mission, options and players"


def _check_entries(played: Sequence[Entry], recorded: Sequence[Entry]) -> Iterator[str]:
    for number, (entry, expected) in enumerate(zip(played, recorded, strict=False), 1):
        if not _entries_match(entry, expected):
            difference = (
                "the dice differ from the seed" if expected.kind == "chance" else "the journal differs"
            )
            yield f"entry {number}: {difference}"
            return
    if len(played) != len(recorded):
        yield f"the journal has {len(recorded)} entries, and the match {len(played)}"


def _entries_match(played: Entry, expected: Entry) -> bool:
    """Return whether an entry equals the recorded one. Older records have no fingerprints of draws."""
    if played.kind == "chance" and not expected.fingerprint:
        played = msgspec.structs.replace(played, fingerprint="")
    return played == expected


def replay(games: Games, record: Mapping[str, Any]) -> Iterator[str]:
    """Yield an English line for each happening, including hidden ones.

    Raises BadRecord if the record cannot be played, or at the first entry that does not fit the rules.

    >>> from tests.core.tiny import example_record
    >>> next(replay(*example_record()))
    'took a 1'
    """
    playback = Playback(games, record)
    viewers = [SPECTATOR, *playback.record.players]
    try:
        for change in playback.changes():
            if any(entry.kind == "restart" for entry in change.entries):
                yield "The step begins again, because the match continued under different rules"
            write = playback.game.writer(playback.game.views(playback.match, [SPECTATOR])[SPECTATOR])
            for fact in change.facts:
                sentence = _sentence(playback, fact, viewers, write)
                if sentence is not None:
                    yield sentence
    except Exception as error:
        raise BadRecord(f"the journal does not fit the rules: {_error_message(error)}") from None


def _sentence(playback: Playback, fact: Fact[Any], viewers: Sequence[str], write: Writer) -> str | None:
    """Return the sentence about a fact for the viewer who is shown most of it, or None if nobody is shown
    it."""
    happenings = playback.game.happenings(playback.match.state, [fact], viewers)
    visible = [happening for viewer in viewers for happening in happenings[viewer]]
    return str(label_happening(max(visible, key=len), write)["label"]) if visible else None
