"""Tactic cards: their value on a ship, when played and in the hand, and the choice of discards and
reactions."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.galaxies.players.greedy.context import DISCARD, NEVER, Choice, Score, ScoringContext, scorer_for
from engine.galaxies.players.greedy.reading.parsed_view import ParsedView
from engine.galaxies.players.greedy.reading.vessels import Vessel

# Attached cards


def _default_value(ship: Vessel) -> float:
    return 1.5


def _weapon_value(attacks: float, strength: float, charge: float) -> Callable[[Vessel], float]:
    """Return a function for the value of a weapon over all future activations of its ship."""
    return lambda ship: ship.kind.ships * max(0.3, attacks * strength * 1.4 - charge * 0.7)


#: The value of each card on an undamaged ship card, as a function of one of the ship card's ships.
ON_SHIP: dict[str, Callable[[Vessel], float]] = {
    "sr2-twin-rocket-launchers": lambda ship: 1.1 * ship.kind.ships,
    "lr5-nuclear-warhead": _weapon_value(1, 3, 3),
    "lr5-plaxma-cannon": _weapon_value(1, 3, 2),
    "lr5-ripper-cannon": _weapon_value(1.5, 2, 0),
    "bronson-skiles": lambda ship: 1.5 * ship.printed.primary.strength,
    "erin-cho": lambda ship: 3.0 if ship.size != "small" else 1.0,
    "charles-yeboah": lambda ship: 2.0,
    "maneuvering-thrusters": lambda ship: 1.6 if ship.size == "large" else 1.0,
    "isn-transport-shuttle": lambda ship: 0.3,
    "spectral-resurgence": lambda ship: 0.35 * ship.full_value,
    "krall-draxus": lambda ship: 2.5 * ship.printed.primary.strength,
    "captain-vulchar": lambda ship: 2.0,
    "vecton-field-detonator": lambda ship: 1.4,
    "shield-siphon": lambda ship: min(4.0, 1.1 * ship.shields),
    "exploit-weakness": lambda ship: 0.7 * ship.kind.ships,
}


def host_value(context: ScoringContext, card: str, ship_card: str) -> float:
    """Return the value of attaching a card to a ship card, minus the value of the card that it would
    replace."""
    ships = context.board.ships_of_card(ship_card)
    if not ships:
        return 0.0
    return _attachment_value(context.parsed, card, ships) + _attachment_points(context.parsed, card)


def _attachment_value(parsed: ParsedView, card: str, ships: list[Vessel]) -> float:
    first, tactic_card = ships[0], parsed.card(card)
    remaining_share = (
        sum(ship.odds.remaining_value(ship.shields, ship.hull) for ship in ships) / first.kind.ships
    )
    value = ON_SHIP.get(card, _default_value)(first) * remaining_share
    if tactic_card.type == "sabotage":
        return value
    same_type = [c for c in first.attached.values() if parsed.card(c).type == tactic_card.type]
    if len(same_type) < getattr(first.printed.slots, tactic_card.type):
        return value
    return value - min((ON_SHIP.get(c, _default_value)(first) for c in same_type), default=value) - 0.5


def _attachment_points(parsed: ParsedView, card: str) -> float:
    """Return the value of the points that a mission rule gives for attaching the card."""
    params, tactic_card = parsed.board.own_rule("data-points"), parsed.card(card)
    if params is None:
        return 0.0
    counts = tactic_card.faction == params["faction"] and tactic_card.type in params["types"]
    return 8.0 * params["points"] if counts else 0.0


def _possible_hosts(parsed: ParsedView, card: str) -> Iterator[str]:
    """Yield the launched ship cards that a card could be attached to."""
    tactic_card = parsed.card(card)
    icon = "solo" if tactic_card.type == "hero" else tactic_card.icon
    for ship_card, launched_card in parsed.view["ship_cards"].items():
        kind = parsed.board.edition.ships[ship_card]
        if tactic_card.type == "sabotage":
            if parsed.seats[launched_card["seat"]]["team"] != parsed.board.team and kind.kind == icon:
                yield ship_card
        elif (
            launched_card["seat"] == parsed.me
            and kind.kind == icon
            and _accepts(parsed, kind.faction, tactic_card.faction)
        ):
            slots = kind.versions[launched_card["level"]].slots
            if getattr(slots, tactic_card.type) > 0:
                yield ship_card


def _accepts(parsed: ParsedView, ship_faction: str, card_faction: str) -> bool:
    """Return whether a ship card of one faction accepts cards of another."""
    return ship_faction == card_faction or parsed.board.own_rule("both-factions") is not None


def _has_later_host(parsed: ParsedView, card: str) -> bool:
    """Return whether a ship card that has not been launched could carry the card."""
    tactic_card = parsed.card(card)
    icon = "solo" if tactic_card.type == "hero" else tactic_card.icon
    if tactic_card.type == "sabotage":
        return True
    hidden = [*parsed.view["screen"], *(card for hold in parsed.view["holds"].values() for card in hold)]
    return any(parsed.board.edition.ships[ship].kind == icon for ship in hidden)


# Events


def _unknown_event(_: object) -> float:
    """Return the value of an event without a known value."""
    return 1.0


def _boarding_value(parsed: ParsedView, chance: float) -> float:
    """Return the value of capturing the best adjacent enemy ship with shields down.

    The ship's value counts twice, because the enemy also loses the ship.
    """
    values = (
        foe.value
        for foe in parsed.board.foes
        if foe.shields_down
        and foe.size != "large"
        and any(ship.where.gap(foe.where) <= 1 for ship in parsed.own_ships)
    )
    return 2 * chance * max(values, default=0.0)


def _haul_value(parsed: ParsedView) -> float:
    """Return the value of pulling an enemy closer. It is 0 if an enemy is already in range of a ship that
    can still be activated."""
    ready = [ship for ship in parsed.own_ships if not parsed.view["ship_cards"][ship.card]["activated"]]
    if not ready or any(ship.where.gap(foe.where) <= 6 for ship in ready for foe in parsed.board.foes):
        return 0.0
    return 2.0


def _squadrons_value(parsed: ParsedView) -> float:
    own_cards = [*(ship.card for ship in parsed.own_ships), *parsed.view["screen"]]
    return 1.0 if any(parsed.board.edition.ships[card].kind == "squadron" for card in own_cards) else 0.0


#: The value of playing each event in the player's own phases.
EVENTS: dict[str, Callable[[ParsedView], float]] = {
    "f47-hawk-patrol": lambda parsed: 1.5 if "f47-blue-hawks" in parsed.view["screen"] else 0.0,
    "commando-away-team": lambda parsed: _boarding_value(parsed, 0.5) + 0.5,
    "hijack-plan": lambda parsed: _boarding_value(parsed, 0.4),
    "wretch-boarding": lambda parsed: 2.0,
    "fates-reach": _haul_value,
}

#: The value of keeping each event in the hand.
IN_HAND: dict[str, Callable[[ParsedView], float]] = {
    "superior-squadron-tactics": _squadrons_value,
    "alert-from-isn-torrent": lambda parsed: 0.9,
    "sparrow-cover-fire": lambda parsed: 1.5,
    "fortunes-bounty": lambda parsed: 3.0,
    "f47-hawk-patrol": lambda parsed: 1.0 if "f47-blue-hawks" in parsed.view["screen"] else 0.1,
    "commando-away-team": lambda parsed: 1.5,
    "hijack-plan": lambda parsed: 1.5,
    "wretch-boarding": lambda parsed: 1.2,
    "fates-reach": lambda parsed: 0.8,
}


#: The text keys of menu options that play a card.
PLAYING = ("play", "play-on")


def play_value(context: ScoringContext, card: str) -> float:
    """Return the value of playing a card now, without its cost."""
    if context.parsed.card(card).type == "event":
        return EVENTS.get(card, _unknown_event)(context.parsed)
    return max(
        (host_value(context, card, ship_card) for ship_card in _possible_hosts(context.parsed, card)),
        default=0.0,
    )


def option_value(context: ScoringContext, choice: Choice) -> float:
    """Return the value of an option to play a card. The option may name the ship card to attach it to."""
    card, ship_card = choice.ref["card"], choice.ref.get("ship_card")
    return play_value(context, card) if ship_card is None else host_value(context, card, ship_card)


def keep_value(context: ScoringContext, card: str) -> float:
    """Return the value of keeping a card in the hand."""
    parsed, tactic_card = context.parsed, context.parsed.card(card)
    if tactic_card.type == "event":
        return IN_HAND.get(card, _unknown_event)(parsed)
    if tactic_card.type == "hero" and any(card in ship.attached.values() for ship in parsed.own_ships):
        return 0.0
    value = play_value(context, card)
    if _has_later_host(parsed, card):
        value = max(value, 1.2)
    return max(0.0, value - context.price * tactic_card.cost)


# Discarding


def _junk_cards(context: ScoringContext) -> list[tuple[float, str]]:
    """Return the hand cards that are hardly worth keeping, worst first."""
    cards = [
        (keep_value(context, hand_card["card"]), handle) for handle, hand_card in context.parsed.hand.items()
    ]
    return sorted(card for card in cards if card[0] <= context.weights.junk)


def discard_count(context: ScoringContext) -> int:
    """Return the number of cards to discard for energy now: all useless cards, or the number that makes the
    next action affordable."""
    junk = _junk_cards(context)
    if not junk or context.parsed.energy > 35:
        return 0
    useless = sum(value <= 0.0 for value, _ in junk)
    shortfall = min((amount for amount in _missing_energy(context) if 0 < amount <= len(junk)), default=0)
    return max(useless, shortfall)


def _missing_energy(context: ScoringContext) -> Iterator[int]:
    """Yield the missing energy for each of the player's possible next actions."""
    parsed, energy = context.parsed, context.parsed.energy
    if parsed.view["phase"] == "deploy":
        yield from (ship_card["cost"] - energy for ship_card in parsed.view["screen"].values())
    elif context.activation is None:
        for card, launched_card in parsed.view["ship_cards"].items():
            if (
                launched_card["seat"] == parsed.me
                and not launched_card["activated"]
                and parsed.board.has_target(card)
            ):
                yield launched_card["activation"] - energy
    elif context.activation["step"] == "attack" and context.activation["ship"] in parsed.board.vessels:
        ship = parsed.board.vessels[context.activation["ship"]]
        for weapon in ship.weapons:
            if any(foe.where.gap(ship.where) <= weapon.reach for foe in parsed.board.foes):
                yield weapon.charge - energy


