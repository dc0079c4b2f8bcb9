"""The happenings that clients receive for each fact: their fields apart from ``kind`` and ``label``.

A fact's ``public()`` returns the type of the same name. If some seats see more, ``private()`` returns a
second type with the additional fields. The modules correspond to those of the facts. Spaces, ships, cards and
handles are ids, as in views.
"""
