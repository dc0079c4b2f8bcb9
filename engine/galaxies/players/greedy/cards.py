"""Tactic cards: what each is worth on a ship, in play and in the hand; discards and answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.galaxies.players.greedy.mind import DISCARD, NEVER, Choice, Mind, Score, scores
from engine.galaxies.players.greedy.sight import Sight
from engine.galaxies.players.greedy.vessels import Vessel

# Attached cards


def _usual(ship: Vessel) -> float:
    return 1.5


def _armament(attacks: float, strength: float, charge: float) -> Callable[[Vessel], float]:
    """A weapon's worth over the activations that its ship may still have."""
    return lambda ship: ship.kind.ships * max(0.3, attacks * strength * 1.4 - charge * 0.7)


#: What a card is worth on a ship card that is in good shape, by one of its ships.
ON_SHIP: dict[str, Callable[[Vessel], float]] = {
    "sr2-twin-rocket-launchers": lambda ship: 1.1 * ship.kind.ships,
    "lr5-nuclear-warhead": _armament(1, 3, 3),
    "lr5-plaxma-cannon": _armament(1, 3, 2),
    "lr5-ripper-cannon": _armament(1.5, 2, 0),
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
    """What attaching a card to a ship card is worth, less what it would replace."""
    ships = mind.board.of_card(on)
    if not ships:
        return 0.0
    return _fitted(mind.sight, card, ships) + _points(mind.sight, card)


def _fitted(sight: Sight, card: str, ships: list[Vessel]) -> float:
    first, printed = ships[0], sight.card(card)
    life = sum(ship.odds.left(ship.shields, ship.hull) for ship in ships) / first.kind.ships
    worth = ON_SHIP.get(card, _usual)(first) * life
    if printed.type == "sabotage":
        return worth
    same = [c for c in first.attached.values() if sight.card(c).type == printed.type]
    if len(same) < getattr(first.printed.slots, printed.type):
        return worth
    return worth - min((ON_SHIP.get(c, _usual)(first) for c in same), default=worth) - 0.5


def _points(sight: Sight, card: str) -> float:
    """What the attached card scores by the mission's rules."""
    params, printed = sight.board.own_rule("data-points"), sight.card(card)
    if params is None:
        return 0.0
    counts = printed.faction == params["faction"] and printed.type in params["types"]
    return 8.0 * params["points"] if counts else 0.0


def _hosts(sight: Sight, card: str) -> Iterator[str]:
    """The ship cards that a card could be attached to, or, if they are not launched, may be later."""
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
            and _takes(sight, kind.faction, printed.faction)
        ):
            slots = kind.versions[launched["level"]].slots
            if getattr(slots, printed.type) > 0:
                yield on


def _takes(sight: Sight, ship: str, card: str) -> bool:
    """Whether an own ship of a faction takes cards of a faction."""
    return ship == card or sight.board.own_rule("both-factions") is not None


def _later_hosts(sight: Sight, card: str) -> bool:
    """Whether a ship card that is still to be launched could carry the card."""
    printed = sight.card(card)
    icon = "solo" if printed.type == "hero" else printed.icon
    if printed.type == "sabotage":
        return True
    hidden = [*sight.view["screen"], *(card for hold in sight.view["holds"].values() for card in hold)]
    return any(sight.board.edition.ships[ship].kind == icon for ship in hidden)


# Events


def _some(_: object) -> float:
    """The worth of an event that the player does not know."""
    return 1.0


def _boarded(sight: Sight, chance: float) -> float:
    """The worth of taking over the best shieldless ship beside an own one: twice, as the enemy loses it."""
    values = (
        foe.value
        for foe in sight.board.foes
        if foe.bare and foe.size != "large" and any(own.where.gap(foe.where) <= 1 for own in sight.mine)
    )
    return 2 * chance * max(values, default=0.0)


def _hauled(sight: Sight) -> float:
    """The worth of pulling an enemy closer: only if no ship that may still be activated has one in range."""
    ready = [ship for ship in sight.mine if not sight.view["ship_cards"][ship.card]["activated"]]
    if not ready or any(ship.where.gap(foe.where) <= 6 for ship in ready for foe in sight.board.foes):
        return 0.0
    return 2.0


def _squadrons(sight: Sight) -> float:
    own = [*(ship.card for ship in sight.mine), *sight.view["screen"]]
    return 1.0 if any(sight.board.edition.ships[card].kind == "squadron" for card in own) else 0.0


#: What playing an event in one's own phases is worth.
EVENTS: dict[str, Callable[[Sight], float]] = {
    "f47-hawk-patrol": lambda sight: 1.5 if "f47-blue-hawks" in sight.view["screen"] else 0.0,
    "commando-away-team": lambda sight: _boarded(sight, 0.5) + 0.5,
    "hijack-plan": lambda sight: _boarded(sight, 0.4),
    "wretch-boarding": lambda sight: 2.0,
    "fates-reach": _hauled,
}

