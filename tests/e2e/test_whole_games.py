"""Whole games on the page, every decision of them: by touch on a phone, by mouse on a laptop, and at zoom 150 %."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from testbed.browser_player import Player
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, message_ids, my_move

Visit = Callable[..., Page]
SIZES = {"phone": (390, 844), "laptop": (1280, 800), "zoom": (853, 533)}
"""A laptop at zoom 150 % has a window of 853x533."""
GAMES = {"age_of_steam": 3, "steam": 3, "days_of_steam": 2, "railroad_revolution": 2, "binario": 2}
PUSHED = {("days_of_steam", "phone"), ("age_of_steam", "zoom")}
STORIES = [
    pytest.param(game, size, id=f"{game}-{size}", marks=() if (game, size) in PUSHED else pytest.mark.nightly)
    for game in GAMES
    for size in SIZES
]


@pytest.mark.parametrize(("game", "size"), STORIES)
def test_a_whole_game_by_what_the_page_offers(visit: Visit, shed: Shed, game: str, size: str) -> None:
    page = visit(NOWHERE, phone=size == "phone")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    be_guest(page, "Ada")
    ask = page.context.request
    token = ask.get("/api/me").json()["csrf"]
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(GAMES[game] - 1))]
    wanted = {"name": "Story", "game": game, "seats": seats, "options": {}, "pace": {"kind": "none"}, "language": "en"}
    made = ask.post("/api/tables", data=wanted, headers={"X-CSRF-Token": token})
    assert made.ok, made.text()
    page.goto(f"/table/{made.json()['id']}")
    my_move(page)
    player = Player(page, seed=3, touch=size == "phone", ids=message_ids(game))
    player.play()
    if folder := os.environ.get("STORIES"):
        Path(folder, f"{game}-{size}.txt").write_text("\n".join(player.story) + "\n", encoding="utf-8")
    expect(page.get_by_label("Result").first).to_be_visible()
    assert len(player.story) > 10
