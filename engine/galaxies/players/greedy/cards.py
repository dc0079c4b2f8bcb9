"""Tactic cards: their worth on a ship, in play and in the hand, and the choice of discards and reactions."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.galaxies.players.greedy.mind import DISCARD, NEVER, Choice, Mind, Score, scorer_for
from engine.galaxies.players.greedy.reading.sight import Sight
from engine.galaxies.players.greedy.reading.vessels import Vessel

# Attached cards


def _default_worth(ship: Vessel) -> float:
    return 1.5


def _weapon_worth(attacks: float, strength: float, charge: float) -> Callable[[Vessel], float]:
    """Return a function for the worth of a weapon over the activations that its ship may still have."""
    return lambda ship: ship.kind.ships * max(0.3, attacks * strength * 1.4 - charge * 0.7)


#: The worth of a card on an undamaged ship card, as a function of one of its ships.
ON_SHIP: dict[str, Callable[[Vessel], float]] = {
    "sr2-twin-rocket-launchers": lambda ship: 1.1 * ship.kind.ships,
    "lr5-nuclear-warhead": _weapon_worth(1, 3, 3),
    "lr5-plaxma-cannon": _weapon_worth(1, 3, 2),
    "lr5-ripper-cannon": _weapon_worth(1.5, 2, 0),
    "bronson-skiles": lambda ship: 1.5 * ship.printed.primary.strength,
    "erin-cho": lambda ship: 3.0 if ship.size != "small" else 1.0,
    "charles-yeboah": lambda ship: 2.0,
    "maneuvering-thrusters": lambda ship: 1.6 if ship.size == "large" else 1.0,
    "isn-transport-shuttle": lambda ship: 0.3,
    "spectral-resurgence": lambda ship: 0.35 * ship.worth,
    "krall-draxus": lambda ship: 2.5 * ship.printed.primary.strength,
    "captain-vulchar": lambda ship: 2.0,
    "vecton-field-detonator": lambda ship: 1.4,
    "shield-siphon": lambda ship: min(4.0, 1.1 * ship.shields),
    "exploit-weakness": lambda ship: 0.7 * ship.kind.ships,
}


def host_worth(mind: Mind, card: str, on: str) -> float:
    """Return the worth of attaching a card to a ship card, minus the worth of the card that it would
    replace."""
    ships = mind.board.ships_of_card(on)
    if not ships:
        return 0.0
    return _attachment_worth(mind.sight, card, ships) + _attachment_points(mind.sight, card)


def _attachment_worth(sight: Sight, card: str, ships: list[Vessel]) -> float:
    first, printed = ships[0], sight.card(card)
    life = sum(ship.odds.remaining_worth(ship.shields, ship.hull) for ship in ships) / first.kind.ships
    worth = ON_SHIP.get(card, _default_worth)(first) * life
    if printed.type == "sabotage":
        return worth
    same = [c for c in first.attached.values() if sight.card(c).type == printed.type]
    if len(same) < getattr(first.printed.slots, printed.type):
        return worth
    return worth - min((ON_SHIP.get(c, _default_worth)(first) for c in same), default=worth) - 0.5


def _attachment_points(sight: Sight, card: str) -> float:
    """Return the worth of the points that attaching the card scores by the mission's rules."""
    params, printed = sight.board.own_rule("data-points"), sight.card(card)
    if params is None:
        return 0.0
    counts = printed.faction == params["faction"] and printed.type in params["types"]
    return 8.0 * params["points"] if counts else 0.0


def _possible_hosts(sight: Sight, card: str) -> Iterator[str]:
    """Yield the ship cards that a card could be attached to, now or once they are launched."""
    printed = sight.card(card)
    icon = "solo" if printed.type == "hero" else printed.icon
    for on, launched in sight.view["ship_cards"].items():
        kind = sight.board.edition.ships[on]
        if printed.type == "sabotage":
            if sight.seats[launched["seat"]]["team"] != sight.board.team and kind.kind == icon:
                yield on
        elif (
            launched["seat"] == sight.me
            and kind.kind == icon
            and _accepts(sight, kind.faction, printed.faction)
        ):
            slots = kind.versions[launched["level"]].slots
            if getattr(slots, printed.type) > 0:
                yield on


def _accepts(sight: Sight, ship: str, card: str) -> bool:
    """Return whether one of the player's ships accepts cards of a card's faction."""
    return ship == card or sight.board.own_rule("both-factions") is not None


