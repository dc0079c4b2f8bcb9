"""The connections of clients to a match: websockets, and HTTP long polling."""
