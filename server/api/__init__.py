"""The HTTP routes: thin, they parse, ask and answer."""
