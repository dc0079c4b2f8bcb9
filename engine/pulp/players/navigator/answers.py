"""The Navigator's answers to each kind of question."""

from __future__ import annotations

from collections.abc import Callable

from engine.pulp.catalogue.model import ABILITIES
from engine.pulp.players.navigator import card_values, traitor_play
from engine.pulp.players.navigator.preparation import (
    choose_captain,
    choose_crew,
    choose_dice,
    choose_first_except_no,
    choose_planet,
)
from engine.pulp.players.navigator.sight import Sight, ability_of
from engine.pulp.players.navigator.tool_values import UNDERSTOOD, useful_tools
from engine.pulp.queries import Points

Answer = Callable[[Sight], list[str]]


def pick_fewest_options(sight: Sight) -> list[str]:
    """Pick the first options, as few as allowed."""
    return sight.ids[: int(sight.decision["min"])]


def pick_most_options(sight: Sight) -> list[str]:
    """Pick the first options, as many as allowed."""
    return sight.ids[: int(sight.decision["max"])]


def pick_default(sight: Sight) -> list[str]:
    """Pick the default option."""
    defaults = [str(option["id"]) for option in sight.options if option.get("role") == "default"]
    return defaults or pick_fewest_options(sight)


# Encounters


def answer_encounter(sight: Sight) -> list[str]:
    """Use a tool if one helps. Otherwise engage or evade, whichever has the higher value."""
    option_ids = sight.option_ids_by_effect
    choices: list[tuple[float, str]] = []
    if "engage" in option_ids:
        choices.append((card_values.engage_value(sight), "engage"))
    if "evade" in option_ids:
        choices.append((card_values.evade_value(sight), "evade"))
    if "weapon:sunsplitter" in option_ids:
        choices.append(
            (
                card_values.engage_value(sight, free=True) - card_values.WEAPON,
                option_ids["weapon:sunsplitter"],
            )
        )
    if "weapon:chrono-siphon" in option_ids:
        choices.append(
            (
                card_values.evade_value(sight, free=True) - card_values.WEAPON,
                option_ids["weapon:chrono-siphon"],
            )
        )
    if "weapon:mind-prism" in option_ids:
        choices.append((prism_value(sight) - card_values.WEAPON, option_ids["weapon:mind-prism"]))
    tools = [tool for tool in useful_tools(sight) if tool.worth > 0]
    if tools:
        return [max(tools, key=lambda tool: tool.worth).id]
    return [max(choices)[1]]


def prism_value(sight: Sight) -> float:
    """Return the value of engaging with the best Ability for the first part."""
    return max([_value_of_engaging_with(sight, ability) for ability in ABILITIES])


def _value_of_engaging_with(sight: Sight, ability: str) -> float:
    first = sight.current["parts"][0]
    due = list(sight.due)
    due[ABILITIES.index(first["ability"])] -= first["due"]
    due[ABILITIES.index(ability)] += first["due"]
    payment = card_values.best_payment_value(sight, (due[0], due[1], due[2]))
    return card_values.engage_value(sight, free=True) + payment


def answer_engage(sight: Sight) -> list[str]:
    """Use a boost if one saves more than it costs. Otherwise pay in the best way."""
    payments = {
        name: card_values.payment_value(
            sight, _as_points(option["ref"]["points"]), sum(option["ref"]["crew"].values())
        )
        for name, option in zip(sight.ids, sight.options, strict=True)
        if name.startswith("pay:")
    }
    best = max(payments, key=lambda name: payments[name]) if payments else None
    base_value = payments[best] if best else card_values.NEVER
    tools = [
        (card_values.boosted_payment_value(sight, tool), tool.id)
        for tool in card_values.boosts(sight, offered=True)
    ]
    if sum(sight.due):
        tools += [
            (base_value + tool.worth, tool.id)
            for tool in useful_tools(sight)
            if tool.id.startswith("die:art")
        ]
    if tools and max(tools)[0] > base_value:
        return [max(tools)[1]]
    if best is not None:
        return [best]
    return [max(tools)[1]] if tools else [sight.ids[-1]]


def _as_points(payment: dict[str, int]) -> Points:
    return payment.get("combat", 0), payment.get("diplomacy", 0), payment.get("science", 0)


