"""Where clients connect to a match: websockets, and long polling over HTTP."""
