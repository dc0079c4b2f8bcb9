"""Accounts on the wire."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from pydantic import AfterValidator, AwareDatetime, Field, StringConstraints

from server.store.account_changes import ChangeKind
from server.texts import LONGEST_WRITTEN, person_name
from server.wire import WireModel

#: What a browser gives for a passkey, as WebAuthn's own JSON; a body has a limit of its own.
Credential = Annotated[dict[str, Any], Field(description="A PublicKeyCredential as JSON.")]
AccountName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_WRITTEN),
    AfterValidator(person_name),
]
#: A new password may be anything that is not too short; what is typed to log in need not be held to that.
NewPassword = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Typed = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Passkey(WireModel):
    """A passkey of mine."""

    id: str
    name: str
    created: datetime
    used: datetime


class Account(WireModel):
    """How I log in elsewhere: by `name`, with a password if I have set one, or with a passkey; `codes` is how
    many recovery codes are left."""

    name: str
    created: datetime
    password: bool
    passkeys: list[Passkey]
    codes: int


class MyAccount(WireModel):
    """My account; null for a guest."""

    account: Account | None


class NewAccount(WireModel):
    """Asks for an account, with a password or with a passkey that was made for it."""

    name: AccountName
    password: NewPassword | None = None
    passkey: Credential | None = None


class RecoveryCodes(WireModel):
    """Codes that let me in if all else is lost, each once. They are told only now."""

    codes: list[str]


class MadeAccount(WireModel):
    """A new account, and its recovery codes, which are told only now."""

    account: Account
    codes: list[str]


class NameOnly(WireModel):
    """A name for what is to come."""

    name: AccountName


class PasskeyOptions(WireModel):
    """What the browser is given to make a passkey, or to sign with one, as WebAuthn's own JSON."""

    options: Credential


class SignedCredential(WireModel):
    """What the browser made of it."""

    credential: Credential


class ChangedPassword(WireModel):
    """Sets a password; `former` is the one that there is, if there is one. Without `password` I have none any
    more."""

    former: Typed | None = None
    password: NewPassword | None = None


class Login(WireModel):
    """Logs in with a password."""

    name: Typed
    password: Typed


class Recovery(WireModel):
    """Logs in with a recovery code, and sets a new password."""

    name: Typed
    code: Typed
    password: NewPassword


class Proof(WireModel):
    """Proves once more who I am: with the password, or with what a passkey of mine has signed."""

    password: Typed | None = None
    credential: Credential | None = None


class AccountChange(WireModel):
    """One change of how I log in: what it was, when, and on what device; `new` if this device has not shown
    it yet."""

    kind: ChangeKind
    at: datetime
    device: str
    new: bool


class SeenChanges(WireModel):
    """Says that this device has shown all changes until then."""

    until: AwareDatetime


class Deletion(WireModel):
    """Deletes all about me; `name` is what I am called, so that nobody does so by mistake."""

    name: Typed
