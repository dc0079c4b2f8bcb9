"""The happenings that clients receive for each fact: their fields apart from ``kind`` and ``label``.

A fact's ``public()`` returns the type of the same name. If some seats see more, a second type has the fields
that ``private()`` adds for them. The modules correspond to those of the facts. Spaces, ships, cards and
handles are ids, as in views.
"""
