"""The sounds of a table: each cue by itself, and the cues of the events that are shown."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite, running, visitors
from tests.e2e.people import Person
from tests.e2e.test_layout import ATTACK, Posed
from tests.e2e.test_loads import STATIC, scripts
from tests.e2e.test_pages import DESKTOP
from tests.e2e.windows import Windows
from tests.serving import Server

#: From the least to the most important. Each of them therefore gets a voice after those before it.
CUES = ["tick", "click", "chalk", "tear", "ping", "thunk", "burn", "timpani", "defeat", "victory", "call"]
VOICES = 3
MAX_SCRIPT_SIZE = 4 * 1024  # compressed bytes of the synthesiser
FLOOR = 0.02  # of a twentieth of a second at full volume: no more than a whisper beside a voice

#: Plays cues by their names on another output than a loudspeaker. Returns a function that ends this.
SOUNDS = """
window.soundsOf = async (script, audio, cues) => {
  const { playSoundtrack } = await import(script)
  const table = { scene: null, view: null, decision: null, replay: null }
  const end = playSoundtrack(table, { cues: ({ kind }) => [{ cue: kind, at: 0 }] }, audio)
  for (const kind of cues) {
    table.listener.pass({ kind })
    await new Promise((done) => setTimeout(done, 200))
  }
  return end
}
"""
#: The peak of cues that begin simultaneously, and the loudness of their loudest twentieth of a second.
RENDER = """async ([script, cues]) => {
  const rate = 44100
  const audio = new OfflineAudioContext(1, 2.5 * rate, rate)
  const nothing = { value: async () => {} }
  const open = { state: { value: 'running' }, resume: nothing, suspend: nothing, close: nothing }
  Object.defineProperties(audio, open)
  const end = await soundsOf(script, audio, cues)
  const samples = (await audio.startRendering()).getChannelData(0)
  end()
  const part = rate / 20
  const loud = Array.from({ length: samples.length / part }, (_, n) => {
    const squares = samples.slice(n * part, (n + 1) * part).reduce((sum, one) => sum + one * one, 0)
    return Math.sqrt(squares / part)
  })
  return [samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0), Math.max(...loud)]
}"""
#: A loudspeaker that records the pitches by which each cue is identified, each long after the previous one.
#: The person may be away. The browser treats scripts that inspect a page as gestures, but not here.
RECORDING_AUDIO = """
window.opened = 0
window.noted = []
window.away = false
window.touched = false
addEventListener('click', ({ isTrusted }) => (window.touched ||= isTrusted), true)
Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: window.touched }) })
Object.defineProperty(document, 'hidden', { get: () => window.away })
document.hasFocus = () => !window.away
window.Silence = class {
  constructor(noted = window.noted) {
    const ramps = ['linearRampToValueAtTime', 'exponentialRampToValueAtTime', 'setTargetAtTime']
    const unheard = Object.fromEntries(ramps.map((name) => [name, () => {}]))
    const param = () => ({ ...unheard, setValueAtTime() {} })
    const pitch = () => ({ ...unheard, setValueAtTime: (value) => noted.at(-1).push(value) })
    const part = (more) => ({ connect: (to) => to, start() {}, stop() {}, ...more })
    const source = () => part({ frequency: pitch(), Q: param() })
    let out = null
    this.createGain = () => {
      const made = part({ gain: param() })
      out ??= made
      return Object.assign(made, { connect: (to) => (to === out && noted.push([]), to) })
    }
    const later = async () => {}
    Object.assign(this, { state: 'running', sampleRate: 100, destination: 'ears' })
    const close = () => (this.closed ? Promise.reject(Error('closed')) : ((this.closed = true), later()))
    Object.assign(this, { resume: later, suspend: later, close })
    Object.assign(this, { createOscillator: source, createBufferSource: source, createBiquadFilter: source })
    this.createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) })
  }
  get currentTime() { return (this.time = (this.time ?? 0) + 5) }
}
window.AudioContext = class extends Silence { constructor() { super(); window.opened += 1 } }
"""
#: The recorded pitches of each cue.
CUE_PITCHES = """async ([script, cues]) => {
  const noted = []
  const end = await soundsOf(script, new Silence(noted), cues)
  end()
  return noted
}"""

SHIP = {"ship": "isn-torrent"}
SETTLED = {"kind": "settled", "attacker": "red-tougu-1", "target": "isn-torrent"}
DAMAGE = {"shields": 1, "hull": 1, "now": {"shields": 0, "hull_damage": 1}}
STORY: list[dict[str, Any]] = [
    {"kind": "energy", "team": "wretch", "amount": -2, "why": "charge", "now": 12},
    ATTACK,
    SETTLED | {"hit": True, "why": "chart"},
    SHIP | DAMAGE | {"kind": "damage", "source": "attack", "type": ""},
    ATTACK | {"hit": False, "cell": "."},
    SETTLED | {"hit": False, "why": "chart"},
    SHIP | {"kind": "destroyed", "ship": "red-tougu-2", "ship_card": "red-tougu", "why": "attack"},
]
HEARD = ["click", "tick", "tick", "thunk", "ping", "burn", "tick", "tick", "thunk", "chalk", "timpani"]


def soundtrack() -> Path:
    """Return the script with the synthesiser."""
    (script,) = (STATIC / "assets").glob("soundtrack-*.js")
    return script


def script_address() -> str:
    return f"/assets/{soundtrack().name}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Dead Zone, posed in its third round."""
    with running(tmp_path_factory.mktemp("server"), "tests.e2e.posed:GALAXIES") as server:
        yield server


def render(page: Page, *cues: str) -> tuple[float, float]:
    """Return the peak and the loudness of cues."""
    peak, loudness = page.evaluate(RENDER, [script_address(), cues])
    return peak, loudness


