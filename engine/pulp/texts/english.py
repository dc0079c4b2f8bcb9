"""The English texts of prompts, options, happenings and results, built from keys and arguments.

Cards and dice appear with their printed names, and seats with the names of their players.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.pulp.catalogue.model import ABILITIES, Components
from engine.pulp.queries import counting_reason
from engine.pulp.state import HERO
from engine.pulp.texts.wording import (
    Fields,
    Sentence,
    count_of,
    cubes,
    join_words,
    one_cube,
    points,
    summarize_cubes,
    with_color,
)

Args = Mapping[str, Any]
Names = Mapping[str, str]


def _points_sentence(f: Fields) -> str:
    gained = {ability: n for ability, n in f["points"].items() if n > 0}
    lost = {ability: -n for ability, n in f["points"].items() if n < 0}
    if f.get("paid"):
        loser = f"a point of {f.name(f['crew'])}" if f["crew"] else points(lost)
        return f"Pays {loser} to evade {f.name(f['by'])}"
    parts = [f"gains {points(gained)}"] if gained else []
    parts += [f"loses {points(lost)}"] if lost else []
    return f"The Hero {' and '.join(parts)} ({f.name(f['by'])})"


def _paid_sentence(f: Fields) -> str:
    crew = "".join(f", {count_of(n, 'point')} of {f.name(member)}" for member, n in f["crew"].items())
    paid = f"{points(f['points'])}{crew}" if f["points"] or not crew else crew[2:]
    bonus = f", with {f['bonus']} strength" if f["bonus"] else ""
    return f"Engages {f.name(f['card'])} for {paid}{bonus}"


def _payment_sentence(f: Fields) -> str:
    own = [f"{n} {f.name(ability)}" for ability, n in f["points"].items()]
    crew = [f"{n} of {f.name(member)}" for member, n in f["crew"].items()]
    free = f", {count_of(len(f['free']), 'point')} at 1 for 1" if f["free"] else ""
    fatal = ", and the match is lost" if "fatal" in f else ""
    return f"Pay {join_words([*own, *crew])}{free}{fatal}"


def _evaded_sentence(f: Fields) -> str:
    spared = f"; the Landing Team cancels a cube ({f['spared']})" if f["spared"] else ""
    if f["point"] in ABILITIES:
        point = f"for 1 {f.name(f['point'])}"
    else:
        point = f"for a point of {f.name(f['point'])}" if f["point"] else "without a point"
    return f"Evades {f.name(f['card'])} {point}: {summarize_cubes(f['cubes'])}{spared}"


def _dice_sentence(f: Fields) -> str:
    return join_words(f"{f.name(die)} shows {value}" for die, value in f["dice"].items())


def _moved_sentence(f: Fields) -> str:
    go = "goes" if sum(f["cubes"].values()) == 1 else "go"
    to = "" if f["target"] == "gone" else "to "
    return f"{cubes(f['cubes'])} {go} from {f.name(f['source'])} {to}{f.name(f['target'])}"


def _die_used_sentence(f: Fields) -> str:
    stays = f["value"] == f["face"]  # its value is 1, or it may be used again
    turned = f"stays at {f['value']}" if stays else f"turns from {f['face']} to {f['value']}"
    return f"Uses {f.name(f['die'])}, which {turned}"


def _line_sentence(f: Fields) -> str:
    place = f"; {f.name(f['location'])} is in force" if f["location"] else ""
    cards = join_words(f.name(card) for card in f["line"])
    return f"The line: {cards}{place}. Into the bag: {cubes(f['cubes'])}"


def _extra_sentence(f: Fields) -> str:
    number = f"{count_of(abs(f['n']), 'cube')} {'more' if f['n'] > 0 else 'fewer'}"
    return f"{number} in this search ({f.name(f['by'])})"


def _make_name_sentence(key: str) -> Sentence:
    return lambda f: f.name(f[key])


def _percent(chance: float) -> str:
    """Return a probability as a percentage. Only a certain event is shown as 100%, and only an impossible
    one as 0%.
    """
    if 0 < chance < 0.01:
        return "<1%"
    return ">99%" if 0.99 < chance < 1 else f"{chance:.0%}"


RESULTS: dict[str, str] = {
    "weapons": "All Super Weapons have been found",
    "abilities": "Two Abilities are at 0 in an encounter",
    "time": "No encounter cards are left",
    "majority": "The Super Weapons are counted",
    "unfound": "Too many Super Weapons have not been found",
}
ORDERS = {
    "concede": "Give up",
    "pass-phase": "Pass everything until the phase ends",
    "pass-round": "Pass everything until the round ends",
}
WARNINGS = {
    "concede": "The match ends, and the Cosmic Hegemony has won.",
    "concede:hero": "The match ends, and the Traitor has won.",
    "concede:traitor": "The match ends, and the Hero has won.",
}
_POINTS = {
    "before-line": "before the line is drawn",
    "before-choice": "before the next encounter",
    "after-choice": "after the last encounter",
    "before-draw": "before the Hero draws",
    "after-resolved": "after the Hero's search",
    "after-draw": "after your own draw",
}
#: The ends of the prompt at a card, by the possible choices.
_MEETING = {
    ("engage", "evade"): ": engage or evade?",
    ("engage",): ": engage it, or use something first?",
    ("evade",): ": evade it, or use something first?",
}
WHY: dict[str, Sentence] = {
    "captain": lambda f: "Who is your Captain?",
    "dice": lambda f: f"Which {count_of(f['keep'], 'die')} do you keep?",
    "free-dice": lambda f: f"Choose {count_of(f['count'], 'further die')}",
    "split-dice": lambda f: f"Set these dice: their values must add up to {f['total']}",
    "ship-die": lambda f: "Which die does the Space Ship die replace?",
    "row-dice": lambda f: f"Which dice join its row? Choose up to {f['most']}",
    "choose-ship": lambda f: "Which Space Ship card do you take, if any?",
    "choose-crew": lambda f: "Who joins your bridge crew?",
    "crew-die": lambda f: f"Which die comes with {f.name(f['crew'])}?",
    "extra-die": lambda f: f"{f.name(f['by'])}: which extra die do you take, set to {f['value']}?",
    "raise-top": lambda f: f"{f.name(f['by'])}: which Ability begins {f['n']} higher?",
    "planet": lambda f: f"Round {f['round']}: which Planet do you search?",
    "swap-planet": lambda f: "Cartographers: exchange one of these Planets?",
    "translator": lambda f: "Draw eight cards and keep four?",
    "keep": lambda f: "Which four cards do you meet, and in which order?",
    "tithe": lambda f: f"{f.name(f['by'])}: discard a card, or lose 1 Diplomacy",
    "encounter": lambda f: f"{f.name(f['card'])}{_MEETING[tuple(f['ways'])]}",
    "closing": lambda f: "You have met all cards. Use anything else before the search?",
    "engage": lambda f: f"Engage {f.name(f['card'])}: how do you pay?",
    "evade": lambda f: (
        f"Evade {f.name(f['card'])}: {'pay a point' if f['point'] else 'pay no point'}, "
        f"then draw {count_of(f['cubes'], 'cube')}"
    ),
    "part": lambda f: f"{f.name(f['by'])}: which part does it work against?",
    "turn": lambda f: f"{f.name(f['die'])} was used: which value does it turn to?",
    "upgrade": lambda f: f"{f.name(f['by'])}: which die do you turn up?",
    "downgrade": lambda f: f"{f.name(f['by'])}: which die do you turn down?",
    "reroll": lambda f: f"{f.name(f['by'])}: which die do you roll again?",
    "set-die": lambda f: f"{f.name(f['by'])}: which die do you set?",
    "value": lambda f: f"{f.name(f['die'])}: which value do you set?",
    "swap-die": lambda f: f"{f.name(f['by'])}: which die do you give away?",
    "swap-die-for": lambda f: f"{f.name(f['by'])}: which die do you take in exchange?",
    "use-twice": lambda f: f"{f.name(f['by'])}: which die may be used twice?",
    "gain": lambda f: f"{f.name(f['by'])}: gain {f['n']} of which Ability?",
    "lose": lambda f: f"{f.name(f['by'])}: lose {f['n']} of which Ability?",
    "move-from": lambda f: f"{f.name(f['by'])}: which Ability do you move a point from?",
    "move-to": lambda f: f"{f.name(f['by'])}: which Ability does the point go to?",
    "pay-points": lambda f: f"{f.name(f['by'])}: pay {f['n']} of which Ability?",
    "engage-with": lambda f: f"{f.name(f['by'])}: which Ability do you engage {f.name(f['card'])} with?",
    "spend-team": lambda f: (
        f"{f.name(f['by'])}: give up a Landing Team cube for {count_of(f['n'], 'point')} of an Ability?"
    ),
    "remove": lambda f: f"{f.name(f['by'])}: which cube do you remove from the bag?",
    "keep-cube": lambda f: f"{f.name(f['by'])}: which of the two do you use?",
    "return": lambda f: f"{f.name(f['by'])}: which cube do you put back into the bag?",
    "spare": lambda f: f"Drawn: {summarize_cubes(f['cubes'])}. Cancel one with a Landing Team cube?",
    "upright": lambda f: f"{f.name(f['by'])}: which card's planet icons count?",
    "swap-out": lambda f: f"{f.name(f['by'])}: which card do you remove from the line?",
    "swap-in": lambda f: f"{f.name(f['by'])}: which card replaces it?",
    "order": lambda f: f"{f.name(f['by'])}: which order do you put the cards in?",
    "understand": lambda f: f"{f.name(f['by'])}: which Super Weapon is Understood?",
    "swap-weapon": lambda f: f"{f.name(f['by'])}: which Super Weapon do you give away?",
    "swap-for": lambda f: f"{f.name(f['by'])}: which one do you take in exchange?",
    "choose-weapon": lambda f: f"{f.name(f['by'])}: which Super Weapon do you find?",
    "look": lambda f: f"The next card is {f.name(f['card'])}: leave it, or put it under the deck?",
    "search": lambda f: f"Search {f.name(f['planet'])} for {count_of(f['count'], 'cube')}",
    "pay-with": lambda f: f"Which card do you pay as a {f['icon']}?",
    "cube": lambda f: (
        f"Drawn: {summarize_cubes(f['cubes'])}. "
        f"{'Which cube first?' if len(f['cubes']) > 1 else 'What do you do with it?'}"
    ),
    "lay-teams": lambda f: "Put a Landing Team cube on a Super Weapon?",
    "take": lambda f: "Which keys and codes do you take into your hand?",
    "pay-again": lambda f: f"Negated! Do you pay another card as a {f['icon']}?",
    "traitor-captain": lambda f: "Which Captain do you hide behind?",
    "traitor-dice": lambda f: f"Choose {count_of(f['count'], 'die')} for yourself",
    "alignment": lambda f: "Whom do you serve? Nobody else will know",
    "influence": lambda f: f"Act {_POINTS[f['point']]}?",
    "fewer": lambda f: "How many fewer cubes does the Hero draw?",
    "stronger": lambda f: f"{f.name(f['by'])}: which card becomes stronger?",
    "exchange": lambda f: f"{f.name(f['by'])}: which two cards change places?",
    "hero-loses": lambda f: f"{f.name(f['by'])}: the Hero loses {f['n']} of which Ability?",
    "seize": lambda f: "Which evaded keys and codes do you take?",
    "seize-one": lambda f: "Arvan: which evaded card do you take as a key or a code?",
    "seize-from-pile": lambda f: f"{f.name(f['by'])}: which card of the discard pile do you take?",
    "rob": lambda f: f"{f.name(f['by'])}: which cube do you take from the Hero's Super Weapons?",
    "negate": lambda f: f"The Hero pays for {f.name(f['planet'])}: do you negate a card?",
}
DETAILS: dict[str, Sentence] = {
    "danger": lambda f: f"{_percent(f['chance'])} chance of losing the match",
    "zeros": lambda f: "Two Abilities would be at 0, which loses the match in the next encounter",
}
OPTIONS: dict[str, Sentence] = {
    "ability": _make_name_sentence("ability"),
    "card": _make_name_sentence("card"),
    "die-name": _make_name_sentence("die"),
    "captain-name": _make_name_sentence("captain"),
    "card-name": _make_name_sentence("card"),
    "weapon-name": _make_name_sentence("weapon"),
    "planet": _make_name_sentence("planet"),
    "weapon": lambda f: f"Use {f.name(f['weapon'])}",
    "exploration": lambda f: f"Use {f.name(f['exploration'])}",
    "ship": _make_name_sentence("ship"),
    "crew": _make_name_sentence("crew"),
    "no": lambda f: "No",
    "back": lambda f: "Back",
    "done": lambda f: "Go on to the search",
    "stop": lambda f: "No more",
    "leave": lambda f: "Leave it",
    "under": lambda f: "Put it under the deck",
    "split": lambda f: join_words(f"{f.name(die)} {value}" for die, value in f["values"].items()),
    "engage": lambda f: f"Engage {f.name(f['card'])}",
    "evade": lambda f: f"Evade {f.name(f['card'])}",
    "pay": _payment_sentence,
    "point": lambda f: f"Pay 1 {f.name(f['ability'])}",
    "crew-point": lambda f: f"Pay with a point of {f.name(f['crew'])}",
    "no-point": lambda f: "Without a point",
    "die": lambda f: f"{f.name(f['die'])}: {_face_text(f)}",
    "team": lambda f: f"Put a Landing Team cube on {f.name(f['weapon'])}",
    "part": lambda f: f"Against {f['n']} {f.name(f['ability'])} of {f.name(f['of'])}",
    "turn": lambda f: f"To {f['value']}",
    "value": lambda f: f"To {f['value']}",
    "color": lambda f: one_cube(f["color"]),
    "return": lambda f: one_cube(f["color"]),
    "spare": lambda f: f"Cancel the {f['color']} cube: a green one goes into the bag",
    "draw": lambda f: f"Draw {count_of(f['count'], 'cube')}",
    "decline": lambda f: "Do not search",
    "pay-planet": lambda f: f"Pay for {f.name(f['planet'])}",
    "pay-with": _make_name_sentence("card"),
    "discard-card": lambda f: f"Discard {f.name(f['card'])}",
    "lose-ability": lambda f: f"Lose 1 {f.name(f['ability'])}",
    "find": lambda f: "Yellow: find a Super Weapon",
    "raise": with_color(lambda f: f"gain 1 {f.name(f['ability'])}"),
    "place": with_color(lambda f: f"onto {f.name(f['weapon'])}"),
    "discard-cube": with_color(lambda f: "to the supply"),
    "collect": lambda f: f"Black: onto {f.name(f['alien'])}",
    "lose-to-black": lambda f: f"Black: lose 1 {f.name(f['ability'])}",
    "lay-team": lambda f: "Green: keep the Landing Team cube",
    "boost": lambda f: f"Green: gain 2 {f.name(f['ability'])}",
    "aside": lambda f: "White: into the bag when all others are resolved",
    "take": lambda f: f"Take {f.name(f['card'])}",
    "keep-planets": lambda f: "Keep them",
    "swap-planet": lambda f: f"Exchange {f.name(f['planet'])}",
    "alignment": lambda f: f.printed.alignments[str(f["alignment"])].name,
    "influence": lambda f: f"{f.name(f['influence'])}, {f['side']} ({f['cost']}): {_side_text(f)}",
    "reveal": lambda f: "Reveal your Alignment",
    "pass": lambda f: "Pass",
    "number": lambda f: count_of(f["n"], "cube"),
    "rob": lambda f: f"{one_cube(f['color'])} of {f.name(f['weapon'])}",
    "negate": lambda f: f"Discard {f.name(f['own'])} against {f.name(f['card'])}",
}
_LOOKED = {"deck": "card of the deck", "bag": "cube of the bag", "weapons": "Super Weapon"}
HAPPENINGS: dict[str, Sentence] = {
    "begun": lambda f: f"The Hegemony: {f.names(f['aliens'])}",
    "captain": lambda f: f"{f.name(f['captain'])} takes command",
    "dice": _dice_sentence,
    "die-used": _die_used_sentence,
    "borrowed": lambda f: f"{f.name(f['by'])} rolls {f.name(f['die'])}: {f['value']}",
    "explored": lambda f: f"Exploration: {f.names(f['cards'])}",
    "ship": lambda f: f"The ship is {f.name(f['card'])}",
    "crew": lambda f: f"{f.name(f['card'])} joins the bridge crew",
    "crew-lost": lambda f: f"{f.name(f['crew'])} is dead, and {f.name(f['die'])} is lost",
    "round": lambda f: f"Round {f['round']}",
    "planets": lambda f: f"New Planets: {f.names(f['planets'])}",
    "planet": lambda f: f"The Hero flies to {f.name(f['card'])}",
    "line": _line_sentence,
    "ordered": lambda f: f"The line is now {f.names(f['line'])} ({f.name(f['by'])})",
    "meets": lambda f: f"Meets {f.name(f['card'])}",
    "engaged": _paid_sentence,
    "evaded": _evaded_sentence,
    "points": _points_sentence,
    "top": lambda f: f"{f.name(f['ability'])} begins {f['n']} higher ({f.name(f['by'])})",
    "cubes": _moved_sentence,
    "used": lambda f: f"Uses {f.name(f['card'])}" + (f" on {f.name(f['on'])}" if f["on"] else ""),
    "extra": _extra_sentence,
    "bonus": lambda f: f"{f['n']} more strength against {f.name(f['card'])} ({f.name(f['by'])})",
    "upright": lambda f: f"{count_of(f['n'], 'planet icon')} of {f.name(f['card'])} will count",
    "searching": lambda f: f"The search of {f.name(f['card'])} begins",
    "declined": lambda f: f"{f.name(f['planet'])} is not searched",
    "drawn": lambda f: f"Draws {summarize_cubes(f['cubes'])}",
    "found": lambda f: (
        f"{'The Traitor takes' if f['by'] == 'traitor' else 'Finds'} {f.name(f['weapon'])}! "
        f"{f['left']} to find"
    ),
    "understood": lambda f: f"{f.name(f['weapon'])} is Understood",
    "swapped": lambda f: f"Exchanges {f.name(f['weapon'])} for {f.name(f['other'])}",
    "discarded": lambda f: f"Pays {f.names(f['cards'])}",
    "taken": lambda f: f"Takes {f.names(f['cards'])} into hand",
    "looked": lambda f: (
        f"{'The Traitor looks' if f['what'] == 'bag' or f['by'] == 'traitor' else 'Looks'} "
        f"at {count_of(f['count'], _LOOKED[f['what']])}"
        + (f": {join_words(f.name(name) for name in f['names'])}" if "names" in f else "")
    ),
    "round-over": lambda f: f"Round {f['round']} is over",
    "ended": lambda f: RESULTS[f["reason"]],
    "conceded": lambda f: f"The {str(f['seat']).capitalize()} {'gives up' if f['on'] else 'plays on'}",
    "traitor": lambda f: (
        f"The Traitor has {f['influence']} Influence and {count_of(f['area'], 'white cube')}"
    ),
    "traitor-captain": lambda f: f"The Traitor hides behind {f.name(f['captain'])} ({f.names(f['dice'])})",
    "aligned": lambda f: "The Traitor has chosen an Alignment",
    "influence-window": lambda f: f"{_POINTS[f['point']]} the Traitor may act".replace("your", "their"),
    "influence": lambda f: (
        f"The Traitor plays {f.name(f['card'])}, {f['side']}, for {f['cost']} Influence: {_side_text(f)}"
    ),
    "influenced": lambda f: f"{f.name(f['by'])} is in force" + (f" on {f.name(f['on'])}" if f["on"] else ""),
    "recharged": lambda f: f"The Traitor gains {f['n']} Influence ({f.name(f['by'])})",
    "traitor-rolled": lambda f: (
        f"The Traitor rolls {join_words(f'{value} with {f.name(die)}' for die, value in f['dice'].items())} "
        f"({f.name(f['by'])})"
    ),
    "revealed": lambda f: (
        f"The Traitor is aligned to {f.printed.alignments[f['alignment']].name}: "
        f"{f.printed.alignments[f['alignment']].text}"
    ),
    "fewer": lambda f: f"The Hero's next search draws {count_of(f['n'], 'cube')} fewer ({f.name(f['by'])})",
    "traitor-drew": lambda f: f"The Traitor draws {summarize_cubes(f['cubes'])}",
    "seized": lambda f: f"The Traitor takes {f.names(f['cards'])}",
    "negated": lambda f: f"The Traitor discards {f.name(f['card'])}: {f.name(f['paid'])} was paid in vain",
}


def _side_text(f: Fields) -> str:
    card = f.printed.influence[str(f.get("influence") or f["card"])]
    return (card.upright if f["side"] == "upright" else card.turned).text


def _face_text(f: Fields) -> str:
    return f.printed.dice[str(f["die"])].faces[int(f["face"]) - 1]


def sentence(table: Mapping[str, Sentence], key: str, args: Args, printed: Components) -> str:
    """Return the sentence for a key with printed names, or the key itself if it has no sentence."""
    sentence = table.get(key)
    if sentence is None:
        return key.capitalize()
    text = str(sentence(Fields(args, printed)))
    return text[:1].upper() + text[1:]


def _ending_details(args: Args) -> str:
    """Return the reason why the match ended, in words."""
    if args["reason"] == "concession":
        return f"the {'Traitor' if args['winner'] == HERO else 'Hero'} has given up"
    if args.get("zeros") == len(ABILITIES):
        return "all Abilities are at 0 in an encounter"
    how = _majority_reason(args) if args["reason"] == "majority" else RESULTS[args["reason"]]
    return how[0].lower() + how[1:]


def _majority_reason(args: Args) -> str:
    """Return the reason for counting Super Weapons: the Traitor cannot be overtaken, all are found, or no
    card is left (X1W-01, X1W-03, X1W-04).
    """
    hero, traitor, every = args["found"], args["his"], args["weapons"]
    why = counting_reason(hero, traitor, every)
    if why == "overtaken":
        return f"{traitor} of {every} Super Weapons cannot be overtaken"
    over = f"All {every} Super Weapons have been found" if why == "weapons" else RESULTS["time"]
    return over + (", and the Hero wins a tie" if hero == traitor else "")


def result(args: Args, names: Names) -> str:
    """Return the sentence that describes the end of the match.

    >>> args = {"reason": "time", "winner": None, "found": 3, "weapons": 4, "round": 12}
    >>> result(args, {})
    'Lost in round 12: no encounter cards are left. 3 of 4 Super Weapons were found'
    """
    how = _ending_details(args)
    won = f"{names[args['winner']]} wins" if args["winner"] else "Lost"
    verb = "was" if args["found"] == 1 else "were"
    if args["reason"] == "weapons":
        return f"{won} in round {args['round']}: {how}"
    tally = f"{args['found']} of {args['weapons']} Super Weapons {verb} found"
    if args.get("his") is not None:
        tally += f" by the Hero, and {args['his']} by the Traitor"
    return f"{won} in round {args['round']}: {how}. {tally}"
