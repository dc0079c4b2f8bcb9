# What the coach says, in English.
#
# This file is generated from the coach's rules (`python -m tools.coach_texts --write`), and the others are
# translated from it.


## general

general-now-it-is-the-others-turn = Now it is the others' turn. If one of them provokes you, you will be asked.
general-swap-as-often-as-you-like = Swap as often as you like, then do one thing: roll, stay on guard, draw, or provoke. Usual: keep the higher card in hand, and roll for points.
general-you-are-dared-to-show-your = You are dared to show your card: the highest one shown takes the points. Usual: show a high card, pass with a low one.
