"""The HTTP routes. They are thin: they parse, call and answer."""
