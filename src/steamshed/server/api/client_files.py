"""The built browser client, and the page that describes the API."""

from __future__ import annotations

import html

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

import steamshed
from steamshed.server.api import description
from steamshed.server.api.context import server_of
from steamshed.server.api.documents import Document
from steamshed.server.api.endpoints import ENDPOINTS
from steamshed.server.errors import Problem


async def client(request: Request) -> Response:
    """A file of the browser client; addresses inside it are its own business."""
    path: str = request.path_params["path"]
    if path.startswith(("api/", "ws/")):
        raise Problem(404, "not-found", "There is no such address.")
    folder = server_of(request).settings.client.resolve()
    file = (folder / path).resolve() if "\x00" not in path else folder
    if file.is_relative_to(folder) and file.is_file():
        lasting = "/assets/" in f"/{path}"
        often = path.startswith("icon")  # one of two is shown in turn while somebody plays
        age = "public, max-age=31536000, immutable" if lasting else "public, max-age=86400" if often else "no-cache"
        return FileResponse(file, headers={"Cache-Control": age})
    if path.startswith("assets/"):  # a file of another version: a page in its place would be taken for the file
        raise Problem(404, "not-found", "There is no such file.")
    index = folder / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    words = "The browser client is not built; `make play` builds it. The API is described at /api/docs.\n"
    return Response(words, 503, media_type="text/plain")


OPENAPI = Document(lambda: description.openapi(steamshed.__version__))


async def openapi(request: Request) -> Response:
    return await OPENAPI.answer(request)


async def docs(request: Request) -> Response:
    """All requests on one page, for people."""
    rows = "\n".join(
        f"<tr><td><code>{endpoint.method}&nbsp;{html.escape(endpoint.path)}</code><td>{html.escape(endpoint.text)}"
        for endpoint in ENDPOINTS
    )
    return HTMLResponse(PAGE.format(version=steamshed.__version__, rows=rows))


PAGE = """<!doctype html>
<html lang="en">
<title>Steamshed: the API</title>
<h1>Steamshed {version}: the API</h1>
<p>Shapes of all parameters, bodies and answers: <a href="openapi.json">openapi.json</a> (OpenAPI).
Messages of the socket at <code>/ws/tables/{{id}}</code>: <a href="socket.json">socket.json</a> (JSON schema).</p>
<table>
{rows}
</table>
</html>
"""

ROUTES = [
    Route("/api/openapi.json", openapi, methods=["GET"]),
    Route("/api/docs", docs, methods=["GET"]),
    Route("/{path:path}", client, methods=["GET"]),
]
"""The last one takes every address that nobody else has taken."""
