"""The engine core: it plays matches of any game that is written as rules, facts and decisions.

A game is written with the modules of this folder. The packages are for one subject each:

- ``content``: data files and packs;
- ``lobby``: the choices before a match;
- ``matches``: a match, its journal and its record;
- ``present``: the views and happenings for viewers;
- ``simulation``: self-play and sampled worlds.
"""
