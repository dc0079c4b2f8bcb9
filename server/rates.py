"""Rate limits of one caller, counted in memory: a message is taken or not without a wait."""

from __future__ import annotations

from contextlib import suppress
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING

from limits import RateLimitItem, parse

from server.clients import networks_of
from server.errors import Problem
from server.settings import Settings

if TYPE_CHECKING:
    from server.shared_rates import SharedRates

#: How many callers a limit knows before it first forgets those that need not wait.
FEW = 1000
#: How far sums of times may be off, in seconds: the first of "1/hour" has not to wait for a billionth of one.
ROUNDING = 1e-6
#: How many sockets of a user may be closed for a flood before it has to wait for the next one.
FLOODS = "3/minute"
NAMES = "20/minute"
EXPORTS = "5/minute"
#: How often a user may change how he is told of his moves, and have it tried.
NOTICES, TRIALS = "30/minute", "10/hour"
#: How often e-mail addresses may be asked to be confirmed from one address of a network.
CONFIRMS = "20/day"
#: How often the host of the server may be told of somebody from one address of a network.
REPORTS = "60/day"
#: How many accounts may be made, and loadouts saved, at one address of a network: what is kept of them stays.
ACCOUNTS, LOADOUTS = "500/day", "1000/day"
#: How often a user may ask for a view without a socket: for a picture of each match that goes on.
LOOKS = "120/minute"
#: How often a user may poll for the messages of matches, over all pages together.
POLLS = "1200/minute"
#: How often a user may ask to be let in at doors, and how often all from one address of a network may.
KNOCKS, ADDRESS_KNOCKS = "10/minute", "120/hour"
#: How many pages of finished matches a user may have played again.
REPLAYS = "30/minute"


class RateLimit:
    """So many in so long for each caller, all at once or spread (the generic cell rate algorithm).

    Whoever has used all up gets one more for each part of the time that passes. A call costs the same however
    many callers there are.

    >>> limit = RateLimit("2/minute")
    >>> limit.hit("ada", at=0.0), limit.hit("ada", at=0.0), limit.hit("ada", at=0.0)
    (0.0, 0.0, 30.0)
    >>> limit.hit("bob", at=0.0), limit.hit("ada", at=30.0)
    (0.0, 0.0)
    >>> limit.hit("cleo", at=0.0, many=4), limit.hit("cleo", at=0.0)
    (0.0, 90.0)
    """

    def __init__(self, rate: str) -> None:
        """``rate`` is written as `limits` reads it; raises ValueError for another text."""
        self.item = parse(rate)
        self._period = float(self.item.get_expiry())
        self._each = self._period / self.item.amount
        self._used_until: dict[str, float] = {}  # when a caller's use is made up for
        self._many = FEW

    def wait(self, caller: str, at: float | None = None, least: float = 1) -> float:
        """Return in how many seconds the caller's next one may be taken, or ``least`` of one; 0 is now."""
        at = monotonic() if at is None else at
        wait = self._used_until.get(caller, at) + least * self._each - self._period - at
        return wait if wait > ROUNDING else 0.0

    def hit(self, caller: str, at: float | None = None, many: float = 1) -> float:
        """Count so many of the caller's, as soon as one may be; returns 0, or, with nothing counted, in how
        many seconds one may be."""
        at = monotonic() if at is None else at
        wait = self.wait(caller, at, min(many, 1))
        if not wait:
            self._used_until[caller] = max(at, self._used_until.get(caller, at)) + many * self._each
            self._forget(at)
        return wait

    def wait_from(self, address: str, at: float | None = None) -> float:
        """Return what :meth:`wait` does for an address and the wider networks that it belongs to."""
        return max(self.wait(network, at, 1 / allowance) for network, allowance in networks_of(address))

    def hit_from(self, address: str, at: float | None = None, many: float = 1) -> float:
        """Count as :meth:`hit` does for an address, and for the wider networks that it belongs to: these have
        more, so that in them it counts as less than one.

        >>> limit = RateLimit("1/minute")
        >>> [limit.hit_from(f"2001:db8:0:{n:x}::1", at=0.0) for n in (1, 2, 3, 4, 5, 0x100)]
        [0.0, 0.0, 0.0, 0.0, 15.0, 0.0]
        """
        wait = self.wait_from(address, at)
        if not wait:
            for network, allowance in networks_of(address):
                _ = self.hit(network, at, many / allowance)
        return wait

    def _forget(self, at: float) -> None:
        """Forget callers that are as new, each time that there are twice as many as before."""
        if len(self._used_until) > self._many:
            self._used_until = {caller: until for caller, until in self._used_until.items() if until > at}
            self._many = max(FEW, 2 * len(self._used_until))


