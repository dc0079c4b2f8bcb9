"""Wire types of accounts."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from pydantic import AfterValidator, AwareDatetime, Field, StringConstraints

from server.base.texts import LONGEST_WRITTEN, person_name
from server.db.types.account_changes import ChangeKind
from server.protocol.messages import WireModel

#: A browser's answer about a passkey, as WebAuthn JSON. The body has a size limit of its own.
Credential = Annotated[dict[str, Any], Field(description="A PublicKeyCredential as JSON.")]
AccountName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_WRITTEN),
    AfterValidator(person_name),
]
#: A new password needs a minimum length. A password that is typed to log in is not checked for that.
NewPassword = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Typed = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Passkey(WireModel):
    """One of your passkeys."""

    id: str
    name: str
    created: datetime
    used: datetime


class Account(WireModel):
    """How you log in elsewhere: by `name`, with a password if you have set one, or with a passkey. `codes` is
    the number of remaining recovery codes."""

    name: str
    created: datetime
    password: bool
    passkeys: list[Passkey]
    codes: int


class MyAccount(WireModel):
    """Your account; null for a guest."""

    account: Account | None


class NewAccount(WireModel):
    """Asks for an account with a password, or with a passkey that was made for it."""

    name: AccountName
    password: NewPassword | None = None
    passkey: Credential | None = None


class RecoveryCodes(WireModel):
    """Codes that let you in if all else is lost. Each works once. They are shown only now."""

    codes: list[str]


class MadeAccount(WireModel):
    """A new account with its recovery codes, which are shown only now."""

    account: Account
    codes: list[str]


class NameOnly(WireModel):
    """The name of a new account or passkey."""

    name: AccountName


class PasskeyOptions(WireModel):
    """Options for the browser to make a passkey or to sign with one, as WebAuthn JSON."""

    options: Credential


class SignedCredential(WireModel):
    """The browser's answer to such options."""

    credential: Credential


class ChangedPassword(WireModel):
    """Sets a password. `former` is the present one, if there is one. Without `password` you no longer have
    one."""

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
    """Proves your identity again, with the password or with the signature of one of your passkeys."""

    password: Typed | None = None
    credential: Credential | None = None


class AccountChange(WireModel):
    """A change of how you log in: its kind, its time and the device. `new` if this device has not shown it
    yet."""

    kind: ChangeKind
    at: datetime
    device: str
    new: bool


class SeenChanges(WireModel):
    """Says that this device has shown all changes until then."""

    until: AwareDatetime


class Deletion(WireModel):
    """Deletes all data about you. `name` must be your name, so that nobody does so by mistake."""

    name: Typed