def discard_value(context: ScoringContext, choice: Choice) -> float | None:
    """Return the value of an option that discards for energy, or None for any other option."""
    if choice.key == DISCARD:
        return -NEVER if discard_count(context) else NEVER
    if choice.key == "discard-one":
        return 1 - NEVER if [choice.ref["handle"]] == handles_to_discard(context) else NEVER
    return None


def handles_to_discard(context: ScoringContext) -> list[str]:
    """Return the handles of the cards to discard now."""
    return [handle for _, handle in _junk_cards(context)[: discard_count(context)]]


@scorer_for("discard")
def discard_scorer(context: ScoringContext) -> Score:
    """Prefer the worst cards, as many as :func:`discard_count` returns. Prefer passing to discarding a
    good card."""
    discarded_handles = handles_to_discard(context)

    def score(choice: Choice) -> float:
        if choice.key == "pass":
            return -0.5
        return (
            1.0
            if choice.id in discarded_handles
            else -1.0 - max(0.0, keep_value(context, choice.ref["card"]))
        )

    return score


@scorer_for("last-card")
def last_card_scorer(context: ScoringContext) -> Score:
    """Discard a card of little value if the deck would otherwise run out permanently.

    If other discarded cards already form a new deck, discard nothing, so that poor cards stay out of it.
    """
    can_refill = bool(_junk_cards(context)) and not context.args["discards"]
    return lambda choice: 0.0 if choice.key != DISCARD else 1.0 if can_refill else -1.0