class RateLimits:
    """The limits of one server.

    Messages are counted in each process; guests and new matches through Redis, if there is one, so that
    several processes take no more than one. While Redis is away each counts for itself.
    """

    def __init__(self, settings: Settings) -> None:
        self._guests, self._address_guests = (
            RateLimit(settings.guest_rate),
            RateLimit(settings.address_guest_rate),
        )
        self._accounts, self._address_loadouts = RateLimit(ACCOUNTS), RateLimit(LOADOUTS)
        self._logins = RateLimit(settings.login_rate)
        self._named_logins = RateLimit(settings.account_rate)
        self._exports = RateLimit(EXPORTS)
        self._creates = RateLimit(settings.create_rate)
        self._address_creates = RateLimit(settings.address_create_rate)
        self._lists = RateLimit(settings.list_rate)
        self._loadouts = RateLimit(settings.loadout_rate)
        self._looks = RateLimit(LOOKS)
        self._replays = RateLimit(REPLAYS)
        self._polls = RateLimit(POLLS)
        self._names = RateLimit(NAMES)
        self._notices, self._trials = RateLimit(NOTICES), RateLimit(TRIALS)
        self._confirms, self._clients = RateLimit(settings.confirm_rate), RateLimit(CONFIRMS)
        self._kinds = {
            "chat": RateLimit(settings.chat_rate),
            "order": RateLimit(settings.order_rate),
            "undo": RateLimit(settings.undo_rate),
        }
        self._hints = RateLimit(settings.hint_rate)
        self._points = RateLimit(settings.point_rate)
        self._reports, self._address_reports = RateLimit(settings.report_rate), RateLimit(REPORTS)
        self._shuns = RateLimit(NAMES)
        self._knocks, self._address_knocks = RateLimit(KNOCKS), RateLimit(ADDRESS_KNOCKS)
        self._refusals = RateLimit(settings.refusal_rate)
        self._messages = RateLimit(settings.message_rate)
        self._floods = RateLimit(FLOODS)
        self._shared = _shared(settings.redis) if settings.redis else None

    async def guest(self, address: str) -> None:
        """Raise Problem 429 if too many guests came from that address, lately or in a day."""
        await self._from(address, self._guests, "guest")
        await self._from(address, self._address_guests, "guest-day")

    async def device(self, user_id: str) -> None:
        """Raise Problem 429 if that user makes links to other devices too often."""
        await self._together(self._guests, "device", user_id)

    async def new_device(self, address: str) -> None:
        """Raise Problem 429 if such links are used at that address too often."""
        await self._from(address, self._guests, "device")

    async def account(self, address: str) -> None:
        """Raise Problem 429 if that address tries too often to log in, or makes too many accounts."""
        await self.login(address)
        await self._from(address, self._accounts, "account-address")

    async def login(self, address: str, account: str | None = None) -> None:
        """Raise Problem 429 if that address tries too often to log in, or anybody with the account whose name
        has that digest, whether there is one or not."""
        await self._from(address, self._logins, "login")
        if account is not None:
            await self._together(self._named_logins, "account", account)

    def export(self, user_id: str) -> None:
        """Raise Problem 429 if the user asks too often for all that is kept of him, or to be forgotten."""
        _or_429(self._exports.hit(user_id))

    async def create(self, user_id: str) -> None:
        """Raise Problem 429 if the user makes, resumes or hands on too many matches."""
        await self._together(self._creates, "create", user_id)

    async def match(self, user_id: str, address: str) -> None:
        """Raise Problem 429 if the user asks for too many matches, or too many were :meth:`made` from that
        address."""
        await self.create(user_id)
        await self._from(address, self._address_creates, "create-address", count=False)

    async def made(self, address: str) -> None:
        """Count a match that was made from that address."""
        with suppress(Problem):
            await self._from(address, self._address_creates, "create-address")

    def list(self, user_id: str) -> None:
        """Raise Problem 429 if the user asks for too many lists of matches."""
        _or_429(self._lists.hit(user_id))

    def loadout(self, user_id: str) -> None:
        """Raise Problem 429 if the user sends too many loadouts."""
        _or_429(self._loadouts.hit(user_id))

    async def save(self, user_id: str, address: str) -> None:
        """Raise Problem 429 if the user sends too many loadouts, or too many are saved at that address."""
        self.loadout(user_id)
        await self._from(address, self._address_loadouts, "loadout-address")

    def rename(self, user_id: str) -> None:
        """Raise Problem 429 if the user takes too many names."""
        _or_429(self._names.hit(user_id))

    def notice(self, user_id: str) -> None:
        """Raise Problem 429 if the user changes too often how he is told."""
        _or_429(self._notices.hit(user_id))

    async def trial(self, user_id: str) -> None:
        """Raise Problem 429 if the user has it tried too often how he is told."""
        await self._together(self._trials, "trial", user_id)

    async def confirm(self, user_id: str, mailbox: str, client: str) -> None:
        """Raise Problem 429 if too many letters ask for this user, for a mailbox, or for somebody at this
        network address, to be confirmed."""
        await self._from(client, self._clients, "confirm-client")
        await self._together(self._confirms, "confirm-user", user_id)
        await self._together(self._confirms, "confirm-mailbox", mailbox)

    def look(self, user_id: str) -> None:
        """Raise Problem 429 if the user asks for too many views."""
        _or_429(self._looks.hit(user_id))

    def poll(self, user_id: str) -> None:
        """Raise Problem 429 if the user polls too often for messages."""
        _or_429(self._polls.hit(user_id))

    def replay(self, user_id: str) -> None:
        """Raise Problem 429 if the user has too much of finished matches played again."""
        _or_429(self._replays.hit(user_id))

    def wait_after_refusals(self, user_id: str) -> float:
        """Return 0, or in how many seconds a user is heard again whose messages were refused too often."""
        return ceil(self._refusals.wait(user_id) * 10) / 10

    def to_wait(self, user_id: str, kind: str) -> float:
        """Count a message of the user; returns 0, or in how many seconds the next one may be taken.

        Lines of chat, standing orders and answers taken back have limits of their own.
        """
        wait = self._messages.hit(user_id)
        if not wait and kind in self._kinds:
            wait = self._kinds[kind].hit(user_id)
        return ceil(wait * 10) / 10

    def hint(self, user_id: str) -> float:
        """Count a hint that the user asks for; returns 0, or in how many seconds it may be asked for."""
        return ceil(self._hints.hit(user_id) * 10) / 10

    def point(self, user_id: str) -> float:
        """Count what the user points out to mates; returns 0, or in how many seconds he may again."""
        return ceil(self._points.hit(user_id) * 10) / 10

    def shun(self, user_id: str) -> None:
        """Raise Problem 429 if the user mutes, blocks or turns away too many."""
        _or_429(self._shuns.hit(user_id))

    async def knock(self, user_id: str, address: str) -> None:
        """Raise Problem 429 if the user, or all from that address, ask too often to be let in."""
        await self._together(self._knocks, "knock", user_id)
        await self._from(address, self._address_knocks, "knock-address")

    async def report(self, user_id: str, address: str) -> None:
        """Raise Problem 429 if the user, or all from that address, report too often."""
        await self._together(self._reports, "report", user_id)
        await self._from(address, self._address_reports, "report-address")

    def refused(self, user_id: str) -> None:
        """Count a message that was refused or changed nothing."""
        self._refusals.hit(user_id)

    def flooded(self, user_id: str) -> None:
        """Count a socket that was closed for what came over it."""
        self._floods.hit(user_id)

    def connect(self, user_id: str) -> None:
        """Raise Problem 429 if too many sockets of the user were closed for what came over them."""
        _or_429(self._floods.wait(user_id))

    async def _from(self, address: str, limit: RateLimit, kind: str, *, count: bool = True) -> None:
        """Count one of an address in all processes at once, or only look whether one may be."""
        _or_429(limit.hit_from(address) if count else limit.wait_from(address))
        for network, allowance in networks_of(address):
            item = type(limit.item)(limit.item.amount * allowance, limit.item.multiples)
            await self._everywhere(item, kind, network, count=count)

    async def _together(self, limit: RateLimit, kind: str, caller: str) -> None:
        """Count one of a caller in all processes at once."""
        _or_429(limit.hit(caller))
        await self._everywhere(limit.item, kind, caller)

    async def _everywhere(self, item: RateLimitItem, *key: str, count: bool = True) -> None:
        if self._shared and not await self._shared.takes(item, *key, count=count):
            _or_429(item.get_expiry())


def _shared(redis: str) -> SharedRates:
    from server.shared_rates import SharedRates  # slow to import, and most servers have no Redis

    return SharedRates(redis)


def _or_429(wait: float) -> None:
    if wait:
        raise Problem(429, "too-many", headers={"Retry-After": str(ceil(wait))})
