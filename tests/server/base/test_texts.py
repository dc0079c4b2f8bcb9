"""Names in any script, and texts that cannot hide or cover anything."""

from __future__ import annotations

from unicodedata import normalize

import pytest
from starlette.testclient import TestClient

from server.base.texts import clean_chat_text, disambiguate, normalised_name, person_name, visible_name
from tests.server.play import Caller, begin_match

NAMES = {
    "Persian with a joiner's opposite": "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
    "Persian verb": "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "Hindi": "\u0915\u094d\u200d\u0937\u092e\u093e",
    "Hindi kept apart": "\u0936\u094d\u200c\u0930\u0940",
    "Bengali ya": "\u09b0\u200d\u09cd\u09af\u09be\u09ac",
    "Bengali ta": "\u0989\u09ce\u09b8\u09ac \u09a4\u09cd\u200d",
    "Sinhala": "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
    "Malayalam": "\u0d05\u0d35\u0d28\u0d4d\u200d\u0d31\u0d46",
    "Khmer": "\u179f\u17bb\u1781\u17d2\u1798\u17c2\u179a",
    "Burmese": "\u1019\u103c\u103e\u1031\u102c\u1000\u103a",
    "Tibetan": "\u0f66\u0f92\u0fb2\u0f7c\u0f63\u0f0b\u0f58",
    "Thai": "\u0e19\u0e49\u0e33\u0e1c\u0e36\u0e49\u0e07",
    "Vietnamese": "Nguy\u1ec5n Th\u1ecb \u1ed0c",
    "a family": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "a dark astronaut": "\U0001f469\U0001f3fd\u200d\U0001f680",
    "a rainbow flag": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "Mongolian": "\u1828\u1820\u1837\u180e\u1820",
    "England": "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f Ada",
    "Wales": "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",
    "a keycap": "Player 1\ufe0f\u20e3",
    "another keycap": "#\ufe0f\u20e3 Ada",
    "bangs": "Ada\u203c\ufe0f",
    "a letter that is an emoji": "Ada \u2139\ufe0f",
    "a doctor": "\U0001f9d1\u200d\u2695\ufe0f",
}
#: Joiners without effect, and other invisible characters.
HIDDEN = {
    "between Latin letters": "A\u200dda",
    "kept apart in Latin": "A\u200cda",
    "at the end": "\u0639\u0644\u06cc\u200c",
    "at the beginning": "\u200c\u0639\u0644\u06cc",
    "two in a row": "\u0639\u0644\u06cc\u200c\u200c\u0631\u0636\u0627",
    "in Cyrillic": "\u0410\u200d\u0434\u0430",
    "in Chinese": "\u540d\u200d\u524d",
    "between signs": "\u00a9\u200d\u00ae",
    "a flag of nowhere": "\U0001f3f4\U000e0067\U000e0062\U000e0061\U000e0064\U000e0061\U000e007f",
    "a flag without an end": "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067",
    "the end of a flag": "Ada\U000e007f",
    "a digit of another look": "Ada 1\ufe0f",
    "Mongolian's sign in Latin": "A\u180eda",
    "an emoji and a letter": "\U0001f468\u200da",
    "a space without width": "A\u200bda",
    "a word joiner": "A\u2060da",
    "a hyphen that is not seen": "A\u00adda",
}
#: Letters that join nothing behind them, with a useless separator.
IDLE = {
    "Persian after reh": "\u0627\u0645\u06cc\u0631\u200c\u0639\u0644\u06cc",
    "Persian after dal": "\u0645\u0647\u0631\u062f\u0627\u062f\u200c\u067e\u0648\u0631",
    "Persian after waw": "\u062f\u0648\u200c\u0631\u0627\u0647\u06cc",
    "Urdu": "\u0634\u0627\u06c1\u062f\u200c\u0639\u0644\u06cc",
    "Syriac": "\u0710\u200c\u0712",
}
PILES = {
    "on a letter": "A" + "\u0301\u0302\u0303\u0304",
    "on each": "Z\u0300\u0316\u0325\u0334a\u0300\u0316\u0325\u0334",
    "of one mark": "Z\u0337\u0337\u0337algo",
    "of Thai marks": "\u0e01" + "\u0e47" * 20,
    "of Thai marks by turns": "\u0e01" + "\u0e47\u0e31" * 10,
    "composed": "\u1ec5\u0323\u0330",
    "under signs": "\u2605" + "\u0300\u0316\u0325\u0334",
}