@scorer_for("hand-limit")
def hand_limit_scorer(context: ScoringContext) -> Score:
    """Prefer to discard the worst card."""
    return lambda choice: -keep_value(context, choice.ref["card"])


# The computer core


@scorer_for("computer-core")
def computer_core_scorer(context: ScoringContext) -> Score:
    """Prefer the core's cards to an unseen card, because there is a choice and they score points when
    attached."""
    return lambda choice: {"core": 1.0, "own": 0.0}.get(choice.id, NEVER)


@scorer_for("core-keep")
def core_keep_scorer(context: ScoringContext) -> Score:
    """Prefer to keep the best card."""
    return lambda choice: keep_value(context, choice.ref["card"]) if "card" in choice.ref else NEVER


@scorer_for("core-order")
def core_order_scorer(context: ScoringContext) -> Score:
    """Put back the worst cards first. The best card then lies lowest."""
    return lambda choice: -keep_value(context, choice.ref["card"])


# Attaching


@scorer_for("attach")
def attach_scorer(context: ScoringContext) -> Score:
    """Prefer the ship card on which the card has the highest value."""
    return lambda choice: (
        host_value(context, context.args["card"], choice.ref["ship_card"]) if choice.ref else NEVER
    )


@scorer_for("replace")
def replace_scorer(context: ScoringContext) -> Score:
    """Prefer to replace nothing if there is room, otherwise the card with the lowest value."""

    def score(choice: Choice) -> float:
        if "card" not in choice.ref:
            return 0.0 if choice.key == "replace-none" else NEVER
        ships = context.board.ships_of_card(choice.ref["ship_card"])
        return -0.01 - (ON_SHIP.get(choice.ref["card"], _default_value)(ships[0]) if ships else 0.0)

    return score