def _has_later_host(sight: Sight, card: str) -> bool:
    """Return whether a ship card that is still to be launched could carry the card."""
    printed = sight.card(card)
    icon = "solo" if printed.type == "hero" else printed.icon
    if printed.type == "sabotage":
        return True
    hidden = [*sight.view["screen"], *(card for hold in sight.view["holds"].values() for card in hold)]
    return any(sight.board.edition.ships[ship].kind == icon for ship in hidden)


# Events


def _unknown_event(_: object) -> float:
    """Return the worth of an event that the player does not know."""
    return 1.0


def _boarding_worth(sight: Sight, chance: float) -> float:
    """Return the worth of taking over the best ship with shields down beside one of the player's own.

    It counts twice, because the enemy loses the ship.
    """
    values = (
        foe.value
        for foe in sight.board.foes
        if foe.shields_down
        and foe.size != "large"
        and any(own.where.gap(foe.where) <= 1 for own in sight.own_ships)
    )
    return 2 * chance * max(values, default=0.0)


def _haul_worth(sight: Sight) -> float:
    """Return the worth of pulling an enemy closer. It is zero if a ship yet to be activated has an enemy in
    range."""
    ready = [ship for ship in sight.own_ships if not sight.view["ship_cards"][ship.card]["activated"]]
    if not ready or any(ship.where.gap(foe.where) <= 6 for ship in ready for foe in sight.board.foes):
        return 0.0
    return 2.0


def _squadrons_worth(sight: Sight) -> float:
    own = [*(ship.card for ship in sight.own_ships), *sight.view["screen"]]
    return 1.0 if any(sight.board.edition.ships[card].kind == "squadron" for card in own) else 0.0


#: The worth of playing an event in the player's own phases.
EVENTS: dict[str, Callable[[Sight], float]] = {
    "f47-hawk-patrol": lambda sight: 1.5 if "f47-blue-hawks" in sight.view["screen"] else 0.0,
    "commando-away-team": lambda sight: _boarding_worth(sight, 0.5) + 0.5,
    "hijack-plan": lambda sight: _boarding_worth(sight, 0.4),
    "wretch-boarding": lambda sight: 2.0,
    "fates-reach": _haul_worth,
}

#: The worth of keeping an event in the hand.
IN_HAND: dict[str, Callable[[Sight], float]] = {
    "superior-squadron-tactics": _squadrons_worth,
    "alert-from-isn-torrent": lambda sight: 0.9,
    "sparrow-cover-fire": lambda sight: 1.5,
    "fortunes-bounty": lambda sight: 3.0,
    "f47-hawk-patrol": lambda sight: 1.0 if "f47-blue-hawks" in sight.view["screen"] else 0.1,
    "commando-away-team": lambda sight: 1.5,
    "hijack-plan": lambda sight: 1.5,
    "wretch-boarding": lambda sight: 1.2,
    "fates-reach": lambda sight: 0.8,
}


#: The text keys of menu options that play a card.
PLAYING = ("play", "play-on")


def play_worth(mind: Mind, card: str) -> float:
    """Return the worth of playing a card now, without its cost."""
    if mind.sight.card(card).type == "event":
        return EVENTS.get(card, _unknown_event)(mind.sight)
    return max((host_worth(mind, card, on) for on in _possible_hosts(mind.sight, card)), default=0.0)


def option_worth(mind: Mind, choice: Choice) -> float:
    """Return the worth of the option to play a card, on the ship card that it names if there is one."""
    card, on = choice.ref["card"], choice.ref.get("ship_card")
    return play_worth(mind, card) if on is None else host_worth(mind, card, on)


def keep_worth(mind: Mind, card: str) -> float:
    """Return the worth of a card in the hand."""
    sight, printed = mind.sight, mind.sight.card(card)
    if printed.type == "event":
        return IN_HAND.get(card, _unknown_event)(sight)
    if printed.type == "hero" and any(card in ship.attached.values() for ship in sight.own_ships):
        return 0.0
    worth = play_worth(mind, card)
    if _has_later_host(sight, card):
        worth = max(worth, 1.2)
    return max(0.0, worth - mind.price * printed.cost)


# Discarding


def _junk_cards(mind: Mind) -> list[tuple[float, str]]:
    """Return the hand cards that are hardly worth keeping, worst first."""
    cards = [(keep_worth(mind, held["card"]), handle) for handle, held in mind.sight.hand.items()]
    return sorted(card for card in cards if card[0] <= mind.weights.junk)


