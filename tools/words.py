"""Checks the wording of the project: `python -m tools.words` prints each violation of a rule."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROSE = frozenset({".md"})
SOURCES = frozenset({".py", ".ts", ".svelte", ".css", ".toml", ".yml"})
#: The maximum length of a line of Markdown and of a commit subject, and the maximum number of words in a
#: sentence.
COLUMNS, SUBJECT, WORDS = 120, 72, 25
#: The address of a link.
ADDRESS = re.compile(r"\]\([^)]*\)")
#: Inline code, or a list of such pieces.
CODE = re.compile(r"`[^`]*`(?:,?\s+(?:and\s+|or\s+)?`[^`]*`)*")
#: The end of a sentence's last word, and the beginning of a list item.
END, ITEM = re.compile(r"""[.!?]["'”’)*_\]]*$"""), re.compile(r"(?:[-*]|\d+\.) ")
#: Pages whose sentences are not checked: generated ones, and those of a game.
GENERATED = frozenset({f"docs/{page}.md" for page in ("RULES", "PULP-RULES", "SETTINGS", "VIEWS")})
GAME_FOLDERS = ("engine/", "web/")
#: Files that quote the forbidden words.
QUOTING_FILES = frozenset({"tools/words.py", "tests/test_words.py"})
#: Folders about characters of a story, who may be he or she.
STORIES = ("engine/galaxies/catalogue/", "engine/pulp/catalogue/")


@dataclass(frozen=True)
class Rule:
    """A pattern that no line may match, and the replacement to suggest."""

    pattern: re.Pattern[str]
    advice: str
    suffixes: frozenset[str] = PROSE | SOURCES
    excluded: tuple[str, ...] = ()  # folders to which the rule does not apply

    def applies_to(self, path: str) -> bool:
        return Path(path).suffix in self.suffixes and not path.startswith(self.excluded)


#: A pattern for the pronoun and its forms, except for the quoted key "his". Saved matches of Pulp have that
#: key in the text of their result.
MALE = re.compile(r"""\b(?:he|him|himself|his(?!(?<=["']his)["']))\b""", re.I)

RULES = (
    Rule(re.compile(r"^ {1,3}(?:[-*]|\d+\.) "), "indent nested items by four columns", PROSE, GAME_FOLDERS),
    Rule(re.compile(r"\b(?:at|by|for|from|of|to|with) who\b", re.I), 'write "whoever" or name the person'),
    Rule(MALE, 'a player is "they"', excluded=STORIES),
    Rule(
        re.compile(r"^\s*(?:\w+, )*[a-z](?:, \w+)* = .*\bschema\.\w+"),
        "give the table's columns a whole word",
        suffixes=frozenset({".py"}),
    ),
)


@dataclass(frozen=True)
class Finding:
    """One violation of a rule."""

    location: str  # path and line, or a commit
    text: str
    advice: str

    def __str__(self) -> str:
        return f"{self.location}: {self.text.strip()} ({self.advice})"


def findings_in(path: str, content: str) -> Iterator[Finding]:
    """Yield a finding for each line of a file that breaks a rule.

    >>> [str(finding) for finding in findings_in("page.md", "A cake for who\\nbakes it.")]
    ['page.md:1: A cake for who (write "whoever" or name the person)']
    """
    rules = [rule for rule in RULES if rule.applies_to(path)]
    for number, line in enumerate(content.splitlines(), 1):
        for rule in rules:
            if rule.pattern.search(line):
                yield Finding(f"{path}:{number}", line, rule.advice)
        if Path(path).suffix in PROSE and is_long(line):
            yield Finding(f"{path}:{number}", f"{line[:40]} …", f"{len(line)} columns, at most {COLUMNS}")
    if Path(path).suffix in PROSE and path not in GENERATED and not path.startswith(GAME_FOLDERS):
        yield from long_sentences(path, content)


def is_long(line: str) -> bool:
    """Return whether a line of Markdown is too long. Addresses do not count, because they cannot be
    broken."""
    return len(ADDRESS.sub("", line)) > COLUMNS


def long_sentences(path: str, content: str) -> Iterator[Finding]:
    """Yield a finding for each sentence of a page that has too many words. Consecutive pieces of code count
    as one word."""
    for number, paragraph in paragraphs(content):
        text = CODE.sub(lambda code: "code" + "\n" * code[0].count("\n"), ADDRESS.sub("]", paragraph))
        sentence: list[str] = []
        start = number
        for line, part in enumerate(text.split("\n"), number):
            for word in part.split():
                start = start if sentence else line
                sentence += [word] if any(map(str.isalnum, word)) else []
                if END.search(word):
                    yield from _check_sentence(path, start, sentence)
                    sentence = []
        yield from _check_sentence(path, start, sentence)


def _check_sentence(path: str, number: int, sentence: Sequence[str]) -> Iterator[Finding]:
    if len(sentence) > WORDS:
        advice = f"{len(sentence)} words, at most {WORDS}"
        yield Finding(f"{path}:{number}", f"{' '.join(sentence[:6])} …", advice)


def paragraphs(content: str) -> Iterator[tuple[int, str]]:
    """Yield each paragraph and list item of a page with its first line number, without tables and code.

    >>> list(paragraphs("# Cake\\n\\nTake flour,\\nand bake it.\\n- Eat."))
    [(3, 'Take flour,\\nand bake it.'), (5, 'Eat.')]
    """
    lines: list[str] = []
    start, fenced = 0, False
    for number, raw in enumerate([*content.splitlines(), ""], 1):
        line = raw.strip()
        fence = line.startswith("```")
        item = ITEM.match(line)
        is_skipped = fence or fenced or not line or line.startswith(("|", "#", "<"))
        if lines and (is_skipped or item):
            yield start, "\n".join(lines)
            lines = []
        if not is_skipped:
            start = start if lines else number
            lines.append(line.removeprefix(item[0]) if item else line)
        fenced ^= fence


def long_subjects(subjects: Sequence[str]) -> Iterator[Finding]:
    """Yield a finding for each commit subject that is too long."""
    for subject in subjects:
        if len(subject) > SUBJECT:
            yield Finding("a commit", subject, f"{len(subject)} characters, at most {SUBJECT}")


def _run_git(*arguments: str) -> list[str]:
    """Return the lines that a git command prints, or none if it fails, as outside of a checkout."""
    process = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return process.stdout.splitlines() if process.returncode == 0 else []


def new_subjects() -> list[str]:
    """Return the subjects of the commits since the main branch, or of the last 20 commits."""
    return _run_git("log", "--format=%s", "main..HEAD") or _run_git("log", "--format=%s", "-20")


def all_findings() -> Iterator[Finding]:
    """Yield the findings in all files that git tracks, and in the subjects of new commits."""
    for path in _run_git("ls-files"):
        if path not in QUOTING_FILES and Path(path).suffix in PROSE | SOURCES and (ROOT / path).is_file():
            yield from findings_in(path, (ROOT / path).read_text(encoding="utf-8"))
    yield from long_subjects(new_subjects())


def main() -> int:
    """Print all findings. Return 1 if there are any."""
    findings = list(all_findings())
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
