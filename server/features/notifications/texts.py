"""The texts of notifications. They name the match, but not the decision."""

from __future__ import annotations

from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import quote, urlsplit

from engine.core.fluent import Texts
from server.db.types.notices import Kind
from server.settings import Settings

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


def push_message(texts: Texts, kind: Kind, match_id: str, mission: str, game: str) -> PushMessage:
    """Return the message about a match. ``mission`` and ``game`` are titles.

    >>> from server.base.languages import letter_texts
    >>> push_message(letter_texts("en"), "asked", "m1", "Blitz", "Chess")
    PushMessage(title='Your move', body='Blitz · Chess', path='/m/m1', tag='galaxies.m1')
    """
    body = mission if mission == game else f"{mission} · {game}"
    title = texts.format(f"notice-{kind}", {})
    return PushMessage(title, body, f"/m/{quote(match_id, safe='')}", f"galaxies.{match_id}")


def trial_message(texts: Texts) -> PushMessage:
    """Return the message that users can send to themselves.

    >>> from server.base.languages import letter_texts
    >>> trial_message(letter_texts("en")).title
    'It works'
    """
    title, body = texts.format("trial-title", {}), texts.format("trial-body", {})
    return PushMessage(title, body, "/notices", "galaxies.trial")


@dataclass(frozen=True)
class Recipient:
    """The recipient of an e-mail: their ``address``, the code of the unsubscribe link, and the texts in their
    language."""

    address: str
    unsubscribe_code: str
    texts: Texts


def notice_mail(settings: Settings, recipient: Recipient, message: PushMessage) -> EmailMessage:
    """Return a message as an e-mail, with an unsubscribe link."""
    base = _base_url(settings)
    subject = recipient.texts.format("mail-subject", {"title": message.title, "body": message.body})
    mail = _compose_mail(settings, recipient, subject, f"{message.body}\n\n{base}{message.path}")
    mail["List-Unsubscribe"] = f"<{base}/api/notices/leave/{recipient.unsubscribe_code}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def confirm_mail(settings: Settings, recipient: Recipient, code: str) -> EmailMessage:
    """Return the e-mail that asks its recipient to confirm the address."""
    base = _base_url(settings)
    args = {"site": urlsplit(base).netloc, "link": f"{base}/mail/confirm/{code}"}
    subject, body = (recipient.texts.format(part, args) for part in ("confirm-subject", "confirm-body"))
    return _compose_mail(settings, recipient, subject, body)


def _compose_mail(settings: Settings, recipient: Recipient, subject: str, body: str) -> EmailMessage:
    base = _base_url(settings)
    mail = EmailMessage(POLICY)
    mail["From"], mail["To"] = settings.mail_from or "", recipient.address
    mail["Subject"] = " ".join(subject.split())
    mail["Date"] = formatdate(localtime=False)
    mail["Message-ID"] = make_msgid(domain=urlsplit(base).hostname)
    mail["Auto-Submitted"] = "auto-generated"
    link = f"{base}/mail/leave/{recipient.unsubscribe_code}"
    footer = recipient.texts.format("mail-footer", {"link": link})
    mail.set_content(f"{body}\n\n--\n{footer}\n", cte="quoted-printable")
    return mail


def _base_url(settings: Settings) -> str:
    return (settings.public_url or "").rstrip("/")
