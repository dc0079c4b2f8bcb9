"""Records of whole matches: written, checked against their dice, and told line by line."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engine.core import codec
from engine.core.chance import SealedChance
from engine.core.decisions import Refused
from engine.core.driver import Change, Diverged, Entry, Match
from engine.core.facts import Fact
from engine.core.game import BadOptions, Seated
from engine.galaxies.catalogue import Catalogue, keeping
from engine.galaxies.game import Galaxies
from engine.galaxies.printed import book
from engine.galaxies.state import State

FORMAT = "galaxies-record/1"
GAME = "battleship-galaxies"


class BadRecord(Exception):
    """A file that holds no record, or one that cannot be played here."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A match to be played again: what it began with, the secret seed, and every entry of its journal.

    ``components`` is the catalogue as it was kept; the snapshot names its digest.
    """

    format: str = FORMAT
    game: str = GAME
    match: str
    mission: str
    options: dict[str, Any]
    players: dict[str, Seated]
    commitment: str
    seed: str
    snapshot: str
    components: str | None = None
    entries: list[Entry]
    result: dict[str, Any] | None


class Report(msgspec.Struct, frozen=True):
    """What checking a record has found: no problem, or what is wrong; ``state`` hashes the last position."""

    problems: list[str]
    entries: int
    state: str

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


def export(
    match: Match[State],
    data: bytes,
    journal: Sequence[Entry],
    seed: bytes,
    *,
    options: dict[str, Any],
    players: dict[str, Seated],
) -> dict[str, Any]:
    """Return the record of a match that began with ``data``, as wire data."""
    state = match.state
    record = Record(
        match=state.match,
        mission=state.mission,
        options=options,
        players=players,
        commitment=state.commitment,
        seed=seed.hex(),
        snapshot=data.decode(),
        components=keeping.dump(book(state)).decode(),
        entries=list(journal),
        result=_result(match),
    )
    wire: dict[str, Any] = msgspec.to_builtins(record)
    return wire


def _result(match: Match[State]) -> dict[str, Any] | None:
    result: dict[str, Any] | None = Galaxies().view(match, "")["result"]
    return result


def read(record: dict[str, Any]) -> Record:
    """Return a record out of wire data."""
    try:
        found = msgspec.convert(record, Record)
        _ = SealedChance(bytes.fromhex(found.seed))
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRecord(f"this is no record: {error}") from None
    if found.format != FORMAT or found.game != GAME:
        raise BadRecord(f"a record of {found.game} in format {found.format} cannot be read here")
    return found


def _own_book(record: Record) -> Catalogue | None:
    """The catalogue that a record brings along."""
    if record.components is None:
        return None
    data = record.components.encode()
    try:
        return keeping.restore(keeping.digest_of(data), data)
    except ValueError as error:
        raise BadRecord(str(error)) from None


class Playback:
    """A record played again; after :meth:`changes` is used up, ``match`` is the last position."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.record = read(record)
        self.rules = Galaxies(_own_book(self.record))
        self.chance = SealedChance(bytes.fromhex(self.record.seed))
        try:
            self.match, self._first = Match.begin(self.rules, self.record.snapshot.encode(), self.chance)
        except (msgspec.ValidationError, ValueError, KeyError) as error:
            raise BadRecord(f"the first position cannot be played here: {error}") from None

    def changes(self) -> Iterator[Change]:
        """Yield what each entry did, first what happened before the first one."""
        yield self._first
        for entry in self.record.entries:
            if entry.kind != "chance":
                yield self._again(entry)

    def _again(self, entry: Entry) -> Change:
        if entry.kind == "undo":
            return self.match.undo(entry.seat)
        if entry.kind == "order":
            return self.match.order(entry.seat, str(entry.value[0]), entry.value[1] == "on")
        asked = self.match.decisions.get(entry.seat)
        if asked is None:
            raise Diverged(f"{entry.seat} was not asked")
        return self.match.answer(entry.seat, asked.id, [str(choice) for choice in entry.value])


def verify(record: dict[str, Any]) -> Report:
    """Play a record again and compare: first position, dice, every question asked, and the end.

    Raises BadRecord if it cannot be played at all.
    """
    playback = Playback(record)
    kept = playback.record
    problems = list(_check_beginning(playback))
    entries: list[Entry] = []
    try:
        for change in playback.changes():
            entries += change.entries
            if entries != kept.entries[: len(entries)]:
                break
    except (Refused, Diverged) as error:
        problems.append(f"after entry {len(entries)}: {error}")
    problems += [] if problems else _check_entries(entries, kept.entries)
    if not problems and _result(playback.match) != kept.result:
        problems.append("the match ended otherwise")
    state = hashlib.sha256(codec.encode(playback.match.state)).hexdigest()
    return Report(problems, len(kept.entries), state)


def _check_beginning(playback: Playback) -> Iterator[str]:
    kept = playback.record
    if playback.chance.commitment != kept.commitment:
        yield "the seed does not fit the commitment"
    try:
        first = playback.rules.new_match(
            kept.match, kept.mission, kept.options, kept.players, kept.commitment
        )
    except (KeyError, ValueError, BadOptions) as error:
        yield f"mission, options and players make no match: {error}"
        return
    begun = codec.decode(kept.snapshot.encode(), State)  # perhaps written by an older version
    if first != codec.encode(begun):
        yield "the first position is not that of its mission, options and players"


def _check_entries(played: Sequence[Entry], kept: Sequence[Entry]) -> Iterator[str]:
    for number, (ours, theirs) in enumerate(zip(played, kept, strict=False), 1):
        if ours != theirs:
            what = "the dice differ from the seed" if theirs.kind == "chance" else "the journal differs"
            yield f"entry {number}: {what}"
            return
    if len(played) != len(kept):
        yield f"the journal has {len(kept)} entries, and the match {len(played)}"


def replay(record: dict[str, Any]) -> Iterator[str]:
    """Yield what happened, a line for each happening, hidden things included.

    Raises BadRecord when an entry cannot be played.
    """
    playback = Playback(record)
    try:
        for change in playback.changes():
            for fact in change.news:
                told = _told(playback, fact)
                if told is not None:
                    yield told
    except (Refused, Diverged) as error:
        raise BadRecord(f"the journal does not fit the rules: {error}") from None


def _told(playback: Playback, fact: Fact[Any]) -> str | None:
    """A happening as the viewer tells it who was shown most of it."""
    viewers = ["spectator", *playback.match.state.seats]
    shown = [h for v in viewers for h in playback.rules.happenings(playback.match, [fact], v)]
    return str(max(shown, key=len)["label"]) if shown else None
