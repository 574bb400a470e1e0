"""The wire: uvicorn's WebSocket with short cuts. Every move sends a state to every screen of its table, so the cost of
one send decides how many tables a server can carry: here it is one call, without tasks and events in between."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

WAITING = 16  # received messages that may wait before we stop reading; uvicorn's own number is one


class Wire(WebSocketsSansIOProtocol):
    """Found by the application as ``wire`` in the state of its scope."""

    async def run_asgi(self) -> None:
        state: dict[str, Any] = self.scope["state"]
        state["wire"] = self
        await super().run_asgi()

    @property
    def free(self) -> bool:
        """Does the reader keep up? If not, ``until_free`` waits for it."""
        return self.writable.is_set()

    async def until_free(self) -> None:
        await self.writable.wait()

    def write(self, message: bytes) -> None:
        """Send a text message at once. It is never fragmented and never compressed, so the frame is simple."""
        if self.conn.state is not OPEN or self.close_sent or self.disconnected:
            return
        size = len(message)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + message)

    def abort(self) -> None:
        """Hang up: what was sent and not read is lost."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pausing and resuming the reading for each message would cost more than the message itself."""
        if self.read_paused or self.queue.qsize() >= WAITING:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False
