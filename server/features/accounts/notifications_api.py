"""The notification settings of a user, and the links in e-mails."""

from __future__ import annotations

import secrets
from datetime import timedelta
from hashlib import sha256

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from server.base.clock import now
from server.base.languages import letter_texts
from server.db.types.mailboxes import mailbox_of
from server.db.types.notices import Channel, Quiet, Subscription
from server.db.types.people import User
from server.features.accounts.proofs_api import UNPROVEN, ProvenCaller, announce_change
from server.features.identity import service as identity
from server.features.identity.service import Caller, is_id
from server.features.identity.sites import client_in
from server.features.notifications.confirmations import ConfirmationRequest
from server.features.notifications.hours import zone_of
from server.features.notifications.mail import as_address
from server.features.notifications.notifier import Notifier
from server.features.notifications.push import endpoint_digest
from server.features.notifications.slots import Busy
from server.features.notifications.texts import Recipient, confirm_mail, trial_message
from server.features.notifications.types import MailAddress, NoticeSettings, PushTarget, QuietHours, Trial
from server.features.services import App, Services
from server.transport.errors import Problem
from server.transport.openapi import refusals

router = APIRouter(prefix="/api", tags=["notices"])

CODE_LIFETIME = timedelta(days=1)
#: Messages to users whose confirmation mail was rejected, by the mail server's response.
MAIL_TROUBLE_TEXTS = {
    "full": "The mail server says that this mailbox is full. Make room in it, then try again.",
    "unknown": "The mail server does not know this mailbox. Check the address.",
    "refused": "The mail server does not accept e-mail from this server. Try another address.",
    "later": "The mail server is not accepting e-mail right now. We will try again later, for up to an hour.",
    "away": "The mail server of this site cannot be reached. Try again later.",
    "busy": "Many e-mails are being sent right now. Try again in a minute.",
}
INVALID_INPUT = refusals({422: []})


@router.get("/me/notices")
async def my_notices(user: Caller, request: Request, app: App) -> NoticeSettings:
    """Return your notification settings."""
    subscriptions = await app.store.subscriptions_of(user.id)
    mail = await app.store.mail_of(user.id)
    quiet = await app.store.quiet_of(user.id)
    notifier = app.part(Notifier)
    return NoticeSettings(
        key=notifier.push.public_key,
        wanted=await app.store.wants_push(_device_digest(request)),
        here=_device_digest(request) in subscriptions,
        devices=len(subscriptions),
        mail_offered=app.settings.can_send_mail,
        address=mail.address if mail else None,
        confirmed=mail is not None and mail.confirmed,
        mail_trouble=mail.trouble if mail else None,
        paused=await notifier.is_paused(),
        quiet={
            channel: QuietHours(begin=_to_clock(hours.begin), end=_to_clock(hours.end), zone=hours.zone)
            for channel, hours in quiet.items()
        },
    )


@router.put("/me/notices/push", status_code=204, responses=refusals({409: ["no-notices"], 422: []}))
async def push_here(body: PushTarget, user: Caller, request: Request, app: App) -> None:
    """Send this device web pushes. They end when the device is logged out."""
    app.rates.check_notice_settings(user.id)
    notifier = app.part(Notifier)
    if notifier.push.public_key is None:
        raise Problem(409, "no-notices")
    subscription = Subscription(body.endpoint, body.p256dh, body.auth)
    if not notifier.push.can_send_to(subscription):
        raise Problem(422, detail="nothing can be sent to this address with these keys")
    await app.store.subscribe(_device_digest(request), endpoint_digest(body.endpoint), subscription)


@router.delete("/me/notices/push", status_code=204)
async def no_push_here(_user: Caller, request: Request, app: App) -> None:
    """Stop notifying this device."""
    await app.store.unsubscribe(token=_device_digest(request))


@router.put(
    "/me/notices/mail",
    status_code=202,
    responses=refusals(
        {
            409: ["no-notices", "notices-paused"],
            422: [],
            429: ["too-many"],
            502: ["mail-failed"],
            503: ["busy-server"],
            **UNPROVEN,
        }
    ),
)
async def ask_address(body: MailAddress, user: ProvenCaller, request: Request, app: App) -> None:
    """Set an e-mail address for notifications. A confirmation link is sent to it first."""
    if not app.settings.can_send_mail:
        raise Problem(409, "no-notices")
    address = as_address(body.address)
    if address is None:
        raise Problem(422, detail="this is not an e-mail address")
    await _require_not_paused(app)
    async with app.sending.turn(user.id):
        await app.rates.check_confirmation(user.id, mailbox_of(address), client_in(request))
        await _request_confirmation(user, address, request, app)


