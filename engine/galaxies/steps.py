"""The turn: energy phase, deploy phase, action phase and end of turn. This module also counts the rounds.

A step is the rule that the driver runs next. The state stores the name of the step. In the deploy and action
phases, each choice from the menu is one step.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.facts import PhaseBegan, StepSet, TurnBegan
from engine.galaxies.powers import meteor_storm
from engine.galaxies.printed import edition_of, mission
from engine.galaxies.queries import allies_of, powers_in_play
from engine.galaxies.registry import ACTIONS, TURN_ENDINGS, Source
from engine.galaxies.rules import starting, victory
from engine.galaxies.rules.activation import activate, activation_options
from engine.galaxies.rules.asking import DecisionKind, ask, option
from engine.galaxies.rules.cards import PLAY, fits_phase_menu, play, play_options
from engine.galaxies.rules.energy_phase import energy_phase
from engine.galaxies.rules.launching import launch, launch_options
from engine.galaxies.rules.teams import PASS_TO, offer_passing, pass_cards, pass_options
from engine.galaxies.state import State

DONE = "done"

Step = Callable[[State], Rule[None]]


# Before the first turn


def setup(g: State) -> Rule[None]:
    """Shuffle and deal the cards."""
    yield from starting.deal(g)
    yield StepSet("first-ships")


def first_ships(g: State) -> Rule[None]:
    """Place the ships that start on the board."""
    yield from starting.place_first_ships(g)
    yield StepSet("starter")


def starter(g: State) -> Rule[None]:
    """Determine the first player."""
    yield from starting.choose_starter(g)
    yield StepSet("turn")


# A turn


def turn(g: State) -> Rule[None]:
    """Begin the next player's turn (TRN-12). The first player's turn begins a round (RND-01).

    A side without ships at the start of round 3 loses before anything else happens (VIC-07).
    """
    seat = next_seat(g)
    yield TurnBegan(seat, g.round + 1 if seat == g.order[0] else g.round)
    yield from victory.check_goals(g)
    yield PhaseBegan(seat, "energy")


def next_seat(g: State) -> str:
    """Return the player to the left of the active player. If nobody is active yet, return the first player
    (TRN-06)."""
    if g.active is None:
        return g.order[0]
    return g.order[(g.order.index(g.active) + 1) % len(g.order)]


def energy(g: State) -> Rule[None]:
    """Run the start of the energy phase."""
    yield from energy_phase(g, active_player(g))
    yield StepSet("energy-menu")


def energy_menu(g: State) -> Rule[None]:
    """Run the rest of the energy phase: pass cards to an ally (EPH-07), and play cards of this phase
    (EPH-06).

    This step is skipped in missions without allies and without such cards. The hand makes no difference
    (PRV-17, M1-14).
    """
    seat = active_player(g)
    answer = DONE
    if ally := _ally_to_pass_to(g, seat):
        yield from offer_passing(g, seat, ally)
    elif mission(g).tactic_cards and (allies_of(g, seat) or _has_cards_for(g, "energy")):
        answer = yield from _ask_menu(g, seat, "energy-phase", lambda: pass_options(g, seat), "energy")
    if answer == DONE:
        yield PhaseBegan(seat, "deploy")
    elif answer.startswith(PASS_TO):
        yield from pass_cards(g, seat, answer)
    else:
        yield from _play_or_use_power(g, seat, "energy", answer)


def _ally_to_pass_to(g: State, seat: str) -> str | None:
    """Return the ally to pass cards to in the energy phase, if passing is the only choice of a seat there.

    A seat that answers in whole gestures is then asked for these cards directly, without a menu. For other
    seats, return None.
    """
    allies = allies_of(g, seat)
    if seat in g.stepwise or not mission(g).tactic_cards or len(allies) != 1:
        return None
    return None if _has_cards_for(g, "energy") or power_options(g, seat, "energy") else allies[0]


def _has_cards_for(g: State, phase: str) -> bool:
    return any(fits_phase_menu(g, active_player(g), card, phase) for card in edition_of(g).tactics.values())


def deploy(g: State) -> Rule[None]:
    """Run one choice of the deploy phase: launch a ship card, play a card, use a power, or end the phase
    (TRN-13)."""
    seat = active_player(g)
    answer = yield from _ask_menu(g, seat, "deploy", lambda: launch_options(g, seat), "deploy")
    if answer == DONE:
        yield PhaseBegan(seat, "action")
    elif answer.startswith("launch:"):
        yield from launch(g, seat, answer.removeprefix("launch:"))
    else:
        yield from _play_or_use_power(g, seat, "deploy", answer)


def action(g: State) -> Rule[None]:
    """Run one choice of the action phase: activate a ship card, play a card, use a power, or end the turn
    (ACT-02)."""
    seat = active_player(g)
    answer = yield from _ask_menu(g, seat, "action", lambda: activation_options(g, seat), "action")
    if answer == DONE:
        yield PhaseBegan(seat, "end")
    elif answer.startswith("activate:"):
        yield from activate(g, seat, answer.removeprefix("activate:"))
    else:
        yield from _play_or_use_power(g, seat, "action", answer)


def end(g: State) -> Rule[None]:
    """Run the end of the turn, including the mission's rules for it. These rules may insert a step."""
    yield StepSet("turn")
    for rule in mission(g).rules:
        if rule in TURN_ENDINGS:
            yield from TURN_ENDINGS[rule](g, active_player(g))


# Menus


def _ask_menu(
    g: State, seat: str, kind: DecisionKind, menu_options: Callable[[], list[Option]], phase: str
) -> Rule[str]:
    """Ask the active player what to do next.

    The player is asked even if there is no choice, so that the question reveals nothing (PRV-17).
    """

    def options() -> list[Option]:
        powers = [power_option for _, offers in power_options(g, seat, phase) for power_option in offers]
        return [*menu_options(), *play_options(g, seat, phase), *powers, option(DONE, f"{phase}-done")]

    cards = {} if mission(g).tactic_cards else {"play": "without-cards"}
    return (yield from ask(g, seat, kind, options, skip=False, **cards))


def power_options(g: State, seat: str, phase: str) -> list[tuple[Source, list[Option]]]:
    """Return the options that a seat's powers add to the menu of a phase."""
    powers = powers_in_play(g).offering.get(phase, ())
    return [(s, ACTIONS[s.power][phase].offer(g, s)) for s in powers if s.seat == seat]


def _play_or_use_power(g: State, seat: str, phase: str, answer: str) -> Rule[None]:
    """Play a card, or use the power that offered the chosen option."""
    if answer.startswith(PLAY):
        yield from play(g, seat, answer)
        return
    for source, offers in power_options(g, seat, phase):
        if any(power_option.id == answer for power_option in offers):
            yield from ACTIONS[source.power][phase].do(g, source, answer)
            return


def active_player(g: State) -> str:
    """Return the player whose turn it is."""
    assert g.active is not None, "no turn has begun"
    return g.active


class Steps:
    """The rules of the game as single steps, for drivers and playouts."""

    def step(self, state: State) -> Rule[None]:
        """Return the rule to run next."""
        return STEPS[state.step](state)

    def over(self, state: State) -> bool:
        """Return whether the match has ended."""
        return state.result is not None


STEPS: dict[str, Step] = {
    "setup": setup,
    "first-ships": first_ships,
    "starter": starter,
    "turn": turn,
    "energy": energy,
    "energy-menu": energy_menu,
    "deploy": deploy,
    "action": action,
    "end": end,
    meteor_storm.STEP: meteor_storm.run_engines,
}
