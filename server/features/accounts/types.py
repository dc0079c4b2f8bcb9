"""Wire types of accounts."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from pydantic import AfterValidator, AwareDatetime, Field, StringConstraints

from server.base.texts import MAX_RAW_NAME_LENGTH, person_name
from server.db.types.account_changes import ChangeKind
from server.protocol.messages import WireModel

#: A browser's answer about a passkey, as WebAuthn JSON. The body has its own size limit.
Credential = Annotated[dict[str, Any], Field(description="A PublicKeyCredential as JSON.")]
AccountName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_RAW_NAME_LENGTH),
    AfterValidator(person_name),
]
#: A new password must have a minimum length. A password that is entered to log in is not checked for length.
NewPassword = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Typed = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Passkey(WireModel):
    """One of your passkeys."""

    id: str
    name: str
    created: datetime
    used: datetime


class Account(WireModel):
    """How you log in on other devices: by `name`, with a password if you have set one, or with a passkey.
    `codes` is the number of remaining recovery codes."""

    name: str
    created: datetime
    password: bool
    passkeys: list[Passkey]
    codes: int


class MyAccount(WireModel):
    """Your account; null for a guest."""

    account: Account | None


class NewAccount(WireModel):
    """A request for an account with a password, or with a passkey that was created for it."""

    name: AccountName
    password: NewPassword | None = None
    passkey: Credential | None = None


class RecoveryCodes(WireModel):
    """Codes for logging in without a password or passkey. Each works once. They are shown only once."""

    codes: list[str]


class MadeAccount(WireModel):
    """A new account with its recovery codes, which are shown only once."""

    account: Account
    codes: list[str]


class NameOnly(WireModel):
    """The name of a new account or passkey."""

    name: AccountName


class PasskeyOptions(WireModel):
    """Options for the browser to create a passkey or to sign with one, as WebAuthn JSON."""

    options: Credential


class SignedCredential(WireModel):
    """The browser's answer to passkey options."""

    credential: Credential


class ChangedPassword(WireModel):
    """A request to set or remove the password. `former` is the current password, if there is one. Without
    `password`, the account no longer has one."""

    former: Typed | None = None
    password: NewPassword | None = None


class Login(WireModel):
    """A login with a password."""

    name: Typed
    password: Typed


class Recovery(WireModel):
    """A login with a recovery code, which sets a new password."""

    name: Typed
    code: Typed
    password: NewPassword


class Proof(WireModel):
    """A repeated proof of your identity, with the password or with the signature of one of your passkeys."""

    password: Typed | None = None
    credential: Credential | None = None


class AccountChange(WireModel):
    """A change of your login methods: its kind, its time and the device. `new` is true if this device has not
    shown it yet."""

    kind: ChangeKind
    at: datetime
    device: str
    new: bool


class SeenChanges(WireModel):
    """A confirmation that this device has shown all changes up to the given time."""

    until: AwareDatetime


class Deletion(WireModel):
    """A request to delete all data about you. `name` must be your name, which prevents accidental
    deletion."""

    name: Typed
