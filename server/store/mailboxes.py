"""Which e-mail addresses are one mailbox: what is promised to its owner holds for all of them."""

from __future__ import annotations

from hashlib import sha256

#: Hosts whose mailboxes are the same with and without dots, as they say themselves, and their one name.
DOTLESS = {"gmail.com": "gmail.com", "googlemail.com": "gmail.com"}


def mailbox_of(address: str) -> str:
    """Return the id of the mailbox to which an address leads: a digest, from which nobody reads the address.

    Upper and lower case and what follows a `+` make no other mailbox. Where a host tells them apart, one
    promise holds for several of its mailboxes, and nobody gets a letter too many.

    >>> same = ["ada@home.example", "Ada+chess@HOME.example", "ada+@home.example."]
    >>> len({mailbox_of(address) for address in same}), len(mailbox_of("ada@home.example"))
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
