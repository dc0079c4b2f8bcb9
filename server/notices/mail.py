"""E-mail over the server that the settings name."""

from __future__ import annotations

import re
from email.message import EmailMessage

import aiosmtplib
import structlog

from server.settings import Settings

log = structlog.get_logger()

PATIENCE = 15.0
#: Addresses as nearly all people have them; what is in quotes, or of other scripts, is not taken.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z0-9-]{2,63}")


class Mailer:
    """Sends e-mail, if the settings say how."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def send(self, mail: EmailMessage) -> bool:
        """Hand it to the mail server; returns whether there is no use in trying again: it was taken, or is
        refused for good."""
        given = self._settings
        try:
            await aiosmtplib.send(
                mail.as_bytes(),  # as it is: the library would fold long links
                sender=str(given.mail_from),
                recipients=[mail["To"]],
                hostname=given.smtp_host,
                port=given.smtp_port,
                username=given.smtp_user,
                password=given.smtp_password,
                use_tls=given.smtp_tls == "tls",
                start_tls=given.smtp_tls == "starttls",
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            codes = [each.code for each in refused.recipients]
            log.warning("mail refused", codes=codes)
            return all(code >= 500 for code in codes)
        except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
            log.warning("mail failed", error=type(error).__name__)
            return False
        return True


def is_address(text: str) -> bool:
    """Whether mail could go to it.

    >>> [is_address(text) for text in ("ada@play.example", "ada", "a@b.c\\nTo: d@e.f", "a b@play.example")]
    [True, False, False, False]
    """
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None
