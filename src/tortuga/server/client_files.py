"""The browser client: where its files are, and how they are served.

Every address of the client that is not a file gets its one page. Files that a build names by their content never change
and may be cached for ever; everything else is revalidated.
"""

from __future__ import annotations

import mimetypes
import os
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send

# Scripts, styles, pictures and connections of this server only; no scripts inside pages. Boards place their pieces with
# style attributes.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}  # compressed by the build, the best first
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


def find_client() -> Path | None:
    """The client that came with the package, or the one built in a checkout."""
    here = Path(__file__).resolve().parent
    for folder in (here / "web", here.parents[2] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


class ClientFiles(StaticFiles):
    """Serves the files of the browser client."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1000, "reason": ""})
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        parts = Path("" if path == "." else path)
        if parts.parts[:1] == ("api",) or parts.name.startswith("."):
            raise HTTPException(404 if scope["method"] in ("GET", "HEAD") else 405)
        file = re.search(r"\.[a-z]", parts.name)  # after the dot of a clause, as in GI-4b.2, comes a number
        return await super().get_response(path if file else "index.html", scope)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        file = Path(full_path)
        hashed = file.parent.name == "assets"
        headers = {**HEADERS, "cache-control": FOR_EVER if hashed else ASK_AGAIN, "vary": "accept-encoding"}
        media = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        asking = Headers(scope=scope)
        accepted = _accepted(asking)
        for coding, suffix in PACKED.items():
            packed = file.with_name(file.name + suffix)
            if coding in accepted and packed.is_file():
                headers["content-encoding"] = coding
                file, stat_result = packed, packed.stat()
                break
        answer = FileResponse(file, status_code, headers, media, stat_result=stat_result)
        return NotModifiedResponse(answer.headers) if self.is_not_modified(answer.headers, asking) else answer


def _accepted(asking: Headers) -> set[str]:
    parts = asking.get("accept-encoding", "").lower().replace(" ", "").split(",")
    return {part.partition(";")[0] for part in parts if not part.endswith(";q=0")}