def cards_to_discard(mind: Mind) -> int:
    """Return the number of cards to discard for energy now: the useless ones, or as many as the next plan
    needs."""
    junk = _junk_cards(mind)
    if not junk or mind.sight.energy > 35:
        return 0
    useless = sum(worth <= 0.0 for worth, _ in junk)
    short = min((need for need in _energy_lacking(mind) if 0 < need <= len(junk)), default=0)
    return max(useless, short)


def _energy_lacking(mind: Mind) -> Iterator[int]:
    """Yield the missing energy for each thing that the player may do next."""
    sight, energy = mind.sight, mind.sight.energy
    if sight.view["phase"] == "deploy":
        yield from (shown["cost"] - energy for shown in sight.view["screen"].values())
    elif mind.activation is None:
        for card, launched in sight.view["ship_cards"].items():
            if launched["seat"] == sight.me and not launched["activated"] and sight.board.has_target(card):
                yield launched["activation"] - energy
    elif mind.activation["step"] == "attack" and mind.activation["ship"] in sight.board.vessels:
        ship = sight.board.vessels[mind.activation["ship"]]
        for arms in ship.arms:
            if any(foe.where.gap(ship.where) <= arms.reach for foe in sight.board.foes):
                yield arms.charge - energy


def discard_worth(mind: Mind, choice: Choice) -> float | None:
    """Return the worth of an option to discard for energy, or None for any other option."""
    if choice.key == DISCARD:
        return -NEVER if cards_to_discard(mind) else NEVER
    if choice.key == "discard-one":
        return 1 - NEVER if [choice.ref["handle"]] == handles_to_discard(mind) else NEVER
    return None


def handles_to_discard(mind: Mind) -> list[str]:
    """Return the handles of the cards to discard now."""
    return [handle for _, handle in _junk_cards(mind)[: cards_to_discard(mind)]]


@scorer_for("discard")
def discard_scorer(mind: Mind) -> Score:
    """Discard the worst cards, as many as :func:`cards_to_discard` returns. Pass rather than discard a good
    card."""
    gone = handles_to_discard(mind)

    def score(choice: Choice) -> float:
        if choice.key == "pass":
            return -0.5
        return 1.0 if choice.id in gone else -1.0 - max(0.0, keep_worth(mind, choice.ref["card"]))

    return score


@scorer_for("last-card")
def last_card_scorer(mind: Mind) -> Score:
    """Discard a card that is hardly worth keeping rather than let the deck run out permanently.

    If other discards form a new deck, such cards stay out of it.
    """
    saves = bool(_junk_cards(mind)) and not mind.args["discards"]
    return lambda choice: 0.0 if choice.key != DISCARD else 1.0 if saves else -1.0


@scorer_for("hand-limit")
def hand_limit_scorer(mind: Mind) -> Score:
    """Discard the worst card."""
    return lambda choice: -keep_worth(mind, choice.ref["card"])


# The computer core


@scorer_for("computer-core")
def computer_core_scorer(mind: Mind) -> Score:
    """Choose one of several cards of the core, which score points when attached, rather than draw an unseen
    card."""
    return lambda choice: {"core": 1.0, "own": 0.0}.get(choice.id, NEVER)


@scorer_for("core-keep")
def core_keep_scorer(mind: Mind) -> Score:
    """Keep the best card."""
    return lambda choice: keep_worth(mind, choice.ref["card"]) if "card" in choice.ref else NEVER


@scorer_for("core-order")
def core_order_scorer(mind: Mind) -> Score:
    """Put back the worst cards first. The better a card, the lower it lies."""
    return lambda choice: -keep_worth(mind, choice.ref["card"])


# Attaching


@scorer_for("attach")
def attach_scorer(mind: Mind) -> Score:
    """Attach the card where it is worth most."""
    return lambda choice: (
        host_worth(mind, mind.args["card"], choice.ref["ship_card"]) if choice.ref else NEVER
    )


@scorer_for("replace")
def replace_scorer(mind: Mind) -> Score:
    """Replace nothing if there is room, otherwise the card that is worth least."""

    def score(choice: Choice) -> float:
        if "card" not in choice.ref:
            return 0.0 if choice.key == "replace-none" else NEVER
        ships = mind.board.ships_of_card(choice.ref["ship_card"])
        return -0.01 - (ON_SHIP.get(choice.ref["card"], _default_worth)(ships[0]) if ships else 0.0)

    return score


