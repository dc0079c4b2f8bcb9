"""The types of questions to seats.

The table lists the questions by ``kind``, with the ids of their options and, in braces, the keys of ``ref``.
An option has the role ``quiet`` if it does not end the question, and ``cancel`` if it returns to the previous
question. It has the role ``default`` if a clock picks it:

=========== ========================================================== ==================================
kind        options                                                    what is asked
=========== ========================================================== ==================================
captain     ``<captain>`` {captain}                                    which Captain plays
dice        ``<die>`` {die}; pick as many as may be kept               which dice of the Captain to keep
free-dice   ``<die>`` {die}; pick two                                  which further dice (SET-24)
split       ``1-6`` ... ``6-1`` {values: die to value}                 how they are set
ship        ``<ship>`` {ship}, ``no`` (default)                        which Space Ship card
crew        ``<crew>`` {crew}, ``no`` (default)                        which Bridge Crew card, one by one
crew-die    ``<die>`` {die}                                            which die comes with it
ship-die    ``<die>`` {die}, ``no`` (default)                          which die the Space Ship die replaces
row-dice    ``<die>`` {die}; pick none to ``max``                      which further dice join its row
extra-die   ``<die>`` {die}                                            Wandering Wild's die
ability     ``<ability>`` {ability}                                    an Ability to gain, lose, move ...
planet      ``<planet>`` {planet}                                      which Planet this round
swap-planet ``keep`` (default), ``swap:<planet>`` {planet}             Cartographers: exchange a Planet that
                                                                       was dealt
translator  ``no`` (default), ``die:universal-translator:0`` {die,     draw eight cards and keep four
            face, way}
keep        ``<card>`` {card}; ordered, pick four                      Universal Translator 5
tithe       ``<card>`` {card}, ``<ability>`` {ability}                 the Tithe Collector's due
encounter   ``engage``, ``evade`` {card}; tools (quiet)                the current card
engage      ``pay:<c>.<d>.<s>`` with, if need be, ``+<crew>:<n>`` and  how to pay; a pick ends the encounter
            ``+free:<n>`` {points: ability to n, crew: card to n, free:
            sources}; tools (quiet); ``back`` (cancel); the text names
            the card
evade       ``point:<ability>`` {ability}, ``point:<crew>`` {crew},    which point pays for it
            ``point:none``; tools (quiet); ``back`` (cancel);
            ``details`` give the probability that the match ends.
            Options of ``ability`` and ``spare`` have ``details``
            if the match ends for certain, or if two Abilities
            are at 0 for the next encounter
closing     ``done`` (default), tools (quiet)                          all cards are met: use anything else
part        ``part:<i>`` {card, part, ability}                         against which part of the strength
turn        ``turn:<value>`` {die, value} (the highest is the default) to which value the used die turns
die         ``<die>`` {die}                                            which die to upgrade, roll, set ...
new-die     ``<die>`` {die}                                            which unowned die to take for it
value       ``value:<value>`` {die, value}                             to which value to set it
remove      ``<color>`` {color}                                        a cube to leave the bag, or go back
return      ``<color>`` {color}, ``stop`` (end)                        a drawn cube to put back
spare       ``<color>`` {color}, ``no`` (default)                      use a Landing Team cube to disregard a
                                                                       drawn cube (X2L-02)
weapon      ``<weapon>`` {weapon}                                      a Super Weapon to find, to swap, or to
                                                                       understand
card        ``<card>`` {card}                                          a card of the line, or of the discard
                                                                       pile
order       ``<card>`` {card}; ordered, pick all                       the new order of the line
look        ``leave`` (default), ``under`` {card}                      Night Ferry: what to do with the card
search      ``draw`` (default), ``decline`` (end), ``pay`` (quiet),    before the cubes are drawn
            tools (quiet)
pay-with    ``<card>`` {card, icon}                                    which hand card pays a key or a code
cube        ``find`` {color}, ``raise:<color>`` {color, ability},      the drawn cubes, one after another
            ``place:<color>:<weapon>`` {color, weapon},
            ``discard:<color>`` {color}, ``lose:<ability>`` {color,
            ability}, ``team`` {color} (a green cube laid in front),
            ``boost:<ability>`` {color, ability} (a green cube for 2
            points), ``aside`` {color}; tools (quiet)
team        ``team:<weapon>`` {weapon}, ``no`` (default)               the last cube has found a Super Weapon:
                                                                       lay a Landing Team cube (X2L-05)
take        ``<card>`` {card}; pick none to all; all is the default    keys and codes to take into hand;
                                                                       the Traitor: evaded ones
pay-again   ``<card>`` {card, icon}, ``no``                            another card for one that was negated
=========== ========================================================== ==================================

``back`` is offered if another question led to this one and nothing has been used since.

*Tools* are other things that may be used: ``die:<die>:<n>`` {die, face, way}: the n-th way (from 0) of the
face that a die shows; ``weapon:<weapon>`` {weapon}; ``exploration:<card>`` {exploration}; ``ship:<card>``
{ship}.

The Traitor is asked the following questions, in addition to ``free-dice``, ``captain``, ``card``, ``die``,
``ability``, ``weapon`` and ``take`` as above:

=========== ========================================================== ==================================
kind        options                                                    what is asked
=========== ========================================================== ==================================
alignment   ``<alignment>`` {alignment}                                which Alignment to choose
influence   ``play:<card>:upright``, ``play:<card>:turned``            a window to act (X1I-05);
            {influence, side, cost}, ``reveal``, ``pass`` (default)    text.args.point says when
number      ``n:<n>`` {n}                                              cubes fewer (Neutral)
negate      ``negate:<paid>:<own>`` {card, own}, ``pass`` (default)    negate a card that the Hero paid
seize       ``<card>`` {card}, ``no``                                  Arvan: a card without an icon
rob         ``rob:<color>:<weapon>`` {color, weapon}                   a cube of the Hero's Super Weapon
=========== ========================================================== ==================================

The ``text`` states the purpose of a question if its kind does not make it clear, as for ``ability`` at setup.
"""

