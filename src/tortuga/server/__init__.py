"""Tables online: HTTP and WebSocket over the harbour."""
