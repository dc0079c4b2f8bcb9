"""The messages of the websocket, the bodies over HTTP, and their schemas."""