from __future__ import annotations

from typing import TypedDict

from engine.core.present.views import DecisionBase, OptionBase
from engine.pulp.rules.basics import Kind


class Ref(TypedDict, total=False):
    """The things to which an option refers. Cards, dice, Super Weapons and Planets are given by their ids,
    Abilities and cubes by their names.
    """

    captain: str  #: A Captain.
    die: str  #: A die.
    face: int  #: The face that a die shows.
    way: int  #: The index of the way to use that face, starting at 0.
    value: int  #: The value to which a die is turned or set.
    values: dict[str, int]  #: The values of several dice.
    ship: str  #: A Space Ship card.
    crew: str | dict[str, int]  #: A Bridge Crew card, or the points of each such card in a payment.
    ability: str  #: An Ability.
    planet: str  #: A Planet.
    card: str  #: A card.
    part: int  #: The index of a part of the Engage Strength, starting at 0.
    points: dict[str, int]  #: In a payment, the points of each Ability.
    free: list[str]  #: In a payment, the things that allow exchanges at 1 for 1.
    fatal: bool  #: In a payment, whether the payment loses the match.
    color: str  #: A cube, by its colour.
    weapon: str  #: A Super Weapon.
    exploration: str  #: An Exploration card.
    count: int  #: A number.
    icon: str  #: The icon of the card: a key or a code.
    alignment: str  #: An Alignment.
    influence: str  #: An Influence card.
    side: str  #: Its side: upright or turned.
    cost: int  #: The cost of that side in Influence.
    n: int  #: The number of cubes by which the draw is reduced.
    own: str  #: The Traitor's card that negates another.


class OptionView(OptionBase):
    """One option of a decision."""

    ref: Ref  #: The things to which it refers.


class DecisionView(DecisionBase):
    """A question to the viewer."""

    kind: Kind  #: The kind of question.
    options: list[OptionView]  #: The options to pick from.
