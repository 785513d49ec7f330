"""What can be done at a table and where: the answers that the picker asks for, and the controls that can be touched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from steamshed.kernel.action import Choice
from steamshed.kernel.state import State

FEW = 8
"""So many actions of one verb are offered at once; as in the picker of the client."""

CONTROLS = """() => {
    const bar = document.querySelector('.act-bar.mine')
    const found = []
    for (const one of bar.querySelectorAll('button, input, [role=option]')) {
        if (one.disabled) continue
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const box = one.getBoundingClientRect()
        let touched = false
        if (box.width > 8 && box.height > 8 && getComputedStyle(one).visibility !== 'hidden')
            for (const v of [0.5, 0.25, 0.75]) for (const u of [0.5, 0.25, 0.75]) {
                const on = document.elementFromPoint(box.x + u * box.width, box.y + v * box.height)
                touched ||= !!on && (one === on || one.contains(on))
            }
        found.push({
            key: one.dataset.key ?? null,
            plan: one.dataset.plan ?? null,
            stepper: !!one.closest('.stepper'),
            go: one.classList.contains('go'),
            back: !one.classList.contains('go') && !!one.closest('.confirm'),
            text: one.textContent.trim().slice(0, 40),
            touched,
        })
    }
    return found
}"""
"""Every control of the desk, and whether a pointer finds it once it is scrolled into sight."""


def verb(choice: Choice) -> str:
    return str(choice.action).split(" ")[0]


def number_place(choices: Sequence[Choice]) -> int:
    """The place of the only word in which actions differ, if all have a whole number there; else -1."""
    words = [str(choice.action).split(" ") for choice in choices]
    if len(words) < 2 or len({len(one) for one in words}) != 1:
        return -1
    places = [at for at in range(len(words[0])) if len({one[at] for one in words}) > 1]
    if len(places) != 1 or not all(one[places[0]].lstrip("-").isdecimal() for one in words):
        return -1
    return places[0]


def key_of(choice: Choice, depth: int, all_: Sequence[Choice]) -> str:
    if depth < len(choice.things):
        return choice.things[depth]
    if not choice.things and depth == 0:
        return f"verb:{verb(choice)}"
    alike = [other for other in all_ if len(other.things) <= depth and verb(other) == verb(choice)]
    return f"number:{verb(choice)}" if number_place(alike) >= 0 else f"action:{choice.action}"


def answers(choices: Sequence[Choice], depth: int = 0) -> dict[str, list[Choice]]:
    """The answers to a question by their keys, with the choices that each leads to."""
    grouped: dict[str, list[Choice]] = {}
    for choice in choices:
        grouped.setdefault(key_of(choice, depth, choices), []).append(choice)
    found: dict[str, list[Choice]] = {}
    for key, members in grouped.items():
        if not key.startswith("verb:") or len(members) == 1:
            found[key] = members
        elif number_place(members) >= 0:
            found[f"number:{key.removeprefix('verb:')}"] = members
        elif len(members) <= FEW:
            found |= {f"action:{one.action}": [one] for one in members}
        else:
            found[key] = members
    return found


def question(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """The answers to the first question that has more than one."""
    for depth in range(20):
        found = answers(choices, depth)
        (key, members), *others = found.items()
        if others or len(members) == 1 or key.startswith("number:"):
            return found
        choices = members
        if key.startswith("verb:"):
            return {f"action:{one.action}": [one] for one in members}
    raise AssertionError("no question")


def choices_of(state: State) -> list[Choice]:
    return [state.choice(action) for action in state.legal()]


def controls(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(CONTROLS)
    return found


def out_of_reach(page: Page, expected: dict[str, list[Choice]]) -> list[str]:
    """The answers to which no control leads that a pointer finds."""
    touched = [one for one in controls(page) if one["touched"]]
    keys = {one["key"] for one in touched}
    first = {one["plan"].split("\n")[0] for one in touched if one["plan"]}
    stepper = any(one["stepper"] for one in touched)

    def reached(key: str, choices: Sequence[Choice]) -> bool:
        if key in keys or all(str(choice.action) in first for choice in choices):
            return True
        # beside other answers the verb comes first, then its numbers
        return key.startswith("number:") and (stepper or key.replace("number:", "verb:") in keys)

    return [key for key, choices in expected.items() if not reached(key, choices)]