#: What keeping an event in the hand is worth.
IN_HAND: dict[str, Callable[[Sight], float]] = {
    "superior-squadron-tactics": _squadrons,
    "alert-from-isn-torrent": lambda sight: 0.9,
    "sparrow-cover-fire": lambda sight: 1.5,
    "fortunes-bounty": lambda sight: 3.0,
    "f47-hawk-patrol": lambda sight: 1.0 if "f47-blue-hawks" in sight.view["screen"] else 0.1,
    "commando-away-team": lambda sight: 1.5,
    "hijack-plan": lambda sight: 1.5,
    "wretch-boarding": lambda sight: 1.2,
    "fates-reach": lambda sight: 0.8,
}


#: The options of a menu to play a card.
PLAYING = ("play", "play-on")


def play_worth(mind: Mind, card: str) -> float:
    """What playing a card now is worth, its cost aside."""
    if mind.sight.card(card).type == "event":
        return EVENTS.get(card, _some)(mind.sight)
    return max((host_worth(mind, card, on) for on in _hosts(mind.sight, card)), default=0.0)


def option_worth(mind: Mind, choice: Choice) -> float:
    """What it is worth to play the card of a menu's option, where that says so on a certain ship card."""
    card, on = choice.ref["card"], choice.ref.get("ship_card")
    return play_worth(mind, card) if on is None else host_worth(mind, card, on)


def keep_worth(mind: Mind, card: str) -> float:
    """What a card in the hand is worth."""
    sight, printed = mind.sight, mind.sight.card(card)
    if printed.type == "event":
        return IN_HAND.get(card, _some)(sight)
    if printed.type == "hero" and any(card in ship.attached.values() for ship in sight.mine):
        return 0.0
    worth = play_worth(mind, card)
    if _later_hosts(sight, card):
        worth = max(worth, 1.2)
    return max(0.0, worth - mind.price * printed.cost)


# Discarding


def _junk(mind: Mind) -> list[tuple[float, str]]:
    """The cards in the hand that are hardly worth keeping, the worst first."""
    cards = [(keep_worth(mind, held["card"]), handle) for handle, held in mind.sight.hand.items()]
    return sorted(card for card in cards if card[0] <= mind.weights.junk)


def wish(mind: Mind) -> int:
    """How many cards to discard for energy now: the useless ones, or as many as the next plan lacks."""
    junk = _junk(mind)
    if not junk or mind.sight.energy > 35:
        return 0
    useless = sum(worth <= 0.0 for worth, _ in junk)
    short = min((need for need in _needs(mind) if 0 < need <= len(junk)), default=0)
    return max(useless, short)


def _needs(mind: Mind) -> Iterator[int]:
    """How much energy each thing that the player may do next lacks."""
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


def discarding(mind: Mind, choice: Choice) -> float | None:
    """What it is worth to discard for energy before anything else: at once if it is one card; None for what
    does something else."""
    if choice.key == DISCARD:
        return -NEVER if wish(mind) else NEVER
    if choice.key == "discard-one":
        return 1 - NEVER if [choice.ref["handle"]] == unwanted(mind) else NEVER
    return None


def unwanted(mind: Mind) -> list[str]:
    """The handles of the cards to discard now."""
    return [handle for _, handle in _junk(mind)[: wish(mind)]]


@scores("discard")
def discard(mind: Mind) -> Score:
    """Discard the worst cards, as many as :func:`wish` says; rather pass than throw a good one away."""
    gone = unwanted(mind)

    def score(choice: Choice) -> float:
        if choice.key == "pass":
            return -0.5
        return 1.0 if choice.id in gone else -1.0 - max(0.0, keep_worth(mind, choice.ref["card"]))

    return score


@scores("last-card")
def last_card(mind: Mind) -> Score:
    """Throw a card away that is hardly worth keeping rather than let the deck run out for good.

    Once other discards make a new deck, what is hardly worth keeping stays out of it.
    """
    saves = bool(_junk(mind)) and not mind.args["discards"]
    return lambda choice: 0.0 if choice.key != DISCARD else 1.0 if saves else -1.0


@scores("hand-limit")
def hand_limit(mind: Mind) -> Score:
    """Discard the worst card."""
    return lambda choice: -keep_worth(mind, choice.ref["card"])


# The computer core


@scores("computer-core")
def computer_core(mind: Mind) -> Score:
    """Choose from several cards of the core, which score when attached, rather than draw one unseen."""
    return lambda choice: {"core": 1.0, "own": 0.0}.get(choice.id, NEVER)


@scores("core-keep")
def core_keep(mind: Mind) -> Score:
    """Keep the best card."""
    return lambda choice: keep_worth(mind, choice.ref["card"]) if "card" in choice.ref else NEVER