def answer_evade(sight: Sight) -> list[str]:
    """Use tools that help, then pay with the least valuable point."""
    tools = [tool for tool in useful_tools(sight) if tool.worth > 0]
    if tools:
        return [max(tools, key=lambda tool: tool.worth).id]
    points = {name: _value_after_point(sight, name) for name in sight.ids if name.startswith("point:")}
    return [max(points, key=lambda name: points[name])]


def _value_after_point(sight: Sight, name: str) -> float:
    payer = name.partition(":")[2]
    if payer not in ABILITIES:
        return card_values.point_value(sight, sight.points) - (
            card_values.CREW_POINT if payer != "none" else 0.0
        )
    c, d, s = (n - (ability == payer) for n, ability in zip(sight.points, ABILITIES, strict=True))
    return card_values.point_value(sight, (c, d, s))


def answer_spare(sight: Sight) -> list[str]:
    """Use a Landing Team cube if a point is scarce."""
    costs = {name: -sight.gain_value(ability_of(name), -1) for name in sight.ids if name != "no"}
    worst = max(costs, key=lambda name: costs[name])
    return [worst if costs[worst] > 2.0 else "no"]


def choose_part(sight: Sight) -> list[str]:
    """Use strength against the part with the highest cost."""
    parts = sight.current["parts"]
    return [max(sight.ids, key=lambda name: int(parts[int(name.partition(":")[2])]["due"]))]


def answer_closing(sight: Sight) -> list[str]:
    """Use tools that still help, then continue."""
    tools = [tool for tool in useful_tools(sight) if tool.worth > 0]
    return [max(tools, key=lambda tool: tool.worth).id] if tools else ["done"]


# Abilities and cubes


def choose_ability(sight: Sight) -> list[str]:
    """Pick the best Ability to gain, or the least valuable one to lose."""
    key = sight.decision["text"]["key"]
    if key == "hero-loses":
        return traitor_play.choose_worst_for_hero(sight)
    loses = key in ("lose", "move-from", "pay-points")
    abilities = [name for name in sight.ids if name != "stop"]
    if key == "engage-with":
        return [max(abilities, key=lambda name: _value_of_engaging_with(sight, name))]
    n = int(sight.decision["text"]["args"].get("n", 1)) * (-1 if loses else 1)
    best = max(abilities, key=lambda name: sight.gain_value(name, n))
    if key == "spend-team" and sight.gain_value(best, n) < 1.5:
        return ["stop"]
    return [best]


def choose_removal(sight: Sight) -> list[str]:
    """Remove black cubes from the bag if they do harm, otherwise white ones."""
    order = ("black", "white") if sight.black_cube_cost > 1 else ("white", "black")
    return [next((color for color in order if color in sight.ids), sight.ids[-1])]


def choose_return(sight: Sight) -> list[str]:
    """Put back a black or a white cube. Put back another cube only if there is no choice."""
    for color in ("black", "white"):
        if color in sight.ids:
            return [color]
    preferred = ("yellow", "red", "blue", "orange")
    if "stop" in sight.ids:
        return ["stop"]
    return [next((color for color in preferred if color in sight.ids), sight.ids[0])]


def answer_search(sight: Sight) -> list[str]:
    """Pay for the Planet, use tools that help, and draw."""
    if "pay" in sight.ids:
        return ["pay"]
    tools = [tool for tool in useful_tools(sight) if tool.worth > 0]
    return [max(tools, key=lambda tool: tool.worth).id] if tools else ["draw"]


def answer_cube(sight: Sight) -> list[str]:
    """Find Super Weapons first. Use each coloured cube where it has the highest value."""
    if "die:scanning-technology:0" in sight.ids:
        return ["die:scanning-technology:0"]
    if "find" in sight.ids:
        return ["find"]
    return [max(sight.ids, key=lambda name: cube_value(sight, name))]


