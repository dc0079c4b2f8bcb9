"""Rate limits for callers, counted in memory, so that no message is delayed by the check."""

from __future__ import annotations

from contextlib import suppress
from math import ceil
from typing import TYPE_CHECKING

from limits import RateLimitItem

from server.base.clients import networks_of
from server.base.rate_limit import RateLimit
from server.settings import Settings
from server.transport.errors import Problem

if TYPE_CHECKING:
    from server.transport.limits.shared_rates import SharedRates

#: The rate at which a user's sockets may be closed because of too many frames. A user who exceeds it has to
#: wait.
FLOODS = "3/minute"
NAMES = "20/minute"
EXPORTS = "5/minute"
#: The rates at which a user may change their notification settings, and send test messages.
NOTICE_SETTINGS, TEST_MESSAGES = "30/minute", "10/hour"
#: The rate of requests to confirm an e-mail address, per network address.
CONFIRMATIONS = "20/day"
#: The rate of reports, per network address.
REPORTS = "60/day"
#: The rates of new accounts and of saved loadouts, per network address. Both are stored permanently.
ACCOUNTS, LOADOUTS = "500/day", "1000/day"
#: The rate of requests for views without a socket, per user. A page shows a preview of each match under way.
VIEWS = "120/minute"
#: The rate of polls for messages, per user and for all pages together.
POLLS = "1200/minute"
#: The rates of knocks, per user and per network address.
KNOCKS, ADDRESS_KNOCKS = "10/minute", "120/hour"
#: The rate of requests for replay pages, per user.
REPLAYS = "30/minute"


