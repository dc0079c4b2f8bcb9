"""The language of a user's pages, e-mails and push messages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from starlette.testclient import TestClient

from server.base.languages import languages, letter_texts
from server.db.types.notices import Kind
from tests.messages import FluentFile
from tests.server.features.accounts.test_proofs import settle
from tests.server.features.notifications.test_notice_ways import SITE, confirm_address, mail_client
from tests.server.features.notifications.test_notices import run_notifier
from tests.server.play import Caller, begin_match
from tests.server.reached import Mailbox, PushService

LETTERS = Path("locales")


@pytest.fixture
def client(shared: TestClient) -> TestClient:
    return shared


def session_language(caller: Caller) -> str | None:
    language: str | None = caller.get("/api/session").json()["language"]
    return language


def test_a_language_is_stored_for_all_devices_of_a_user(client: TestClient) -> None:
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    assert session_language(ada) is None
    assert ada.put("/api/me/language", {"language": "de"}).status_code == 204
    assert (session_language(ada), session_language(bob)) == ("de", None)
    assert ada.get("/api/me/export").json()["profile"]["language"] == "de"


def test_a_newcomer_can_name_their_language(client: TestClient) -> None:
    client.cookies.clear()
    response = client.post("/api/guests", json={"name": "Ada", "language": "fr"})
    headers = {"Authorization": f"Bearer {response.json()['token']}"}
    assert client.get("/api/session", headers=headers).json()["language"] == "fr"
    refused = client.post("/api/guests", json={"name": "Bob", "language": "xx"})
    assert (refused.status_code, refused.json()["type"]) == (422, "urn:galaxies:no-such-language")


@pytest.mark.parametrize("language", ["", "xx", "DE", "../de", "qps-ploc", "e" * 17, 3, None])
def test_an_unknown_language_changes_nothing(client: TestClient, language: object) -> None:
    ada = Caller(client, "Ada")
    assert ada.put("/api/me/language", {"language": "fr"}).status_code == 204
    response = ada.put("/api/me/language", {"language": language})
    assert response.status_code == 422
    if isinstance(language, str) and len(language) <= 16:
        assert response.json()["type"] == "urn:galaxies:no-such-language"
    assert session_language(ada) == "fr"


def test_only_users_have_a_language(client: TestClient) -> None:
    client.cookies.clear()
    assert client.put("/api/me/language", json={"language": "de"}).status_code == 401
    assert client.get("/api/session").json() == {"user": None, "language": None}


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_letter_is_written_in_the_language_of_its_reader(
    tmp_path: Path, service: PushService, box: Mailbox, language: str
) -> None:
    texts = letter_texts(language)
    with mail_client(tmp_path, service, box) as client:
        summary, (red, _) = begin_match(client)
        assert red.put("/api/me/language", {"language": language}).status_code == 204
        assert red.put("/api/me/notices/mail", {"address": "ada@home.example"}).status_code == 202
        (confirmation,) = box.mails
        assert confirmation["Subject"] == texts.format("confirm-subject", {"site": SITE.partition("//")[2]})
        assert max(len(line) for line in confirmation.get_content().splitlines()) <= 110
        confirm_address(red, box)
        box.mails.clear()
        with red.watch(summary["id"]) as seat:
            assert seat.pick("swap")["type"] == "accepted"
        run_notifier(client, after=400)
        assert red.post("/api/me/notices/trial").status_code == 200
        settle(client)
        move, trial = (mail["Subject"] for mail in box.mails)
        assert move.startswith(texts.format("notice-asked", {}))
        assert trial.endswith(texts.format("trial-body", {}))
        footer = texts.format("mail-footer", {"link": ""}).strip()
        assert all(footer in mail.get_content() for mail in box.mails)


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_kind_of_letter_has_a_text(language: str) -> None:
    file = FluentFile(LETTERS / language / "letters.ftl")
    assert file.faults == []
    texts, args = letter_texts(language), {"link": "LINK", "site": "SITE", "title": "T", "body": "B"}
    written = {
        message: texts.format(message, args | {"change": "CHANGE", "device": "DEVICE"})
        for message in file.messages
    }
    assert all(text and not re.search(r"[{}]|\bnone\b", text) for text in written.values())
    assert {f"notice-{kind}" for kind in get_args(Kind)} <= written.keys()
    english = letter_texts("en")
    if language != "en":
        same = [message for message in written if english.format(message, {}) == texts.format(message, {})]
        assert same == ["account-body", *(["mail-subject"] if language != "fr" else [])]