@scorer_for("duplicate-hero")
def duplicate_hero_scorer(context: ScoringContext) -> Score:
    """Discard the hero on the less valuable ship card."""

    def score(choice: Choice) -> float:
        if "ship_card" not in choice.ref:
            return NEVER
        return -sum(ship.value for ship in context.board.ships_of_card(choice.ref["ship_card"]))

    return score


# Passing cards to an ally


def _cards_for_ally(context: ScoringContext) -> set[str]:
    """Return the handles of cards that are useless to the player but may be useful to an ally."""
    return {
        handle
        for handle, hand_card in context.parsed.hand.items()
        if context.parsed.card(hand_card["card"]).type != "event"
        and keep_value(context, hand_card["card"]) <= 0.0
    }


@scorer_for("energy-phase")
def energy_phase_scorer(context: ScoringContext) -> Score:
    """Pass cards to an ally if the player cannot use them. Otherwise play cards that are worth their cost."""

    def score(choice: Choice) -> float:
        if choice.key == "pass-to":
            return 1.0 if _cards_for_ally(context) else -1.0
        if choice.key in PLAYING:
            return option_value(context, choice) - context.cost(choice.amount)
        return NEVER if choice.key == DISCARD else 0.0

    return score


@scorer_for("pass-cards")
def pass_cards_scorer(context: ScoringContext) -> Score:
    """Prefer to pass the cards that the player cannot use."""
    useless = _cards_for_ally(context)
    return lambda choice: 1.0 if choice.id in useless else -1.0


# Reactions

#: The average effect of a reroll, as a share of the average effect of a ship's attacks.
REROLL_SHARE = 0.6


def _squadron_reroll_value(context: ScoringContext) -> float:
    """Return the value of Superior Squadron Tactics: the average damage to enemies through the rerolls."""
    gain = 0.0
    for ship in context.board.ships_of_card(context.args["ship_card"]):
        weapon = ship.weapons[0]
        losses = [
            f.loss(weapon)
            for f in context.board.foes
            if f.where.gap(ship.where) <= ship.move + weapon.reach - 1
        ]
        gain += REROLL_SHARE * max(losses, default=0.0)
    return gain


def _evasion_value(context: ScoringContext) -> float:
    """Return the value of Alert From ISN Torrent: the damage avoided if the enemy's best target moves away.

    It is 0 if the enemy has another target of the same value.
    """
    avoided_loss = 0.0
    for foe in context.board.ships_of_card(context.args["ship_card"]):
        weapon = foe.weapons[0]
        max_gap = weapon.reach + foe.move
        losses = [
            (target.loss(weapon), target)
            for target in context.board.friends
            if target.where.gap(foe.where) <= max_gap
        ]
        losses.sort(key=lambda pair: -pair[0])
        if (
            losses
            and losses[0][1].seat == context.parsed.me
            and losses[0][1].where.gap(foe.where) + 3 > max_gap
        ):
            avoided_loss = max(avoided_loss, losses[0][0] - (losses[1][0] if len(losses) > 1 else 0.0))
    return avoided_loss


def _cover_value(context: ScoringContext) -> float:
    """Return the value of Sparrow Cover Fire: the damage of the hit if a Sparrow is near, otherwise half of
    it."""
    ship = context.board.vessels.get(context.args.get("ship", ""))
    foe = context.board.vessels.get(context.args.get("attacker", ""))
    if ship is None or foe is None:
        return 0.0
    key = context.activation["weapon"] if context.activation else "primary"
    weapon = next((weapon for weapon in foe.weapons if weapon.key == key), foe.weapons[0])
    is_certain = any(
        mate.card == "f51-blue-sparrows" and mate.where.gap(ship.where) <= 3
        for mate in context.parsed.own_ships
    )
    return ship.damage_loss(weapon.down if ship.shields_down else weapon.up) * (1.0 if is_certain else 0.5)


REACTIONS: dict[str, Callable[[ScoringContext], float]] = {
    "superior-squadron-tactics": _squadron_reroll_value,
    "alert-from-isn-torrent": _evasion_value,
    "sparrow-cover-fire": _cover_value,
    "fortunes-bounty": lambda context: 9.0,
}


@scorer_for("respond")
def respond_scorer(context: ScoringContext) -> Score:
    """Play a card if its effect is worth more than its cost."""

    def score(choice: Choice) -> float:
        if choice.key == "play":
            value = REACTIONS.get(choice.ref["card"], _unknown_event)(context)
            return value - context.cost(choice.amount) - context.weights.junk / 2
        return NEVER if choice.key == DISCARD else 0.0

    return score