class RateLimits:
    """The limits of one server.

    Messages are counted in each process. Guests and new matches are counted through Redis, if it is
    configured, so that several processes together allow no more than one process would. While Redis cannot be
    reached, each process counts only its own calls.
    """

    def __init__(self, settings: Settings) -> None:
        self._guests, self._address_guests = (
            RateLimit(settings.guest_rate),
            RateLimit(settings.address_guest_rate),
        )
        self._accounts, self._address_loadouts = RateLimit(ACCOUNTS), RateLimit(LOADOUTS)
        self._logins = RateLimit(settings.login_rate)
        self._account_logins = RateLimit(settings.account_rate)
        self._exports = RateLimit(EXPORTS)
        self._creates = RateLimit(settings.create_rate)
        self._address_creates = RateLimit(settings.address_create_rate)
        self._lists = RateLimit(settings.list_rate)
        self._loadouts = RateLimit(settings.loadout_rate)
        self._views = RateLimit(VIEWS)
        self._replays = RateLimit(REPLAYS)
        self._polls = RateLimit(POLLS)
        self._names = RateLimit(NAMES)
        self._notice_settings, self._test_messages = RateLimit(NOTICE_SETTINGS), RateLimit(TEST_MESSAGES)
        self._confirmations, self._address_confirmations = (
            RateLimit(settings.confirm_rate),
            RateLimit(CONFIRMATIONS),
        )
        self._limits_by_kind = {
            "chat": RateLimit(settings.chat_rate),
            "order": RateLimit(settings.order_rate),
            "undo": RateLimit(settings.undo_rate),
        }
        self._hints = RateLimit(settings.hint_rate)
        self._pings = RateLimit(settings.point_rate)
        self._reports, self._address_reports = RateLimit(settings.report_rate), RateLimit(REPORTS)
        self._ignores = RateLimit(NAMES)
        self._knocks, self._address_knocks = RateLimit(KNOCKS), RateLimit(ADDRESS_KNOCKS)
        self._refusals = RateLimit(settings.refusal_rate)
        self._messages = RateLimit(settings.message_rate)
        self._floods = RateLimit(FLOODS)
        self._shared = _open_shared_rates(settings.redis) if settings.redis else None

    async def check_new_guest(self, address: str) -> None:
        """Raise Problem 429 if that address has created too many guests, recently or within a day."""
        await self._count_from_address(address, self._guests, "guest")
        await self._count_from_address(address, self._address_guests, "guest-day")

    async def check_transfer_link(self, user_id: str) -> None:
        """Raise Problem 429 if the user creates transfer links too often."""
        await self._count_shared(self._guests, "device", user_id)

    async def check_new_device(self, address: str) -> None:
        """Raise Problem 429 if transfer links are used too often from that address."""
        await self._count_from_address(address, self._guests, "device")

    async def check_account(self, address: str) -> None:
        """Raise Problem 429 if that address tries to log in too often, or creates too many accounts."""
        await self.check_login(address)
        await self._count_from_address(address, self._accounts, "account-address")

    async def check_login(self, address: str, account: str | None = None) -> None:
        """Raise Problem 429 for too many login attempts from that address, or with the account that has this
        name digest. The account need not exist."""
        await self._count_from_address(address, self._logins, "login")
        if account is not None:
            await self._count_shared(self._account_logins, "account", account)

    def check_export(self, user_id: str) -> None:
        """Raise Problem 429 if the user exports or deletes their data too often."""
        _raise_if_limited(self._exports.hit(user_id))

    async def check_match_action(self, user_id: str) -> None:
        """Raise Problem 429 if the user creates, resumes or hands over too many matches."""
        await self._count_shared(self._creates, "create", user_id)

    async def check_new_match(self, user_id: str, address: str) -> None:
        """Raise Problem 429 if the user creates too many matches, or too many were created from that
        address."""
        await self.check_match_action(user_id)
        await self._count_from_address(address, self._address_creates, "create-address", count=False)

    async def count_new_match(self, address: str) -> None:
        """Count a match that was created from that address."""
        with suppress(Problem):
            await self._count_from_address(address, self._address_creates, "create-address")

    def check_match_list(self, user_id: str) -> None:
        """Raise Problem 429 if the user requests too many lists of matches."""
        _raise_if_limited(self._lists.hit(user_id))

    def check_loadout(self, user_id: str) -> None:
        """Raise Problem 429 if the user sends too many loadouts."""
        _raise_if_limited(self._loadouts.hit(user_id))

    async def check_loadout_save(self, user_id: str, address: str) -> None:
        """Raise Problem 429 if the user sends too many loadouts, or too many are saved from that address."""
        self.check_loadout(user_id)
        await self._count_from_address(address, self._address_loadouts, "loadout-address")

    def check_rename(self, user_id: str) -> None:
        """Raise Problem 429 if the user changes their name too often."""
        _raise_if_limited(self._names.hit(user_id))

    def check_notice_settings(self, user_id: str) -> None:
        """Raise Problem 429 if the user changes their notification settings too often."""
        _raise_if_limited(self._notice_settings.hit(user_id))

    async def check_test_message(self, user_id: str) -> None:
        """Raise Problem 429 if the user sends too many test messages."""
        await self._count_shared(self._test_messages, "trial", user_id)

    async def check_confirmation(self, user_id: str, mailbox: str, client: str) -> None:
        """Raise Problem 429 if there are too many confirmation mails for this user, to this mailbox, or from
        this network address."""
        await self._count_from_address(client, self._address_confirmations, "confirm-client")
        await self._count_shared(self._confirmations, "confirm-user", user_id)
        await self._count_shared(self._confirmations, "confirm-mailbox", mailbox)

    def check_view(self, user_id: str) -> None:
        """Raise Problem 429 if the user requests too many views."""
        _raise_if_limited(self._views.hit(user_id))

    def check_poll(self, user_id: str) -> None:
        """Raise Problem 429 if the user polls too often for messages."""
        _raise_if_limited(self._polls.hit(user_id))

    def check_replay(self, user_id: str) -> None:
        """Raise Problem 429 if the user requests too many replay pages."""
        _raise_if_limited(self._replays.hit(user_id))

    def wait_after_refusals(self, user_id: str) -> float:
        """Return the seconds for which a user must wait because too many of their messages were refused. 0
        means no wait."""
        return ceil(self._refusals.wait(user_id) * 10) / 10

    def count_message(self, user_id: str, kind: str) -> float:
        """Count a message of the user, and return 0. If there are too many, return the seconds until the next
        one.

        Chat lines, standing orders and undos have additional limits.
        """
        wait = self._messages.hit(user_id)
        if not wait and kind in self._limits_by_kind:
            wait = self._limits_by_kind[kind].hit(user_id)
        return ceil(wait * 10) / 10

    def count_hint(self, user_id: str) -> float:
        """Count a request for a hint, and return 0. If there are too many, return the seconds until the next
        one."""
        return ceil(self._hints.hit(user_id) * 10) / 10

    def count_ping(self, user_id: str) -> float:
        """Count a ping to teammates, and return 0. If there are too many, return the seconds until the next
        one."""
        return ceil(self._pings.hit(user_id) * 10) / 10

    def check_ignore(self, user_id: str) -> None:
        """Raise Problem 429 if the user mutes, blocks or turns away too many users."""
        _raise_if_limited(self._ignores.hit(user_id))

    async def check_knock(self, user_id: str, address: str) -> None:
        """Raise Problem 429 if the user, or all users at that address together, send too many knocks."""
        await self._count_shared(self._knocks, "knock", user_id)
        await self._count_from_address(address, self._address_knocks, "knock-address")

    async def check_report(self, user_id: str, address: str) -> None:
        """Raise Problem 429 if the user, or all users at that address together, send too many reports."""
        await self._count_shared(self._reports, "report", user_id)
        await self._count_from_address(address, self._address_reports, "report-address")

    def count_refusal(self, user_id: str) -> None:
        """Count a message that was refused or changed nothing."""
        self._refusals.hit(user_id)

    def count_flood(self, user_id: str) -> None:
        """Count a socket that was closed because of its contents."""
        self._floods.hit(user_id)

    def check_connection(self, user_id: str) -> None:
        """Raise Problem 429 if too many sockets of the user were closed because of their contents."""
        _raise_if_limited(self._floods.wait(user_id))

    async def _count_from_address(
        self, address: str, limit: RateLimit, kind: str, *, count: bool = True
    ) -> None:
        """Count a call from an address across all processes, or only check whether it is allowed."""
        _raise_if_limited(limit.hit_from(address) if count else limit.wait_from(address))
        for network, allowance in networks_of(address):
            item = type(limit.item)(limit.item.amount * allowance, limit.item.multiples)
            await self._count_in_all_processes(item, kind, network, count=count)

    async def _count_shared(self, limit: RateLimit, kind: str, caller: str) -> None:
        """Count a call of a caller across all processes."""
        _raise_if_limited(limit.hit(caller))
        await self._count_in_all_processes(limit.item, kind, caller)

    async def _count_in_all_processes(self, item: RateLimitItem, *key: str, count: bool = True) -> None:
        if self._shared and not await self._shared.is_allowed(item, *key, count=count):
            _raise_if_limited(item.get_expiry())


def _open_shared_rates(redis: str) -> SharedRates:
    from server.transport.limits.shared_rates import (
        SharedRates,  # slow to import, and most servers have no Redis
    )

    return SharedRates(redis)


def _raise_if_limited(wait: float) -> None:
    if wait:
        raise Problem(429, "too-many", headers={"Retry-After": str(ceil(wait))})