def test_each_cue_is_audible_and_no_three_cues_clip(person: Invite) -> None:
    script = f"{SOUNDS}; localStorage['galaxies.sound.volume'] = '100'"
    ada = person("Ada", new=True, sound=True, script=script)
    _ = ada.page.goto("/rules")
    peaks = dict[str, float]()
    for cue in CUES:
        peaks[cue], loudness = render(ada.page, cue)
        assert loudness > FLOOR, (cue, loudness)
    loudest = sorted(peaks, key=lambda cue: peaks[cue])[-VOICES:]
    assert sum(peaks[cue] for cue in loudest) < 1, "no combination of cues clips"
    combined_peak, _ = render(ada.page, *sorted(loudest, key=CUES.index))
    assert 0.1 < combined_peak < 1, (loudest, combined_peak)


class Sounding(Posed):
    """A table that plays sounds and records them."""

    def __init__(self, ada: Person) -> None:
        super().__init__(ada, "dead-zone")
        self.decision_id = self.view["decision"]["id"]
        self._names = dict[tuple[float, ...], str]()

    def begin(self) -> None:
        """Act once, so that the table may play sounds, and learn the recorded pitches of each cue."""
        self.page.evaluate("away = false")
        self.page.mouse.click(1, 1)
        if not self._names:
            pitches_of_cues = self.page.evaluate(CUE_PITCHES, [script_address(), CUES])
            self._names = {tuple(pitches): cue for pitches, cue in zip(pitches_of_cues, CUES, strict=True)}
        _ = self.take_cues()

    def take_cues(self) -> list[str]:
        """Return the cues recorded since the last call."""
        return [self._names[tuple(pitches)] for pitches in self.page.evaluate("noted.splice(0)")]

    def play_until_question(self, *happenings: dict[str, Any]) -> None:
        """Play happenings that end with another question."""
        route, message = self._received[0]
        question = self.view["decision"] | {"id": self.decision_id}
        route.send(json.dumps(message | {"view": self.view | {"decision": question}}))
        self.decision_id += "-next"
        patch = [{"op": "replace", "path": "/decision/id", "value": self.decision_id}]
        diff = {"type": "diff", "seq": message["seq"] + 1, "patch": patch, "happenings": happenings}
        route.send(json.dumps(diff))

    def wait_until_shown(self) -> None:
        """Wait until the happenings have been shown."""
        expect(self.ada.by_id("decision")).to_have_attribute("data-decision", self.decision_id)
        self.page.wait_for_timeout(300)  # the cue of skipped happenings comes a moment later

    def cues_during(self, *happenings: dict[str, Any]) -> list[str]:
        """Return the cues during happenings that end with a question."""
        self.play_until_question(*happenings)
        self.wait_until_shown()
        return self.take_cues()

    def press_switches(self, *switches: str) -> None:
        """Press switches in the menu."""
        self.ada.by_id("menu").click()
        for switch in switches:
            self.ada.by_id(switch).click()
        self.page.keyboard.press("Escape")


@pytest.fixture(scope="module")
def desk(windows: Windows, server: Server) -> Iterator[Sounding]:
    """One table for all tests, where nobody has done anything yet."""
    with visitors(windows, server) as invite:
        script = RECORDING_AUDIO + SOUNDS
        yield Sounding(invite("Ada", new=True, show="full", sound=True, script=script, **DESKTOP))


def test_shown_events_are_heard_after_the_persons_first_action(desk: Sounding) -> None:
    """Until then, no sound is played or fetched."""
    desk.play_until_question(STORY[0])
    desk.wait_until_shown()
    assert desk.page.evaluate("opened") == 0
    assert not [path for path in scripts(desk.page) if "soundtrack" in path]
    assert len(gzip.compress(soundtrack().read_bytes())) <= MAX_SCRIPT_SIZE
    with desk.page.expect_response(lambda answer: "soundtrack" in answer.url):
        desk.begin()
    assert desk.cues_during(*STORY) == [*HEARD, "call"], "the cue of the question comes last"
    assert desk.page.evaluate("opened") == 1


def test_hidden_tabs_and_call_only_mode_play_the_call_alone(desk: Sounding) -> None:
    desk.begin()
    desk.page.evaluate("away = true")
    assert desk.cues_during(*STORY) == ["call"]
    desk.press_switches("sound-only")
    assert desk.cues_during(*STORY) == ["call"]
    desk.page.evaluate("away = false")
    assert desk.cues_during(*STORY) == ["call"]
    desk.press_switches("sound-on")
    assert desk.cues_during(*STORY) == [], "the sound is off"
    desk.press_switches("sound-on", "sound-only")
    assert desk.cues_during(STORY[0], STORY[-1]) == ["click", "timpani"], "all cues are on again"


def test_a_skipped_animation_plays_one_cue(desk: Sounding) -> None:
    desk.begin()
    desk.play_until_question(*STORY, *STORY)
    expect(desk.ada.by_id("attack-show").first).to_be_visible()
    assert desk.take_cues() == ["click"]
    desk.page.keyboard.press("Space")
    desk.wait_until_shown()
    assert desk.take_cues() == ["timpani"]


def test_the_volume_is_set_by_keyboard_and_played(desk: Sounding) -> None:
    desk.begin()
    desk.ada.by_id("menu").click()
    volume = desk.page.get_by_role("slider", name="Volume")
    volume.focus()
    for _ in range(3):
        desk.page.keyboard.press("ArrowLeft")
    expect(volume).to_have_value("55")
    _ = desk.page.wait_for_function("() => noted.length")
    desk.page.keyboard.press("Escape")
    assert set(desk.take_cues()) == {"call"}, "changes of the volume play the call"
    assert desk.page.evaluate("localStorage['galaxies.sound.volume']") == "55"
