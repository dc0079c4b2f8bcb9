"""The connections of clients to a match: websockets, and long polling over HTTP."""
