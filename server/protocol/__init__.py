"""The messages of the websocket, the bodies of HTTP requests and responses, and their schemas."""
