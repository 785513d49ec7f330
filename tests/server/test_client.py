"""The files of the browser client as they are served: the app that can be installed, its worker, what is gone."""

from __future__ import annotations

import pathlib

import httpx
import pytest

from steamshed.server.app import create_app
from steamshed.server.settings import Settings

FILES = {
    "index.html": "<!doctype html><title>Steamshed</title>",
    "worker.js": "self.onfetch = null",
    "manifest-hu.webmanifest": '{"name": "Steamshed"}',
    "icon-192.png": "png",
    "assets/index-1.js": "export {}",
}


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    for name, text in FILES.items():
        file = tmp_path / "client" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path


async def get(folder: pathlib.Path, path: str) -> httpx.Response:
    app = create_app(Settings(data=folder / "data", client=folder / "client"))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            return await client.get(path)


async def test_the_worker_is_asked_for_anew_and_may_serve_every_page(folder: pathlib.Path) -> None:
    answer = await get(folder, "/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "script-src" not in policy, "scripts and workers come from this server alone"


async def test_the_manifest_and_its_icons(folder: pathlib.Path) -> None:
    assert (await get(folder, "/manifest-hu.webmanifest")).headers["content-type"] == "application/manifest+json"
    assert (await get(folder, "/icon-192.png")).headers["content-type"] == "image/png"


async def test_a_file_of_another_version_is_not_a_page(folder: pathlib.Path) -> None:
    answer = await get(folder, "/assets/index-1.js")
    assert "immutable" in answer.headers["cache-control"]
    assert (await get(folder, "/assets/index-0.js")).status_code == 404
    assert (await get(folder, "/table/abc")).text == FILES["index.html"]
