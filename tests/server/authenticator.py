"""A device that makes passkeys and signs with them, like a browser with its authenticator."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Authenticator:
    """Holds one key. By default, ``flags`` say that the user is present and verified."""

    origin: str = "http://testserver"
    host: str = "testserver"
    flags: int = PRESENT | VERIFIED
    count: int = 0
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    credential: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    user: str = ""

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the response to options for a new passkey."""
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        credential_data = bytes(16) + len(self.credential).to_bytes(2) + self.credential + cbor2.dumps(key)
        statement = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + credential_data}
        client_data = self._client_data("webauthn.create", options["challenge"])
        return self._credential(
            {"clientDataJSON": base64url(client_data), "attestationObject": base64url(cbor2.dumps(statement))}
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the response to options for logging in."""
        client_data, data = self._client_data("webauthn.get", options["challenge"]), self._data()
        signature = self.key.sign(data + sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": base64url(client_data),
                "authenticatorData": base64url(data),
                "signature": base64url(signature),
                "userHandle": self.user,
            }
        )

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int = 0) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([self.flags | flags]) + self.count.to_bytes(4)

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = base64url(self.credential)
        return {
            "id": name,
            "rawId": name,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