@pytest.mark.parametrize("name", NAMES)
def test_people_can_use_their_real_names(client: TestClient, name: str) -> None:
    real_name = NAMES[name]
    answer = client.post("/api/guests", json={"name": real_name})
    assert answer.status_code == 201, answer.text
    assert answer.json()["user"]["name"] == normalize("NFC", real_name)
    assert clean_chat_text(f"{real_name}!") == normalize("NFC", f"{real_name}!")


@pytest.mark.parametrize("kind", HIDDEN)
def test_a_name_cannot_hide_anything(client: TestClient, kind: str) -> None:
    assert client.post("/api/guests", json={"name": HIDDEN[kind]}).status_code == 422


@pytest.mark.parametrize("kind", [kind for kind in HIDDEN if kind != "two in a row"])
def test_invisible_characters_are_removed_from_chat(kind: str) -> None:
    characters = {
        "\u200c",
        "\u200d",
        "\u200b",
        "\u2060",
        "\u00ad",
        "\u180e",
        "\ufe0f",
        "\U000e0067",
        "\U000e007f",
    }
    assert not characters & set(clean_chat_text(HIDDEN[kind]))


@pytest.mark.parametrize("joined", [*IDLE.values()], ids=[*IDLE])
def test_a_name_may_contain_joiners_without_effect(client: TestClient, joined: str) -> None:
    answer = client.post("/api/guests", json={"name": joined})
    assert answer.status_code == 201, answer.text
    assert answer.json()["user"]["name"] == clean_chat_text(joined) == joined.replace("\u200c", "")


def test_the_length_of_a_name_counts_visible_letters() -> None:
    assert person_name("e\u0301" * 24) == "\u00e9" * 24
    for long in ("e\u0301" * 25, "x" * 25):
        with pytest.raises(ValueError, match="at most 24"):
            person_name(long)


def test_names_that_differ_only_in_invisible_characters_are_equal() -> None:
    base_name = NAMES["Persian with a joiner's opposite"]
    bare = base_name.replace("\u200c", "")
    assert normalised_name(base_name) == normalised_name(bare)
    assert disambiguate({"red": base_name, "blue": bare})["blue"] == f"{bare} (2)"
    assert normalised_name("Jose\u0301") == normalised_name("JOS\u00c9")


@pytest.mark.parametrize("kind", PILES)
def test_stacked_marks_are_limited_in_names_chat_and_reports(client: TestClient, kind: str) -> None:
    for check in (visible_name, clean_chat_text):
        with pytest.raises(ValueError, match="too many marks"):
            check(PILES[kind])
    assert client.post("/api/guests", json={"name": PILES[kind]}).status_code == 422


def test_stacked_marks_are_refused_in_every_text(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    stacked = PILES["on a letter"]
    with ada.watch(summary["id"]) as red:
        rejection = red.ask("chat", channel="table", text=stacked)
        assert (rejection["type"], rejection["code"]) == ("refused", "malformed")
        assert red.ask("chat", channel="table", text="a\u0301\u0302 is fine")["type"] == "accepted"
    with Caller(client, "Eve").watch(summary["id"], code=summary["invite"]["code"]) as eve:
        assert eve.ask("chat", channel="spectators", text=stacked)["type"] == "refused"
    report = {"match": summary["id"], "user": bob.user["id"], "reason": "spam", "text": stacked}
    assert ada.post("/api/reports", report).status_code == 422
    loadout = {"game": "duel", "name": stacked, "side": "red", "loadout": {}}
    assert ada.post("/api/loadouts", loadout).status_code == 422
    assert client.patch("/api/me", json={"name": stacked}, headers=ada.headers).status_code == 422


RESERVED = [
    "Someone who left",
    "someone WHO left",
    "Someone who left (2)",
    "S\u043emeone who left",
    "RED 1",
    "Blue 1",
]


@pytest.mark.parametrize("name", RESERVED)
def test_nobody_can_take_a_reserved_name(client: TestClient, name: str) -> None:
    answer = client.post("/api/guests", json={"name": name})
    assert (answer.status_code, answer.json()["type"]) == (422, "urn:galaxies:name-reserved")
    ada = Caller(client)
    assert client.patch("/api/me", json={"name": name}, headers=ada.headers).status_code == 422
    assert ada.get("/api/me").json()["name"] == "Ada"


def test_computer_players_keep_their_titles(client: TestClient) -> None:
    titles = [bot["title"] for bot in client.get("/api/bots").json()]
    assert titles
    for title in titles:
        assert client.post("/api/guests", json={"name": title.upper()}).status_code == 422
