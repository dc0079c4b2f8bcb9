"""Records of whole matches: making one, checking it and its sealed dice, and printing it line by line.

>>> from engine.core.selfplay import Selfplay
>>> from tests.core.tiny import Tiny
>>> game = Tiny("stones")
>>> one, games = Selfplay(game, "two", bytes(32)), {game.id: game}
>>> _ = one.play()
>>> kept = export(game, one.match, one.setup, data=one.data, journal=one.journal, seed=one.seed)
>>> verify(games, kept).ok, verify(games, kept | {"seed": "11" * 32}).problems
(True, ['the seed does not fit the commitment'])
>>> next(replay(games, kept))
'took a 1'
>>> playback = Playback(games, kept)
>>> sum(len(change.entries) for change in playback.changes()) == len(kept["entries"]), playback.match.over
(True, True)
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.core import codec, options
from engine.core.chance import SealedChance, commitment_of
from engine.core.decisions import Refused
from engine.core.facts import Fact
from engine.core.game import Game
from engine.core.journal import Change, Diverged, Entry, Snapshot
from engine.core.match import Match
from engine.core.options import BadOptions
from engine.core.restart import restart, restarts
from engine.core.setup import Seated, Setup
from engine.core.takeup import done_again
from engine.core.views import SPECTATOR
from engine.core.wire import Wire

FORMAT = "match-record/2"
FIRST_FORMAT = "galaxies-record/1"

Games = Mapping[str, Game[Any]]


class BadRecord(Exception):
    """A file that holds no record, or one that cannot be played here."""


class Resealed(msgspec.Struct, frozen=True):
    """The seed of all draws from that number on: the match was brought back from a backup.

    >>> Resealed(since=12, commitment="66687aad", seed="00" * 32).since
    12
    """

    since: int
    commitment: str
    seed: str


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A match to be played again: what it began with, the secret seed, and every entry of its journal.

    ``edition`` is everything printed as it was kept; the snapshot names its digest. ``seed`` is hexadecimal.

    >>> from tests.core.tiny import recorded
    >>> _, kept = recorded()
    >>> record = read(kept)
    >>> record.seed == bytes(32).hex(), record.result["reason"]
    (True, 'last')
    """

    format: str = FORMAT
    game: str
    match: str
    mission: str
    options: dict[str, Any]
    players: dict[str, Seated]
    commitment: str
    seed: str
    snapshot: str
    edition: str | None = None
    entries: list[Entry]
    result: Wire | None
    resealed: list[Resealed] | msgspec.UnsetType = msgspec.UNSET

    @property
    def chance(self) -> SealedChance:
        """The dice; raises ValueError for seeds that are none."""
        later = [(one.since, bytes.fromhex(one.seed)) for one in self.resealed or ()]
        return SealedChance(bytes.fromhex(self.seed), later)

    @property
    def commitments(self) -> list[str]:
        """What was told of each seed before it was used."""
        return [self.commitment, *(one.commitment for one in self.resealed or ())]


class Report(msgspec.Struct, frozen=True):
    """The result of checking a record: no problem, or what is wrong; ``state`` hashes the last position.

    Of its ``entries`` so many were ``given_up`` when a step began again, and cannot be checked.

    >>> Report([], entries=12, state="").ok, Report(["the seed does not fit"], entries=12, state="").ok
    (True, False)
    """

    problems: list[str]
    entries: int
    state: str
    given_up: int = 0

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
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

    ``setup`` is what it was set up with and ``data`` its first snapshot; ``journal`` holds all its entries,
    ``seed`` the 16 to 64 bytes of its chance, which are secret until the match is over. ``table_options``
    are the options that every table has.

    Raises KeyError if the edition of the match is not known.

    >>> from engine.core.selfplay import Selfplay
    >>> from tests.core.tiny import Tiny
    >>> game = Tiny("stones")
    >>> one = Selfplay(game, "two", bytes(32))
    >>> _ = one.play()
    >>> kept = export(game, one.match, one.setup, data=one.data, journal=one.journal, seed=one.seed)
    >>> kept["format"], kept["game"], kept["mission"], kept["players"]["a"]["bot"]
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
    return dict(match.outcome.wire()) if match.outcome is not None else None


def read(record: Mapping[str, Any]) -> Record:
    """Return a record out of wire data, of this format or the first one.

    Raises BadRecord for all else; whether it can be played is another question.

    >>> read({"format": "match-record/2"})
    Traceback (most recent call last):
        ...
    engine.core.record.BadRecord: this is no record: Object missing required field `game`
    """
    try:
        held = msgspec.convert(_renamed(record), Record)
        _ = held.chance
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRecord(f"this is no record: {error}") from None
    if held.format != FORMAT:
        raise BadRecord(f"a record in format {held.format} cannot be read here")
    return held


