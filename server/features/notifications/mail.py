"""E-mail through the configured server, and the result of each delivery."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from email.message import EmailMessage

import structlog

from server.base.hostnames import public_name
from server.db.types.notices import MailTrouble
from server.features.notifications.slots import SendSlots
from server.settings import Settings

log = structlog.get_logger()

#: The time limits, in seconds, for one step of a delivery and for the whole delivery, and the maximum number
#: of parallel deliveries.
STEP_TIMEOUT, DELIVERY_TIMEOUT = 15.0, 30.0
MAX_PARALLEL = 8
#: The usual form of addresses. Quoted names and non-ASCII local parts are not accepted.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z0-9-]{2,63}")
#: The enhanced status codes (RFC 3463) with which mail servers begin their responses.
ENHANCED = re.compile(r"\s*[245]\.(\d{1,3})\.(\d{1,3})\b")
#: The meaning of these codes without their first digit, and of simple reply codes (RFC 5321).
BY_ENHANCED: dict[str, MailTrouble] = {"2.2": "full", "2.1": "unknown", "1.10": "refused", "1.7": "refused"}
BY_REPLY: dict[int, MailTrouble] = {452: "full", 552: "full", 550: "unknown", 551: "unknown", 553: "unknown"}


@dataclass(frozen=True)
class Delivery:
    """The result of a delivery. ``trouble`` is a problem with the mailbox. If a mail was neither ``sent`` nor
    has ``trouble``, our own mail server has failed. ``final`` means that a retry is useless.

    >>> Delivery(final=True).sent
    True
    """

    trouble: MailTrouble | None = None
    final: bool = False

    @property
    def sent(self) -> bool:
        """Return whether the mail server accepted the mail."""
        return self.final and self.trouble is None


SENT, FAILED = Delivery(final=True), Delivery()


class Mailer:
    """Sends e-mail, if a mail server is configured."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._slots = SendSlots(MAX_PARALLEL, MAX_PARALLEL, MAX_PARALLEL)

    async def send(self, mail: EmailMessage) -> Delivery:
        """Pass a mail to the mail server. Raises Busy while too many deliveries are in progress."""
        import aiosmtplib  # imported here, because many servers send no mail

        with self._slots.take("mail"):
            try:
                async with asyncio.timeout(DELIVERY_TIMEOUT):
                    await self._deliver(mail)
            except aiosmtplib.SMTPRecipientsRefused as error:
                first = error.recipients[0]
                return _rejected_delivery(first.code, first.message)
            except aiosmtplib.SMTPDataError as error:
                return _rejected_delivery(error.code, error.message)
            except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
                log.warning("mail failed", why=type(error).__name__)
                return FAILED
        return SENT

    async def _deliver(self, mail: EmailMessage) -> None:
        import aiosmtplib

        settings = self._settings
        await aiosmtplib.send(
            mail.as_bytes(),  # as bytes, because the library would fold long links
            sender=str(settings.mail_from),
            recipients=[mail["To"]],
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user,
            password=settings.smtp_password,
            use_tls=settings.smtp_tls == "tls",
            start_tls=settings.smtp_tls == "starttls",
            timeout=STEP_TIMEOUT,
        )


def _rejected_delivery(code: int, message: str) -> Delivery:
    log.warning("mail refused", code=code)
    return Delivery(trouble_of(code, message), final=code >= 500)


def trouble_of(code: int, message: str) -> MailTrouble:
    """Return the mailbox problem that a rejection indicates.

    >>> trouble_of(550, "5.1.1 no such user"), trouble_of(550, "5.7.1 spam"), trouble_of(452, "4.2.2 full")
    ('unknown', 'refused', 'full')
    >>> trouble_of(552, "over quota"), trouble_of(450, "greylisted"), trouble_of(554, "no")
    ('full', 'later', 'refused')
    """
    fallback: MailTrouble = "refused" if code >= 500 else "later"
    if enhanced := ENHANCED.match(message):
        subject, detail = enhanced.groups()
        trouble = BY_ENHANCED.get(f"{subject}.{detail}", "unknown" if subject == "1" else fallback)
    else:
        trouble = BY_REPLY.get(code, fallback)
    return fallback if trouble == "unknown" and code < 500 else trouble


def as_address(text: str) -> str | None:
    """Return the address with its domain in ASCII, as mail servers require it. Return None if it is invalid.

    >>> as_address("Ada@Bücher.example"), as_address("ada"), as_address("a@b.c\\nTo: d@e.f")
    ('Ada@xn--bcher-kva.example', None, None)
    """
    local, _, domain = text.rpartition("@")
    if not domain.isascii():
        text = f"{local}@{public_name(domain) or ''}"
    return text if len(text) <= 254 and ADDRESS.fullmatch(text) else None