def cube_value(sight: Sight, name: str) -> float:
    """Return the value of an option for a drawn cube."""
    kind, _, rest = name.partition(":")
    if kind == "raise":
        return sight.gain_value(ability_of(rest)) + 0.01
    if kind == "boost":
        return sight.gain_value(rest, 2)
    if kind == "lose":
        return sight.gain_value(rest, -1)
    if kind == "team":
        return 1.5 if not rest else -1.0
    if kind == "place":
        weapon = next(weapon for weapon in sight.view["weapons"] if weapon["id"] == rest.partition(":")[2])
        share_left = max(0, 11 - sight.round) / 11
        return share_left * UNDERSTOOD / max(1, int(weapon["lacking"])) * 1.2
    if sight.effect_name(name) == "weapon:treason-engine":
        return 5.0
    return -2.0 if kind in ("weapon", "ship", "die") else 0.0


def answer_team(sight: Sight) -> list[str]:
    """Use a Landing Team cube if it completes a Super Weapon, otherwise keep it."""
    missing_cubes = {weapon["id"]: int(weapon["lacking"]) for weapon in sight.view["weapons"]}
    completing = [name for name in sight.ids if missing_cubes.get(name.partition(":")[2]) == 1]
    return [completing[0] if completing else "no"]


def choose_weapon(sight: Sight) -> list[str]:
    """Pick the Super Weapon that works immediately, or needs the fewest cubes."""

    def count_needed(name: str) -> int:
        return sum(sight.printed.weapons[name].need.values())

    if sight.decision["text"]["key"] == "swap-weapon":
        return [max(sight.ids, key=count_needed)]
    return [min(sight.ids, key=count_needed)]


def choose_die(sight: Sight) -> list[str]:
    """Pick the lowest die to turn up, set or reroll, and the highest die to turn down."""
    down = sight.decision["text"]["key"] == "downgrade"
    values: dict[str, int] = {die["id"]: int(die["value"]) for die in sight.view["dice"]}
    return [(max if down else min)(sight.ids, key=lambda name: values.get(name, 0))]


def choose_card(sight: Sight) -> list[str]:
    """Pick the card with the most planet icons, or with the fewest if it leaves the line."""
    key = sight.decision["text"]["key"]
    if key == "stronger":
        return traitor_play.choose_wanted_card(sight)
    if key == "exchange":
        return pick_fewest_options(sight)
    leaves_line = key == "swap-out"
    return [(min if leaves_line else max)(sight.ids, key=lambda name: sight.printed.encounters[name].planets)]


def answer_tithe(sight: Sight) -> list[str]:
    """Pay with a card only if Diplomacy is scarce."""
    is_scarce = -sight.gain_value("diplomacy", -1) > 1.5
    return [sight.ids[0] if is_scarce or "diplomacy" not in sight.ids else "diplomacy"]


def choose_kept_cards(sight: Sight) -> list[str]:
    """Keep cards with many planet icons and little strength."""

    def card_value(name: str) -> int:
        card = sight.printed.encounters[name]
        return card.planets - card.strength

    return sorted(sight.ids, key=card_value, reverse=True)[: int(sight.decision["max"])]


def make_preference(name: str) -> Answer:
    """Return an answer that picks this option, or the first option if this one is not offered."""
    return lambda sight: [name] if name in sight.ids else pick_fewest_options(sight)


ANSWERS: dict[str, Answer] = {
    "captain": choose_captain,
    "dice": choose_dice,
    "free-dice": choose_dice,
    "split": make_preference("4-3"),
    "ship": choose_first_except_no,
    "crew": choose_crew,
    "crew-die": choose_dice,
    "ship-die": make_preference("no"),
    "row-dice": pick_most_options,
    "extra-die": choose_dice,
    "ability": choose_ability,
    "planet": choose_planet,
    "translator": make_preference("no"),
    "keep": choose_kept_cards,
    "tithe": answer_tithe,
    "encounter": answer_encounter,
    "engage": answer_engage,
    "evade": answer_evade,
    "spare": answer_spare,
    "part": choose_part,
    "turn": pick_default,
    "die": choose_die,
    "new-die": choose_dice,
    "remove": choose_removal,
    "return": choose_return,
    "weapon": choose_weapon,
    "card": choose_card,
    "closing": answer_closing,
    "look": pick_default,
    "search": answer_search,
    "cube": answer_cube,
    "take": pick_most_options,
    "team": answer_team,
    "pay-again": choose_first_except_no,
    "influence": traitor_play.answer_influence,
    "negate": traitor_play.answer_negate,
}
