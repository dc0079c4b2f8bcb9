"""The mailboxes of e-mail addresses. An opt-out applies to all addresses that lead to a mailbox."""

from __future__ import annotations

from hashlib import sha256

#: Mail providers that officially ignore dots in addresses, each with its main domain.
DOTLESS = {"gmail.com": "gmail.com", "googlemail.com": "gmail.com"}


def mailbox_of(address: str) -> str:
    """Return the id of an address's mailbox, a digest that does not reveal the address.

    Case and everything after a `+` are ignored. If a provider distinguishes them, one opt-out covers several
    of its mailboxes, which causes no unwanted mail.

    >>> addresses = ["ada@home.example", "Ada+chess@HOME.example", "ada+@home.example."]
    >>> len({mailbox_of(address) for address in addresses}), len(mailbox_of("ada@home.example"))
    (1, 32)
    >>> mailbox_of("a.d.a@googlemail.com") == mailbox_of("ada@gmail.com")
    True
    >>> mailbox_of("a.da@home.example") == mailbox_of("ada@home.example")
    False
    """
    local, _, domain = address.strip().lower().rpartition("@")
    domain = domain.rstrip(".")
    local = local.partition("+")[0] or local
    if domain in DOTLESS:
        local, domain = local.replace(".", ""), DOTLESS[domain]
    return sha256(f"{local}@{domain}".encode()).hexdigest()[:32]
