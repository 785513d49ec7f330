"""A reader says of a line of the log that it sounds odd, and the operator reads which message it is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, my_move, turn_to
from testbed.decision_positions import standing_before

Visit = Callable[..., Page]


def reports(shed: Shed) -> str:
    """What the operator's command says."""
    command = [sys.executable, "-m", "steamshed.cli", "admin", "reports", "--data", str(shed.folder)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout


@pytest.mark.parametrize(("language", "odd", "send", "close"), [("hu", "Furcsa mondat?", "Jelentem", "Bezárás")])
def test_an_odd_sentence_reaches_the_operator(
    visit: Visit, shed: Shed, language: str, odd: str, send: str, close: str
) -> None:
    page = visit(NOWHERE, language=language)
    record = standing_before("railroad_revolution", {"action"})["action"]
    page.goto(shed.put(record, [be_guest(page, "Ada")] * len(record.names)))
    my_move(page)
    turn_to(page, "Napló")
    page.get_by_role("button", name=odd).first.click()
    dialog = page.get_by_role("dialog", name=odd)
    expect(dialog.locator("blockquote")).not_to_be_empty()
    dialog.get_by_role("textbox").fill("a ragozás")
    dialog.get_by_role("button", name=send).click()
    expect(dialog.get_by_role("status")).to_be_visible()
    dialog.get_by_role("button", name=close).click()
    expect(dialog).to_have_count(0)
    told = reports(shed)
    assert "odd sentence railroad_revolution/did-" in told
    assert "hu /table/" in told
    assert "reason: a ragozás" in told