@scores("core-order")
def core_order(mind: Mind) -> Score:
    """Put back the worst cards first: the better a card, the lower it lies."""
    return lambda choice: -keep_worth(mind, choice.ref["card"])


# Attaching


@scores("attach")
def attach(mind: Mind) -> Score:
    """Attach the card where it is worth most."""
    return lambda choice: (
        host_worth(mind, mind.args["card"], choice.ref["ship_card"]) if choice.ref else NEVER
    )


@scores("replace")
def replace(mind: Mind) -> Score:
    """Replace nothing if there is room, else the card that is worth least there."""

    def score(choice: Choice) -> float:
        if "card" not in choice.ref:
            return 0.0 if choice.key == "replace-none" else NEVER
        ships = mind.board.of_card(choice.ref["ship_card"])
        return -0.01 - (ON_SHIP.get(choice.ref["card"], _usual)(ships[0]) if ships else 0.0)

    return score


@scores("duplicate-hero")
def duplicate_hero(mind: Mind) -> Score:
    """Keep the hero on the ship card that is worth more."""

    def score(choice: Choice) -> float:
        if "ship_card" not in choice.ref:
            return NEVER
        return -sum(ship.value for ship in mind.board.of_card(choice.ref["ship_card"]))

    return score


# Passing cards to an ally


def _for_ally(mind: Mind) -> set[str]:
    """The handles of cards that cannot be used here, but may be by an ally."""
    return {
        handle
        for handle, held in mind.sight.hand.items()
        if mind.sight.card(held["card"]).type != "event" and keep_worth(mind, held["card"]) <= 0.0
    }


@scores("energy-phase")
def energy_phase(mind: Mind) -> Score:
    """Pass on cards that are of no use here."""

    def score(choice: Choice) -> float:
        if choice.key == "pass-to":
            return 1.0 if _for_ally(mind) else -1.0
        if choice.key in PLAYING:
            return option_worth(mind, choice) - mind.cost(choice.amount)
        return NEVER if choice.key == DISCARD else 0.0

    return score


@scores("pass-cards")
def pass_cards(mind: Mind) -> Score:
    """Pass the cards that are of no use here."""
    useless = _for_ally(mind)
    return lambda choice: 1.0 if choice.id in useless else -1.0


# Answers

#: How much a second throw adds to what a ship takes on average.
AGAIN = 0.6


def _squad_fire(mind: Mind) -> float:
    """Superior Squadron Tactics: what the second throws of the ships with a target would take."""
    gain = 0.0
    for ship in mind.board.of_card(mind.args["ship_card"]):
        arms = ship.arms[0]
        losses = [
            f.loss(arms) for f in mind.board.foes if f.where.gap(ship.where) <= ship.move + arms.reach - 1
        ]
        gain += AGAIN * max(losses, default=0.0)
    return gain


def _evasion(mind: Mind) -> float:
    """Alert From ISN Torrent: what the activated ships would lose if the ship that they could hurt most were
    gone; nothing while there is another one like it."""
    saved = 0.0
    for foe in mind.board.of_card(mind.args["ship_card"]):
        arms = foe.arms[0]
        far = arms.reach + foe.move
        losses = [(own.loss(arms), own) for own in mind.board.friends if own.where.gap(foe.where) <= far]
        losses.sort(key=lambda pair: -pair[0])
        if losses and losses[0][1].seat == mind.sight.me and losses[0][1].where.gap(foe.where) + 3 > far:
            saved = max(saved, losses[0][0] - (losses[1][0] if len(losses) > 1 else 0.0))
    return saved


def _cover(mind: Mind) -> float:
    """Sparrow Cover Fire: what the hit would cost, for sure with a Sparrow near, else half of it."""
    ship = mind.board.vessels.get(mind.args.get("ship", ""))
    foe = mind.board.vessels.get(mind.args.get("attacker", ""))
    if ship is None or foe is None:
        return 0.0
    key = mind.activation["weapon"] if mind.activation else "primary"
    arms = next((arms for arms in foe.arms if arms.key == key), foe.arms[0])
    sure = any(own.card == "f51-blue-sparrows" and own.where.gap(ship.where) <= 3 for own in mind.sight.mine)
    return ship.hurt(arms.down if ship.bare else arms.up) * (1.0 if sure else 0.5)


ANSWERS: dict[str, Callable[[Mind], float]] = {
    "superior-squadron-tactics": _squad_fire,
    "alert-from-isn-torrent": _evasion,
    "sparrow-cover-fire": _cover,
    "fortunes-bounty": lambda mind: 9.0,
}


@scores("respond")
def respond(mind: Mind) -> Score:
    """Play a card if what it prevents or gains is worth more than its cost."""

    def score(choice: Choice) -> float:
        if choice.key == "play":
            worth = ANSWERS.get(choice.ref["card"], _some)(mind)
            return worth - mind.cost(choice.amount) - mind.weights.junk / 2
        return NEVER if choice.key == DISCARD else 0.0

    return score