@scorer_for("duplicate-hero")
def duplicate_hero_scorer(mind: Mind) -> Score:
    """Keep the hero on the ship card that is worth more."""

    def score(choice: Choice) -> float:
        if "ship_card" not in choice.ref:
            return NEVER
        return -sum(ship.value for ship in mind.board.ships_of_card(choice.ref["ship_card"]))

    return score


# Passing cards to an ally


def _useful_to_ally(mind: Mind) -> set[str]:
    """Return the handles of cards that the player cannot use, but an ally may."""
    return {
        handle
        for handle, held in mind.sight.hand.items()
        if mind.sight.card(held["card"]).type != "event" and keep_worth(mind, held["card"]) <= 0.0
    }


@scorer_for("energy-phase")
def energy_phase_scorer(mind: Mind) -> Score:
    """Pass on cards that the player cannot use."""

    def score(choice: Choice) -> float:
        if choice.key == "pass-to":
            return 1.0 if _useful_to_ally(mind) else -1.0
        if choice.key in PLAYING:
            return option_worth(mind, choice) - mind.cost(choice.amount)
        return NEVER if choice.key == DISCARD else 0.0

    return score


@scorer_for("pass-cards")
def pass_cards_scorer(mind: Mind) -> Score:
    """Pass the cards that the player cannot use."""
    useless = _useful_to_ally(mind)
    return lambda choice: 1.0 if choice.id in useless else -1.0


# Reactions

#: The share that a reroll adds to the average effect of a ship's attacks.
REROLL_SHARE = 0.6


def _squadron_reroll_worth(mind: Mind) -> float:
    """Return the worth of Superior Squadron Tactics: the average loss of enemies by the rerolls."""
    gain = 0.0
    for ship in mind.board.ships_of_card(mind.args["ship_card"]):
        arms = ship.arms[0]
        losses = [
            f.loss(arms) for f in mind.board.foes if f.where.gap(ship.where) <= ship.move + arms.reach - 1
        ]
        gain += REROLL_SHARE * max(losses, default=0.0)
    return gain


def _evasion_worth(mind: Mind) -> float:
    """Return the worth of Alert From ISN Torrent: the loss of the activated ships without their best target.

    It is zero while there is another target like it.
    """
    saved = 0.0
    for foe in mind.board.ships_of_card(mind.args["ship_card"]):
        arms = foe.arms[0]
        far = arms.reach + foe.move
        losses = [(own.loss(arms), own) for own in mind.board.friends if own.where.gap(foe.where) <= far]
        losses.sort(key=lambda pair: -pair[0])
        if losses and losses[0][1].seat == mind.sight.me and losses[0][1].where.gap(foe.where) + 3 > far:
            saved = max(saved, losses[0][0] - (losses[1][0] if len(losses) > 1 else 0.0))
    return saved


def _cover_worth(mind: Mind) -> float:
    """Return the worth of Sparrow Cover Fire: the cost of the hit if a Sparrow is near, otherwise half."""
    ship = mind.board.vessels.get(mind.args.get("ship", ""))
    foe = mind.board.vessels.get(mind.args.get("attacker", ""))
    if ship is None or foe is None:
        return 0.0
    key = mind.activation["weapon"] if mind.activation else "primary"
    arms = next((arms for arms in foe.arms if arms.key == key), foe.arms[0])
    sure = any(
        own.card == "f51-blue-sparrows" and own.where.gap(ship.where) <= 3 for own in mind.sight.own_ships
    )
    return ship.damage_loss(arms.down if ship.shields_down else arms.up) * (1.0 if sure else 0.5)


REACTIONS: dict[str, Callable[[Mind], float]] = {
    "superior-squadron-tactics": _squadron_reroll_worth,
    "alert-from-isn-torrent": _evasion_worth,
    "sparrow-cover-fire": _cover_worth,
    "fortunes-bounty": lambda mind: 9.0,
}


@scorer_for("respond")
def respond_scorer(mind: Mind) -> Score:
    """Play a card if its effect is worth more than its cost."""

    def score(choice: Choice) -> float:
        if choice.key == "play":
            worth = REACTIONS.get(choice.ref["card"], _unknown_event)(mind)
            return worth - mind.cost(choice.amount) - mind.weights.junk / 2
        return NEVER if choice.key == DISCARD else 0.0

    return score
