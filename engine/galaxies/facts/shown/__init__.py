"""What a client is shown of each fact: the fields of its happening, besides ``kind`` and ``label``.

A fact's ``public()`` returns the type of its own name. Where some seats are shown more, a second type says
what ``private()`` adds for them; the happening of such a kind has those fields for these seats only.
The modules are those of the facts. Spaces, ships, cards and handles are ids, as in views.
"""
