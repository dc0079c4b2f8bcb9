"""Receivers of messages in tests: a push service that can decrypt them, and a mail server."""

from __future__ import annotations

import base64
import json
import secrets
import socket
import threading
import time
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import datetime
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.db.sql.store import Store
from server.db.types.notices import Notice, Quiet, Subscription
from server.db.types.people import User
from server.features.notifications.push import from_base64url, to_base64url


@dataclass
class Pushed:
    """A received message: its headers, its decrypted text, and the claims and key of its sender."""

    headers: dict[str, str]
    text: dict[str, Any]
    claims: dict[str, Any]
    key: str


class Browser:
    """A subscription, with the keys to decrypt its messages."""

    def __init__(self, service: PushService) -> None:
        self.id, self.secret = secrets.token_hex(8), secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.endpoint = f"{service.url}/{self.id}"
        service.browsers[f"/{self.id}"] = self

    @property
    def target(self) -> dict[str, str]:
        """Return the subscription as the page sends it."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": to_base64url(point), "auth": to_base64url(self.secret)}


@dataclass
class PushService(AbstractContextManager["PushService"]):
    """Accepts messages over HTTP, and responds with a configurable status."""

    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)
    delays: dict[str, float] = field(default_factory=dict)  # the delays of endpoints by path
    pushed: list[Pushed] = field(default_factory=list)
    requested_paths: list[str] = field(default_factory=list)
    browsers: dict[str, Browser] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.host = f"127.0.0.1:{self._server.server_port}"
        self.url = f"http://{self.host}"

    def __enter__(self) -> Self:
        """Start the server."""
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop the server."""
        self._server.shutdown()
        self._server.server_close()

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        self.requested_paths.append(path)
        time.sleep(self.delays.get(path, 0))
        if self.status < 300:
            browser = self.browsers[path]
            text = http_ece.decrypt(body, private_key=browser.key, auth_secret=browser.secret)
            claims, key = verify_signature(headers["authorization"])
            self.pushed.append(Pushed(headers, json.loads(text), claims, key))
        return self.status

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                headers = {name.lower(): value for name, value in self.headers.items()}
                body = self.rfile.read(int(headers["content-length"]))
                self.send_response(service.take(self.path, headers, body))
                for name, value in service.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        return Handler


def verify_signature(authorization: str) -> tuple[dict[str, Any], str]:
    """Return the sender's claims and public key. Raises InvalidSignature if the key has not signed them."""
    scheme, _, parts = authorization.partition(" ")
    assert scheme == "vapid"
    parameters = dict(part.strip().split("=", 1) for part in parts.split(","))
    head, claims, signature = parameters["t"].split(".")
    assert json.loads(from_base64url(head))["alg"] == "ES256"
    raw = from_base64url(signature)
    der_signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(parameters["k"]))
    key.verify(der_signature, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(base64.urlsafe_b64decode(claims + "==")), parameters["k"]


class Mailbox(AbstractContextManager["Mailbox"]):
    """An SMTP server that stores its mails. If ``refusal`` is set, it rejects them with this response."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusal = self.recipient_refusal = ""  # the responses to a mail, and to its recipient
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    def __enter__(self) -> Self:
        """Start the server."""
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop the server."""
        self._controller.stop()

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _: Any) -> str:
        if self.recipient_refusal:
            return self.recipient_refusal
        envelope.rcpt_tos.append(address)
        return "250 fine"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        if self.refusal:
            return self.refusal
        mail = message_from_bytes(envelope.content, EmailMessage, policy=policy.default)
        assert list(envelope.rcpt_tos) == [mail["To"]]
        self.mails.append(mail)
        return "250 taken"


async def fill_tables(store: Store, user: User, token: str, match_id: str, time: datetime) -> None:
    """Store something in every table of notifications."""
    await store.get_or_store_key("vapid", "key")
    await store.subscribe(token, "d1", Subscription("https://push.example/a", "point", "secret"))
    await store.set_address(user, "ada@home.example", "confirm", "leave", time)
    await store.close_mailbox("0" * 32, time)
    await store.set_quiet(user, "push", Quiet(1320, 420, "Europe/Berlin"))
    await store.store_notices(
        match_id, 1, [Notice(match_id, user.id, "push", "asked", "red-1.3", time)], time
    )
