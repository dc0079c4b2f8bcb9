"""The texts of notifications. They name the match, but not the decision."""

from __future__ import annotations

from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import quote, urlsplit

from server.db.types.notices import Kind
from server.settings import Settings

TITLES: dict[Kind, str] = {
    "asked": "Your move",
    "begun": "Your match has begun",
    "hurry": "You have little time left for your move",
    "over": "Your match is over",
    "again": "You are invited to play again",
}


#: Mail programs recognise the unsubscribe header only if its line is not folded.
POLICY = SMTP.clone(max_line_length=900)


@dataclass(frozen=True)
class PushMessage:
    """A message: a short ``title``, which names the match, and the ``path`` of its page. A newer message with
    the same ``tag`` replaces it."""

    title: str
    body: str
    path: str
    tag: str


def push_message(kind: Kind, match_id: str, mission: str, game: str) -> PushMessage:
    """Return the message about a match. ``mission`` and ``game`` are titles.

    >>> push_message("asked", "m1", "Blitz", "Chess")
    PushMessage(title='Your move', body='Blitz · Chess', path='/m/m1', tag='galaxies.m1')
    """
    body = mission if mission == game else f"{mission} · {game}"
    return PushMessage(TITLES[kind], body, f"/m/{quote(match_id, safe='')}", f"galaxies.{match_id}")


TEST_MESSAGE = PushMessage(
    "It works", "This is how you will hear about your moves.", "/notices", "galaxies.trial"
)


def notice_mail(settings: Settings, address: str, leave: str, message: PushMessage) -> EmailMessage:
    """Return a message as an e-mail, with an unsubscribe link."""
    base = _base_url(settings)
    lines = [message.body, "", f"{base}{message.path}"]
    mail = _compose_mail(settings, address, f"{message.title}: {message.body}", lines, leave)
    mail["List-Unsubscribe"] = f"<{base}/api/notices/leave/{leave}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def confirm_mail(settings: Settings, address: str, code: str, leave: str) -> EmailMessage:
    """Return the e-mail that asks its recipient to confirm the address."""
    site = urlsplit(_base_url(settings)).netloc
    lines = [
        f"Someone asked {site} to send notices about matches to this address. If it was you, open this page",
        "within a day to confirm the address:",
        "",
        f"{_base_url(settings)}/mail/confirm/{code}",
        "",
        "If it was not you, you need not do anything. With the link below you can stop all e-mails from this",
        "server to this mailbox.",
    ]
    return _compose_mail(settings, address, f"Confirm your address for {site}", lines, leave)


def _compose_mail(
    settings: Settings, address: str, subject: str, lines: list[str], leave: str
) -> EmailMessage:
    mail = EmailMessage(POLICY)
    mail["From"], mail["To"] = settings.mail_from or "", address
    mail["Subject"] = " ".join(subject.split())
    mail["Date"] = formatdate(localtime=False)
    mail["Message-ID"] = make_msgid(domain=urlsplit(_base_url(settings)).hostname)
    mail["Auto-Submitted"] = "auto-generated"
    footer = ["", "--", f"To stop these e-mails: {_base_url(settings)}/mail/leave/{leave}", ""]
    mail.set_content("\n".join([*lines, *footer]), cte="quoted-printable")
    return mail


def _base_url(settings: Settings) -> str:
    return (settings.public_url or "").rstrip("/")