def _renamed(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """A record of the first format under the names of the present one."""
    if not isinstance(record, Mapping) or record.get("format") != FIRST_FORMAT:
        return record
    players = record.get("players")
    if isinstance(players, Mapping):
        players = {
            seat: {**who, "loadout": who.get("build")} if isinstance(who, Mapping) else who
            for seat, who in players.items()
        }
    return {**record, "format": FORMAT, "edition": record.get("components"), "players": players}


def game_of(games: Games, name: str) -> Game[Any]:
    """Return the game that a record names, perhaps by a former name; raises BadRecord if it is not here.

    >>> from tests.core.tiny import Tiny
    >>> game = Tiny("stones", former_ids=("pebbles",))
    >>> game_of({"stones": game}, "pebbles") is game
    True
    >>> game_of({"stones": game}, "chess")
    Traceback (most recent call last):
    engine.core.record.BadRecord: a record of chess cannot be read here
    """
    for game in games.values():
        if name == game.id or name in game.former_ids:
            return game
    raise BadRecord(f"a record of {name} cannot be read here")


class Playback:
    """A record played again; after :meth:`changes` is used up, ``match`` is the last position.

    The edition that the record brings along is loaded into its game. Raises BadRecord for data that is no
    record, for a game that is not among ``games``, and for a first position or an edition that it cannot
    play.

    >>> from tests.core.tiny import recorded
    >>> playback = Playback(*recorded())
    >>> [change.news[-1].stones for change in playback.changes() if change.news][:2]
    [1, 1]
    """

    def __init__(self, games: Games, record: Mapping[str, Any] | Record) -> None:
        self.record = record if isinstance(record, Record) else read(record)
        self.game = game_of(games, self.record.game)
        self.chance = self.record.chance
        try:
            self.digest = self._take_edition()
            self._base = Snapshot(0, self.record.snapshot.encode())
            self.first = self.game.codec.decode(self._base.data).state
            self.match, self._first = Match.begin(self.game, self._base.data, self.chance)
            self._restarts = restarts(self.record.entries)
        except Exception as error:  # whatever a tampered position makes of the rules
            raise BadRecord(f"the first position cannot be played here: {_reason(error)}") from None

    def _take_edition(self) -> str | None:
        """Load the edition that the record brings along into its game; returns its digest."""
        if self.record.edition is None:
            return None
        data = self.record.edition.encode()
        digest = hashlib.sha256(data).hexdigest()
        self.game.load_edition(digest, data)
        return digest

    @property
    def setup(self) -> Setup:
        """What the match began with."""
        kept = self.record
        own = options.of_game(kept.options)
        bots = [one.bot for one in kept.players.values()]
        gestures = options.asks_gestures(kept.options, kept.players)
        rulings = getattr(self.first, "rulings", None)
        return Setup(
            match=kept.match,
            mission=kept.mission,
            options=own,
            players=kept.players,
            commitment=kept.commitment,
            edition=self.digest,
            at_once=options.asks_at_once(kept.options, bots),
            rulings=rulings,
            only_answers=options.asks_only_answers(kept.options, bots),
            gestures=gestures,
        )

    def changes(self) -> Iterator[Change]:
        """Yield what each entry did, first what happened before the first one.

        Entries that were given up are passed over: they come with the restart after them. Raises Refused or
        Diverged at the first entry that does not fit the rules.
        """
        given_up = self.given_up
        yield self._within(self._first)
        for number, entry in enumerate(self.record.entries, 1):
            if entry.kind == "restart":
                yield self._within(self._begin_again(number))
            elif entry.kind != "chance" and number not in given_up:
                self.match.bounded = False
                yield self._within(done_again(self.match, entry))

    def faithful(self) -> Iterator[Change]:
        """Yield the changes of :meth:`changes` as long as each is what was journalled.

        Raises Diverged, too, at the first that is not: other dice, say, or more of them.
        """
        number = 0
        for change in self.changes():
            kept = self.record.entries[number : number + len(change.entries)]
            if len(kept) < len(change.entries) or not all(map(_same, change.entries, kept)):
                raise Diverged(f"the journal differs after entry {number}")
            number += len(kept)
            yield change

    @property
    def given_up(self) -> set[int]:
        """The numbers of the entries that were given up when a step began again."""
        return {number for at, (after, _) in self._restarts.items() for number in range(after + 1, at)}

    def _begin_again(self, number: int) -> Change:
        """Do what the entry of that number did, a restart."""
        base, (after, reach) = self._base, self._restarts[number]
        rows = self.record.entries[base.number : number - 1]
        self.match, change = restart(self.game, base, rows, self.chance, after=after, reach=reach)
        self._base = self.match.snapshot
        return Change([*rows[after - base.number :], *change.entries], change.news)

    def _within(self, change: Change) -> Change:
        """The change, without entries that were given up afterwards."""
        end = self.match.number
        after = min(
            (after for at, (after, _) in self._restarts.items() if at > self._base.number), default=end
        )
        return Change(change.entries[: len(change.entries) - max(0, end - after)], change.news)


def verify(games: Games, record: Mapping[str, Any], known: Sequence[str] = ()) -> Report:
    """Play a record again and compare: first position, dice, every question asked, and the end.

    ``games`` are those that can be played here, by their ids. ``known`` are commitments that players saw
    before the dice fell: without them a record that was invented as a whole has no problem. With them every
    seal of the record has to be among them. Raises BadRecord if it cannot be played at all.

    >>> from tests.core.tiny import recorded
    >>> games, kept = recorded()
    >>> verify(games, kept).ok, verify(games, kept | {"entries": kept["entries"][:1]}).ok
    (True, False)
    >>> verify(games, kept, ["00" * 32]).problems
    ['the dice are not those that were sealed as 0000000000000000...']
    """
    playback = Playback(games, record)
    kept = playback.record
    problems = [*_check_known(kept, {one.lower() for one in known}), *_check_beginning(playback)]
    entries: list[Entry] = []
    try:
        for change in playback.changes():
            at = len(entries)
            entries += change.entries
            if not all(map(_same, change.entries, kept.entries[at : len(entries)])):
                break
    except Exception as error:  # whatever a tampered record makes of the rules
        problems.append(f"after entry {len(entries)}: {_reason(error)}")
    problems += [] if problems else _check_entries(entries, kept.entries)
    if not problems and not _same_result(_result(playback.match), kept.result):
        problems.append("the match ended otherwise")
    state = hashlib.sha256(codec.encode(playback.match.state)).hexdigest()
    return Report(problems, len(kept.entries), state, len(playback.given_up))


def _check_known(kept: Record, known: set[str]) -> Iterator[str]:
    """Compare the seals with those that players saw, if any: all dice of a later one may be invented."""
    if strange := known.difference(kept.commitments):
        for one in sorted(strange):
            yield f"the dice are not those that were sealed as {one[:16]}..."
        return
    since = [0, *(one.since for one in kept.resealed or ())]
    for number, seal in zip(since, kept.commitments, strict=True):
        if known and seal not in known:
            yield f"the dice from draw {number} on were sealed as {seal}, which is not among those given"


def _same_result(now: Wire | None, kept: Wire | None) -> bool:
    """Whether a recorded result agrees with the one just played; older records have fewer fields."""
    if now is None or kept is None:
        return now is kept
    return bool(kept) and kept.items() <= now.items()


def _reason(error: Exception) -> str:
    """What an error says, with its kind where that is not the rules' own way to refuse."""
    plain = isinstance(error, (Refused, Diverged, BadOptions, ValueError))
    return str(error) if plain else f"{type(error).__name__}: {error}"


def _check_beginning(playback: Playback) -> Iterator[str]:
    kept = playback.record
    if playback.chance.commitment != kept.commitment:
        yield "the seed does not fit the commitment"
    for one in kept.resealed or ():
        if commitment_of(bytes.fromhex(one.seed)) != one.commitment:
            yield f"the seed from draw {one.since} on does not fit its commitment"
    try:
        same = codec.encode(playback.game.new_match(playback.setup)) == codec.encode(playback.first)
    except (KeyError, ValueError, BadOptions) as error:
        yield f"mission, options and players make no match: {_reason(error)}"
        return
    if not same:
        yield "the first position is not that of its mission, options and players"


def _check_entries(played: Sequence[Entry], kept: Sequence[Entry]) -> Iterator[str]:
    for number, (ours, theirs) in enumerate(zip(played, kept, strict=False), 1):
        if not _same(ours, theirs):
            what = "the dice differ from the seed" if theirs.kind == "chance" else "the journal differs"
            yield f"entry {number}: {what}"
            return
    if len(played) != len(kept):
        yield f"the journal has {len(kept)} entries, and the match {len(played)}"


def _same(ours: Entry, theirs: Entry) -> bool:
    """Whether an entry is as it was kept; older records do not say what was drawn."""
    if ours.kind == "chance" and not theirs.fingerprint:
        ours = msgspec.structs.replace(ours, fingerprint="")
    return ours == theirs


def replay(games: Games, record: Mapping[str, Any]) -> Iterator[str]:
    """Yield what happened, an English line for each happening, hidden things included.

    Raises BadRecord if the record cannot be played, and at an entry that does not fit the rules.

    >>> from tests.core.tiny import recorded
    >>> next(replay(*recorded()))
    'took a 1'
    """
    playback = Playback(games, record)
    viewers = [SPECTATOR, *playback.record.players]
    try:
        for change in playback.changes():
            if any(entry.kind == "restart" for entry in change.entries):
                yield "The step begins again: other rules went on with the match"
            for fact in change.news:
                told = _told(playback, fact, viewers)
                if told is not None:
                    yield told
    except Exception as error:
        raise BadRecord(f"the journal does not fit the rules: {_reason(error)}") from None


def _told(playback: Playback, fact: Fact[Any], viewers: Sequence[str]) -> str | None:
    """The sentence of a happening, as shown to the viewer who is shown most of it; None if nobody is."""
    told = playback.game.happenings(playback.match.state, [fact], viewers)
    shown = [happening for viewer in viewers for happening in told[viewer]]
    return str(max(shown, key=len)["label"]) if shown else None
