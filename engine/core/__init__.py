"""The engine core, which runs matches of any game defined by rules, facts and decisions.

A game is built from the modules in this folder. Each subpackage covers one subject:

- ``content``: data files and packs;
- ``lobby``: the choices before a match;
- ``matches``: a match, its journal and its record;
- ``present``: the views and happenings that viewers are shown;
- ``simulation``: self-play and sampled worlds.
"""
