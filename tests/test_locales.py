"""Every translation has all sentences, and each can be written in every case that the tests know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.fluent import FORMS, LANGUAGE, Texts, message_id
from server.base.languages import languages
from tests.messages import FluentFile
from tools.fixture_sentences import GAME_SOURCES, target

#: What a reader must never see.
MARKS = re.compile(r"[{}]|(?<![-\w])(true|false)(?![-\w])")


def translations() -> Iterator[Any]:
    """Yield each translated file, with its game and its language."""
    for game, source in GAME_SOURCES.items():
        for path in sorted(source.file.parent.parent.glob(f"*/{source.file.name}")):
            if path != source.file:
                language = path.parent.name
                yield pytest.param(game, path, id=f"{game}-{language}")


each_translation = pytest.mark.parametrize(("game", "path"), list(translations()))


ENGLISH = [
    path
    for folder in {source.file.parent for source in GAME_SOURCES.values()}
    for path in folder.glob("*.ftl")
]


def all_translations() -> Iterator[Any]:
    """Yield each translated file, with the English one."""
    for english in sorted(ENGLISH):
        for path in sorted(english.parent.parent.glob(f"*/{english.name}")):
            if path != english:
                yield pytest.param(english, path, id=f"{path.parent.name}/{path.stem}")


def argument(variable: str) -> str:
    """Return the argument of a variable, without its form."""
    name, _, form = variable.rpartition("-")
    return name if name and form in {*FORMS, "or"} else variable


@pytest.mark.parametrize(("source", "path"), list(all_translations()))
def test_a_translation_has_the_same_messages_and_parts_as_the_english_file(source: Path, path: Path) -> None:
    english, translated = FluentFile(source), FluentFile(path)
    assert translated.faults == []
    assert list(translated.messages) == list(english.messages)
    for message in english.messages:
        assert translated.attributes(message) == english.attributes(message), message
        known = {argument(variable) for variable in english.variables(message) | english.noted(message)}
        used = {argument(variable) for variable in translated.variables(message)}
        assert used <= known, message


@pytest.mark.parametrize("path", sorted(ENGLISH), ids=lambda path: path.stem)
def test_an_english_file_has_no_faults(path: Path) -> None:
    assert FluentFile(path).faults == []


@each_translation
def test_only_warnings_end_with_a_full_stop(game: str, path: Path) -> None:
    FluentFile(path).check_full_stops()


@each_translation
def test_every_known_text_can_be_written_in_a_translation(game: str, path: Path) -> None:
    texts = Texts(path.stem, path.parent.name, path.parent.parent)
    content = json.loads(target(game).read_text("utf-8"))
    same = 0
    for case in content["cases"]:
        message = message_id(case["group"], case["key"])
        if message not in texts:
            continue
        args = {**case.get("ref", {}), **case.get("args", {})}
        text = texts.format(message, args)
        assert text and not MARKS.search(text), (message, text)
        same += text == case["text"]
    assert same < len(content["cases"]) / 10, "the sentences are English"


def test_a_message_that_a_translation_lacks_is_english(tmp_path: Path) -> None:
    for language, source in {"en": "order-stop = Stop\norder-go = Go", "de": "order-go = Los"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "toy.ftl").write_text(source, "utf-8")
    texts = Texts("toy", "de", tmp_path)
    assert [texts.say("order", key, {}) for key in ("go", "stop", "turn-back")] == [
        "Los",
        "Stop",
        "Turn back",
    ]


def test_pages_and_letters_have_the_same_languages() -> None:
    source = Path("web/src/ui/texts/language.ts").read_text("utf-8")
    offered = source.partition("const LANGUAGES")[2].partition("}")[0]
    assert set(re.findall(r"(\w+): '", offered)) == languages()


@pytest.mark.parametrize("language", sorted(languages() - {LANGUAGE}))
def test_a_language_that_readers_can_choose_is_whole(language: str) -> None:
    for english in ENGLISH:
        assert (english.parent.parent / language / english.name).is_file(), english.name
