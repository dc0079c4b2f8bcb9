"""One live match in this process: everything that happens to it goes through one lock.

A change is made on the match in memory, written to the store in one transaction, and only then told. Whatever
goes wrong on the way, the match in memory is thrown away and read again: the store holds the truth.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import structlog

from engine.core.chance import SealedChance
from engine.core.decisions import Decision, Refused
from engine.core.driver import Change, Match, Snapshot
from server.jsons import digest, now
from server.play import broadcast, clocks, update
from server.play.audience import NOTHING_SEEN, Audience, send_view
from server.play.bots import Bots
from server.play.connection import Connection
from server.play.context import Asker, Gone, Job, NoEdition, World
from server.play.update import Draft
from server.play.views import View, Viewpoint
from server.store.protocol import Commit, Conflict, Line, MatchRow

log = structlog.get_logger()

TRIES = 5
REMEMBERED = 512

Act = Callable[[Match[Any]], Change]


class Table:
    """See the module. Public methods take the lock; those with an underscore need it taken."""

    def __init__(self, match_id: str, world: World) -> None:
        self.match_id = match_id
        self.world = world
        self.lock = asyncio.Lock()
        self.audience = Audience(world.store)
        self.behind = True  # whether the store may know more
        self.used = asyncio.get_running_loop().time()
        self.log = log.bind(match=match_id)
        self._bots = Bots()
        self._row: MatchRow | None = None
        self._match: Match[Any] | None = None
        self._lines: list[Line] = []
        self._views: dict[str, View] = {}
        self._refusals: OrderedDict[tuple[str, str], Refused] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None
        self._ticking = False

    @property
    def version(self) -> int:
        """The newest version that this table knows."""
        return self._row.version if self._row else -1

    @property
    def row(self) -> MatchRow:
        """The match as this table knows it."""
        assert self._row is not None
        return self._row

    # Connections

    async def join(self, connection: Connection, since: int | None) -> None:
        """Bring the connection to the present, and keep it there."""
        async with self.lock:
            await self._ready()
            playing = self.row.status != "lobby"  # in the lobby a viewer may have been somebody else before
            connection.seq = since if since is not None and playing else NOTHING_SEEN
            connection.viewer = self.row.seat_of(connection.user) or "spectator"
            self.audience.connections.add(connection)
            await self.audience.catch_up(connection, self.row, self._views)

    async def resync(self, connection: Connection) -> None:
        """Send the whole view."""
        async with self.lock:
            await self._ready()
            send_view(connection, self.row, self._views)

    def leave(self, connection: Connection) -> None:
        """Forget the connection."""
        self.audience.connections.discard(connection)
        self.used = asyncio.get_running_loop().time()

    async def refresh(self) -> None:
        """Read what others wrote, and tell it."""
        async with self.lock:
            await self._ready()

    # Commands

    async def play(self, asker: Asker, act: Act) -> None:
        """Do what a seat asks; raises Refused if it may not, and then nothing has changed."""
        async with self.lock:
            if not await self._repeated(asker):
                await self._remembering(asker, self._play(act, asker))

    async def speak(self, asker: Asker, make: Callable[[MatchRow, list[Line]], Line]) -> None:
        """Add a line of chat."""
        async with self.lock:
            if not await self._repeated(asker):
                await self._change(lambda row: Draft(line=make(row, self._lines)), asker)

    async def change(self, make: Callable[[MatchRow], Draft]) -> MatchRow:
        """Change what surrounds the game; `make` looks at the match, and may raise to stop it."""
        async with self.lock:
            return await self._change(make)

    async def resume(self, check: Callable[[MatchRow], None]) -> MatchRow:
        """Go on with a paused match; raises Refused if it cannot be read even now."""
        async with self.lock:
            self._forget()
            await self._ready()
            check(self.row)
            match = self._match
            if match is None:
                raise Refused("stale", "the match cannot be read")
            delay = self.world.bot_delay(self.row)
            draft = update.of_game(self.row, match, Change(), at=now(), bot_delay=delay)
            draft.values["paused_reason"] = None
            return await self._change(lambda _row: draft)

    async def tick(self) -> None:
        """Do what the server owes to seats whose time has come."""
        if self._ticking:
            return  # the one under way looks again when it is done
        self._ticking = True
        try:
            for job in await self._jobs():
                await self._do(job, await self._pick_for(job))
        finally:
            self._ticking = False
            self._arm()

    # Reading

    async def _ready(self) -> None:
        """Stand at the store's newest version, as do all connections."""
        self.used = asyncio.get_running_loop().time()
        while self.behind or self._row is None:
            self.behind = False
            await self._load()

    def _forget(self) -> None:
        self._row = self._match = None

    async def _load(self) -> None:
        self._forget()
        row = await self.world.store.match(self.match_id)
        if row is None:
            raise Gone
        self._lines = list(await self.world.store.lines(self.match_id))
        failure = await self._look(row)
        self._row = row
        await self._settle(row, failure)
        if self._row is not None:
            await self.audience.catch_up_all(self._row, self._views)
            self._arm(late=True)

    async def _look(self, row: MatchRow) -> Exception | None:
        """Read the match and make its views; of one that cannot be read only the table is shown."""
        try:
            self._match = await self._read(row) if row.commitment else None
            self._views = self._all_views(row, self._match, self._lines)
        except Exception as error:
            self.log.error("match cannot be read", number=row.head, exc_info=error)
            self._match = None
            self._views = self._all_views(row, None, self._lines)
            return error
        return None

    async def _read(self, row: MatchRow) -> Match[Any]:
        """The match from its newest snapshot and the rows since, with the catalogue that it began with."""
        if not await self.world.ensure_edition(row):
            raise NoEdition(f"the edition {row.catalogue} is not known here")
        (number, data), rows = await self.world.store.position(self.match_id, row.head)
        chance = SealedChance(await self.world.store.seed(self.match_id))
        entries = [update.entry_of(found) for found in rows]
        match: Match[Any] = Match.load(self.world.game(row), Snapshot(number, data), entries, chance)
        return match

    def _all_views(self, row: MatchRow, match: Match[Any] | None, lines: list[Line]) -> dict[str, View]:
        return Viewpoint(self.world.game(row), self.world.mission(row)).all(row, match, lines)

    async def _settle(self, row: MatchRow, failure: Exception | None) -> None:
        """Pause a match that cannot be read; number views anew that other code has made otherwise.

        No frame leads from the views before to these, so whoever looks on gets a whole view.
        """
        values = _pausing(failure) if failure and row.status == "playing" else {}
        if values:
            self._views = self._all_views(replace(row, **values), None, self._lines)
        digests = {viewer: digest(view) for viewer, view in self._views.items()}
        changed = [viewer for viewer in digests if digests[viewer] != row.digests.get(viewer)]
        if not changed:
            return
        self.log.info("views are not made as before", viewers=changed)
        seqs = row.seqs | {viewer: row.seqs.get(viewer, 0) + 1 for viewer in changed}
        values |= {"seqs": seqs, "digests": digests}
        try:
            await self.world.store.commit(Commit(self.match_id, row.version, now(), values))
        except Conflict:
            self._forget()
        else:
            self._row = replace(row, **values, version=row.version + 1)

    # Writing

    async def _play(self, act: Act, asker: Asker | None = None) -> None:
        """Do something in the game, again if another process was quicker."""
        for _ in range(TRIES):
            await self._ready()
            match = self._open_match()
            try:
                change = act(match)
                delay = self.world.bot_delay(self.row)
                draft = update.of_game(self.row, match, change, at=now(), bot_delay=delay)
                views = self._all_views(update.after(self.row, draft), match, self._lines)
            except Refused:
                raise
            except Exception as error:
                await self._fail(error)
                raise Refused("stale", "an internal error paused the match") from error
            if await self._written(draft, asker, views):
                return
        raise Refused("stale", "others were quicker")

    async def _change(self, make: Callable[[MatchRow], Draft], asker: Asker | None = None) -> MatchRow:
        """Do something around the game."""
        for _ in range(TRIES):
            await self._ready()
            try:
                draft = make(self.row)
            except Exception:
                if await self._is_newest():
                    raise
                self._forget()  # what stands in the way may be gone
                continue
            if await self._written(draft, asker):
                return self.row
        raise Refused("stale", "others were quicker")

    async def _is_newest(self) -> bool:
        """Whether the store knows no more than this table."""
        return (await self.world.store.versions([self.match_id])).get(self.match_id) == self.version

    def _open_match(self) -> Match[Any]:
        if self.row.status == "finished":
            raise Refused("over", "the match is over")
        if self.row.status != "playing" or self._match is None:
            raise Refused("stale", f"nothing is asked while the match is in status {self.row.status}")
        return self._match

    async def _written(
        self, draft: Draft, asker: Asker | None = None, views: dict[str, View] | None = None
    ) -> bool:
        """Write the draft, then tell it; False if another process was quicker."""
        row = update.after(self.row, draft)
        match = draft.beginning.match if draft.beginning else self._match
        lines = [*self._lines, draft.line] if draft.line else self._lines
        reply = (asker.seat, asker.message) if asker else None
        try:
            views = views or self._all_views(row, match, lines)
            step = self._step(views, match, draft.change)
            kept = self.world.settings.frames_kept
            await self.world.store.commit(
                update.commit_of(self.row, draft, step, at=now(), reply=reply, frames_kept=kept)
            )
        except Conflict:
            self._forget()
            return False
        except BaseException:
            self._forget()
            raise
        self._row = replace(row, seqs=step.seqs, digests=step.digests)
        self._match, self._lines, self._views = match, lines, views
        self._tell(step, asker)
        return True

    def _step(self, views: dict[str, View], match: Match[Any] | None, change: Change) -> broadcast.Step:
        shown: dict[str, list[dict[str, Any]]] = {}
        if match and change.news:
            shown = self.world.game(self.row).happenings(match.state, change.news, views)
        return broadcast.step(self._views, views, shown, self.row.seqs, self.row.digests)

    def _tell(self, step: broadcast.Step, asker: Asker | None) -> None:
        if asker:
            asker.accept()
        self.audience.tell(self.row, self._views, step)
        self._arm()
        self.world.publish(self.match_id, self.row.version)

    # Repeated messages

    async def _repeated(self, asker: Asker) -> bool:
        """Give a repeated message the reply that it had."""
        if known := self._refusals.get((asker.seat, asker.message)):
            raise Refused(known.code, known.detail)
        if not await self.world.store.replied(self.match_id, asker.seat, asker.message):
            return False
        asker.accept()
        return True

    async def _remembering(self, asker: Asker, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refused as refusal:
            self._refusals[asker.seat, asker.message] = refusal
            if len(self._refusals) > REMEMBERED:
                self._refusals.popitem(last=False)
            raise

    # Trouble

    async def _fail(self, error: Exception) -> None:
        """Something is wrong in the rules: nobody wins or loses by it, the match stops where it was."""
        self.log.error("match failed", number=self.row.head, exc_info=error)
        self._forget()
        await self._ready()
        if self.row.status == "playing":
            await self._written(Draft(_pausing(error)))

    # The server's own part

    def stop(self) -> None:
        """Ring no more."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _arm(self, late: bool = False) -> None:
        """Wake up when the server must act; what another process has begun is left to it for a while."""
        self.stop()
        if self._row is None or self._row.due_at is None or self._row.status != "playing":
            return
        grace = self.world.settings.sweep_seconds if late else 0.0
        delay = max(0.0, (self._row.due_at - now()).total_seconds()) + grace
        self._timer = asyncio.get_running_loop().call_later(delay, self.world.ring, self)

    async def _jobs(self) -> list[Job]:
        """What is due now."""
        async with self.lock:
            await self._ready()
            match = self._match if self.row.status == "playing" else None
            decisions = match.decisions if match else {}
            due = [seat for seat in clocks.due(self.row.waits, now()) if seat in decisions]
            return [self._job(seat, decisions[seat]) for seat in due]

    def _job(self, seat: str, asked: Decision) -> Job:
        occupant = self.row.seats.get(seat)
        by_bot = self.row.waits[seat]["by"] == "bot" and occupant is not None
        return Job(seat, asked, occupant.bot if by_bot and occupant else None, self._views[seat])

    async def _pick_for(self, job: Job) -> list[str]:
        """Without the lock: a bot may think, and nobody waits for it."""
        if job.bot is None:
            return list(job.asked.default or ())
        return await self._bots.pick(self.world.game(self.row), job)

    async def _do(self, job: Job, pick: list[str]) -> None:
        """Answer for a bot, or with the default when a seat's time is up."""
        try:
            async with self.lock:
                await self._play(lambda match: match.answer(job.seat, job.asked.id, pick))
        except Refused as refusal:  # somebody may have been quicker
            self.log.info("own answer refused", seat=job.seat, code=refusal.code, detail=refusal.detail)


def _pausing(error: Exception) -> dict[str, Any]:
    """The columns of a match that stops; its clocks start anew when it goes on."""
    reason = f"{type(error).__name__}: {error}"[:500].replace("\0", "")
    return {"status": "paused", "paused_reason": reason, "waits": {}, "due_at": None}
