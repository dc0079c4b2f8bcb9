"""The name of an account belongs to its owner. Any other user with such a name is marked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.base.texts import MAX_NAME_LENGTH
from server.db.sql.store import Store, open_engine
from server.db.types.accounts import Account, NameTaken
from server.db.types.people import Token, User
from tests.server.play import Caller, make_app

PASSWORD = "correct horse"
AT = datetime(2026, 11, 21, 12, tzinfo=UTC)
#: Spellings that could pass for the name of an account.
SIMILAR_NAMES = [
    ("Ada", "Ada"),
    ("Ada", "ADA"),
    ("Ada", "\u0410d\u0430"),  # Cyrillic
    ("Ada", " ada  "),
    ("Ada", "\uff21\uff44\uff41"),  # wide
    ("Ada", "Ada (2)"),  # the mark that distinguishes people with the same name
    ("Ada", "Ada\uff082\uff09 (3)"),
    ("Paul", "PauI"),
    ("PAUL", "pau1"),
    ("Bob", "\u0412ob"),  # only the capital of this Cyrillic letter looks like a Latin letter
    ("\u041d\u0438\u043a\u043e", "H\u0438\u043a\u043e"),
    ("\u039d\u03af\u03ba\u03bf\u03c2", "\u039d\u038a\u039a\u039f\u03a3"),
    ("Ada Lovelace of London 1", "ADA LOVELACE OF LONDON 1"),
]
#: A sample of these spellings, for other ways to get a name.
SAMPLE = [
    pair
    for pair in SIMILAR_NAMES
    if pair[1] in ("\u0410d\u0430", "Ada (2)", "PauI", "ADA LOVELACE OF LONDON 1")
]
DIFFERENT_NAMES = ["Ida", "Adam", "Ada L", "Bad", "Ada (guest)"]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(tmp_path)) as client:
        yield client


def request_account(caller: Caller, name: str) -> Any:
    return caller.post("/api/me/account", {"name": name, "password": PASSWORD})


def create_owner(client: TestClient, name: str = "Ada") -> Caller:
    caller = Caller(client, name)
    assert request_account(caller, name).status_code == 201
    return caller


def rename(caller: Caller, name: str) -> str:
    response = caller.client.patch("/api/me", json={"name": name}, headers=caller.headers)
    assert response.status_code == 200, response.text
    assert response.json() == caller.get("/api/me").json(), "the response has the stored name"
    return str(response.json()["name"])


def current_name(caller: Caller) -> str:
    return str(caller.get("/api/me").json()["name"])


@pytest.mark.parametrize(("account", "name"), SIMILAR_NAMES)
def test_a_new_guest_with_the_name_of_an_account_is_marked(
    client: TestClient, account: str, name: str
) -> None:
    owner = create_owner(client, account)
    guest = Caller(client, name)
    assert guest.user["name"] == current_name(guest)
    assert current_name(guest).endswith(" (guest)")
    assert len(current_name(guest)) <= MAX_NAME_LENGTH
    assert current_name(owner) == account


@pytest.mark.parametrize(("account", "name"), SAMPLE)
def test_a_guest_is_marked_when_an_account_with_their_name_is_created(
    client: TestClient, account: str, name: str
) -> None:
    guest, other = Caller(client, name), Caller(client, "Eve")
    assert current_name(guest) == guest.user["name"] == name.strip()
    _ = create_owner(client, account)
    assert current_name(guest).endswith(" (guest)")
    assert current_name(other) == "Eve"


@pytest.mark.parametrize("name", DIFFERENT_NAMES)
def test_other_names_stay_unchanged(client: TestClient, name: str) -> None:
    early_guest = Caller(client, name)
    _ = create_owner(client)
    assert [current_name(early_guest), current_name(Caller(client, name))] == [name, name]


@pytest.mark.parametrize(("account", "name"), SAMPLE)
def test_another_spelling_does_not_remove_a_mark(client: TestClient, account: str, name: str) -> None:
    _ = create_owner(client, account)
    guest = Caller(client, account)
    assert rename(guest, name).endswith(" (guest)")
    assert rename(guest, current_name(guest)) == current_name(guest), "the mark is not repeated"
    assert rename(guest, "Eve") == "Eve"
    assert rename(guest, name).endswith(" (guest)")


def test_the_owner_of_another_account_is_marked_too(client: TestClient) -> None:
    eve, _ = create_owner(client, "Eve"), create_owner(client)
    assert rename(eve, "ADA") == "ADA (guest)"
    assert rename(eve, "EVE") == "EVE", "Eve's own name"
    zoe = create_owner(client, "Zoe")
    assert rename(zoe, "Bob") == "Bob"
    _ = create_owner(client, "Bob")
    assert current_name(zoe) == "Bob (guest)"


def test_no_account_looks_like_another_or_like_a_mark(client: TestClient) -> None:
    _ = create_owner(client, "Paul")
    for name, kind, status in (
        ("PauI", "name-taken", 409),
        ("Paul (guest)", "name-reserved", 422),
        ("Paul\uff08GUEST\uff09", "name-reserved", 422),
        ("Eve (Guest)", "name-reserved", 422),
    ):
        response = request_account(Caller(client, "Eve"), name)
        assert (response.status_code, response.json()["type"]) == (status, f"urn:galaxies:{kind}")
    begun = Caller(client, "Eve").post("/api/me/account/passkey", {"name": "Eve (guest)"})
    assert begun.status_code == 422


def test_the_name_is_free_again_when_its_account_is_deleted(client: TestClient) -> None:
    ada = create_owner(client)
    assert current_name(Caller(client)) == "Ada (guest)"
    assert ada.post("/api/me/deletion", {"name": "Ada"}).status_code == 204
    guest = Caller(client)
    assert current_name(guest) == "Ada"
    assert request_account(guest, "Ada").status_code == 201


def test_the_mark_is_shown_in_the_lobby_and_at_the_table(client: TestClient) -> None:
    """This includes users who had a seat before the account was created."""
    guest, host = Caller(client), Caller(client, "Bob")
    summary = host.new_match()
    host.sit(summary, "red-1")
    guest.sit(summary, "blue-1")
    with host.watch(summary["id"]) as red:
        ada = create_owner(client)
        lobby = host.get(f"/api/matches/{summary['id']}").json()
        assert [seat["player"]["name"] for seat in lobby["seats"]] == ["Bob", "Ada (guest)"]
        assert host.post(f"/api/matches/{summary['id']}/start").status_code == 200
        while red.view["status"] == "lobby":
            red.read()
        assert red.view["seats"]["blue-1"]["player"] == "Ada (guest)"
        with guest.watch(summary["id"]) as blue:
            assert blue.ask("chat", channel="table", text="I am Ada")["type"] == "accepted"
        while not red.view["chat"]:
            red.read()
        assert red.view["chat"][-1]["name"] == "Ada (guest)"
    assert current_name(ada) == "Ada"


def test_a_match_that_has_begun_keeps_its_names(client: TestClient) -> None:
    guest, host = Caller(client), Caller(client, "Bob")
    summary = host.new_match()
    host.sit(summary, "red-1")
    guest.sit(summary, "blue-1")
    assert host.post(f"/api/matches/{summary['id']}/start").status_code == 200
    _ = create_owner(client)
    with host.watch(summary["id"]) as red:
        assert red.view["seats"]["blue-1"]["player"] == "Ada"
    assert current_name(guest) == "Ada (guest)"


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = Store(open_engine(database))
    yield store
    await store.close()


@pytest.mark.anyio
async def test_a_user_who_comes_while_the_account_is_created_is_marked_too(store: Store) -> None:
    ada = await store.add_user(User("ada", "Ada"), Token("t", "laptop"), AT)
    account = Account(ada, "Ada", "digest", "hash", AT)
    additions = [store.add_user(User(f"u{n}", "ADA"), Token(f"t{n}", "phone"), AT) for n in range(12)]
    await asyncio.gather(*additions[:6], store.add_account(account, None, []), *additions[6:])
    for n in range(12):
        user = await store.user_of(f"t{n}", AT)
        assert user
        assert user.name == "ADA (guest)"


@pytest.mark.anyio
async def test_only_one_of_two_simultaneous_similar_accounts_is_created(store: Store) -> None:
    names = ["Paul", "PauI", "pau1", "PAUL"]
    users = [await store.add_user(User(name, name), Token(name, "phone"), AT) for name in names]
    accounts = [
        store.add_account(Account(person, person.name, person.name, "hash", AT), None, []) for person in users
    ]
    results = await asyncio.gather(*accounts, return_exceptions=True)
    assert [result for result in results if result is True] == [True]
    assert sum(isinstance(result, NameTaken) for result in results) == 3


@pytest.mark.anyio
async def test_a_deleted_user_cannot_be_renamed(store: Store) -> None:
    ada = await store.add_user(User("ada", "Ada"), Token("t", "laptop"), AT)
    await store.begin_deletion(ada, "Someone who left", AT)
    assert await store.rename(User("ada", "Ada")) == ada
    await store.end_deletion(ada)
    assert (await store.rename(User("ada", "Bob"))).name == "Bob", "renaming does nothing"
    assert await store.find_user("ada") is None