async def _request_confirmation(user: User, address: str, request: Request, app: Services) -> None:
    mailbox, code = mailbox_of(address), secrets.token_urlsafe(16)
    async with announce_change(app, request, user, "address"):
        await app.store.set_address(
            user, address, _digest(code), secrets.token_urlsafe(16), now() + CODE_LIFETIME
        )
    if await app.store.is_closed(mailbox):
        # respond as if the mail had been sent: the caller must not learn that the owner has stopped all
        # e-mail
        return
    notifier = app.part(Notifier)
    recipient = Recipient(address, notifier.codes.code(mailbox), letter_texts(user.language))
    mail = confirm_mail(app.settings, recipient, code)
    try:
        delivery = await notifier.confirmations.send(
            ConfirmationRequest(user.id, address, _digest(code), mail)
        )
    except Busy:
        raise Problem(502, "mail-failed", MAIL_TROUBLE_TEXTS["busy"]) from None
    if not delivery.sent:
        raise Problem(502, "mail-failed", MAIL_TROUBLE_TEXTS[delivery.trouble or "away"])


@router.delete("/me/notices/mail", status_code=204, responses=refusals(UNPROVEN))
async def forget_address(user: ProvenCaller, request: Request, app: App) -> None:
    """Delete your address."""
    async with announce_change(app, request, user, "address-removed"):
        await app.store.delete_address(user.id)


@router.put("/me/notices/quiet/{channel}", status_code=204, responses=INVALID_INPUT)
async def set_quiet(channel: Channel, body: QuietHours, user: Caller, app: App) -> None:
    """Set the quiet hours for a channel. Notifications are held back until the quiet hours end."""
    app.rates.check_notice_settings(user.id)
    if body.begin == body.end:
        raise Problem(422, detail="quiet hours must end at a different time than they begin")
    if zone_of(body.zone) is None:
        raise Problem(422, detail="this server does not know that time zone")
    await app.store.set_quiet(user, channel, Quiet(_to_minutes(body.begin), _to_minutes(body.end), body.zone))


@router.delete("/me/notices/quiet/{channel}", status_code=204)
async def no_quiet(channel: Channel, user: Caller, app: App) -> None:
    """Allow notifications on a channel at any hour."""
    await app.store.set_quiet(user, channel, None)


@router.post(
    "/me/notices/trial",
    responses=refusals({409: ["notices-paused"], 429: ["too-many"], 503: ["busy-server"]}),
)
async def trial(user: Caller, app: App) -> Trial:
    """Send yourself a test message over every enabled channel."""
    await _require_not_paused(app)
    async with app.sending.turn(user.id):
        await app.rates.check_test_message(user.id)
        return await app.part(Notifier).send_test_message(user.id, trial_message(letter_texts(user.language)))


# Links in e-mails: the code in the link is enough, and no token is needed


@router.post("/notices/confirm/{code}", status_code=204, responses=refusals({404: []}))
async def confirm(code: str, app: App) -> None:
    """Confirm an address with the code that was sent there. The code works once and is valid for a day."""
    if not (is_id(code) and await app.store.confirm_address(_digest(code), now())):
        raise Problem(404, detail="this link has been used, or has expired: get a new one")


@router.post("/notices/leave/{code}", status_code=204)
async def leave(code: str, app: App) -> None:
    """Stop all e-mail to the mailbox to which this code was sent, for all users who gave its address. Mail
    programs make this call, too (RFC 8058). Repeated calls are not an error."""
    if mailbox := await _mailbox_of(code, app):
        await app.store.close_mailbox(mailbox, now())


@router.post("/notices/allow/{code}", status_code=204, responses=refusals({404: []}))
async def allow(code: str, app: App) -> None:
    """Allow e-mail again to the mailbox to which this code was sent. A user must then add the address
    again."""
    mailbox = app.part(Notifier).codes.mailbox(code)
    if mailbox is None:
        raise Problem(404, detail="this link is not from an e-mail of this server")
    await app.store.open_mailbox(mailbox)


async def _mailbox_of(code: str, app: Services) -> str | None:
    """Return the mailbox of a code. Older versions sent a different kind of code."""
    return app.part(Notifier).codes.mailbox(code) or (
        await app.store.mailbox_of_code(code) if is_id(code) else None
    )


async def _require_not_paused(app: Services) -> None:
    if await app.part(Notifier).is_paused():
        raise Problem(409, "notices-paused")


@router.get("/notices/leave/{code}", response_model=None, include_in_schema=False)
async def leave_page(code: str, request: Request) -> Response:
    """Redirect mail programs that only open the link to the confirmation page."""
    site = request.scope.get("root_path", "")
    return RedirectResponse(f"{site}/mail/leave/{code if is_id(code) else ''}", 303)


def _device_digest(request: Request) -> str:
    """Return the digest of the caller's token, which identifies the device."""
    return identity.digest_in(request)


def _digest(code: str) -> str:
    return sha256(code.encode()).hexdigest()


def _to_clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _to_minutes(clock: str) -> int:
    hours, minutes = clock.split(":")
    return int(hours) * 60 + int(minutes)
