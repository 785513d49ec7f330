"""How large text is on the screen, in pixels: in the page, in drawings, and in the symbols that drawings use."""

from __future__ import annotations

from playwright.sync_api import Page

MEASURED = """() => {
    const found = []
    const inSight = (one) => {
        const { x, y, right, bottom, width, height } = one.getBoundingClientRect()
        const there = width > 0 && height > 0 && right > 0 && bottom > 0 && x < innerWidth && y < innerHeight
        return there && getComputedStyle(one).visibility !== 'hidden'
    }
    const measure = (one, where) => {
        const size = parseFloat(getComputedStyle(one).fontSize)
        const { a, b, c, d } = one.ownerSVGElement ? one.getScreenCTM() : { a: 1, b: 0, c: 0, d: 1 }
        const shown = Math.round(10 * size * Math.sqrt(Math.abs(a * d - b * c))) / 10
        found.push([shown, one.textContent.trim().slice(0, 30), where])
    }
    const skipped = '.symbols, .hidden, .skip, title, style, script'
    for (const one of document.querySelectorAll('body *')) {
        const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
        if (own && !one.closest(skipped) && inSight(one))
            measure(one, one.closest('svg.scene')?.getAttribute('aria-label') ?? String(one.className))
    }
    // A symbol is measured as a copy of it where it is used.
    const seen = new Set()
    for (const use of document.querySelectorAll('svg:not(.symbols) use')) {
        const symbol = document.getElementById((use.getAttribute('href') ?? '').slice(1))
        const scene = use.closest('svg.scene')?.getAttribute('aria-label') ?? 'desk'
        if (!symbol?.querySelector('text') || !inSight(use)) continue
        const looks = `${scene} ${symbol.id}`
        if (seen.has(looks)) continue
        seen.add(looks)
        const copy = document.createElementNS('http://www.w3.org/2000/svg', 'g')
        copy.innerHTML = symbol.innerHTML
        copy.setAttribute('style', use.getAttribute('style') ?? '')
        copy.setAttribute('transform', use.getAttribute('transform') ?? '')
        use.after(copy)
        for (const text of copy.querySelectorAll('text')) measure(text, looks)
        copy.remove()
    }
    return found.sort((one, other) => one[0] - other[0])
}"""


def too_small(page: Page, least: float) -> list[tuple[float, str, str]]:
    """Text in sight that is smaller: how large it is, what it says, where it stands."""
    return [(size, text, where) for size, text, where in page.evaluate(MEASURED) if size < least]


IN_SIGHT = """() => [...document.querySelectorAll('.act-bar .sections .rows')].map((list) => {
    const room = list.closest('.room').getBoundingClientRect()
    const rows = [...list.querySelectorAll('[role=option]')].map((row) => row.getBoundingClientRect())
    return [rows.length, rows.filter((row) => row.top >= room.top - 1 && row.bottom <= room.bottom + 1).length]
})"""
"""Of every list of answers: how many there are, and how many are whole in sight."""
ENOUGH = 5


def few_in_sight(page: Page) -> list[list[int]]:
    """The first list from which somebody decides, if fewer than five of its answers are in sight though it has more."""
    page.wait_for_function("() => !document.querySelector('.act-bar .coming')")
    lists = [one for one in page.evaluate(IN_SIGHT) if one[0]]
    return [[answers, shown] for answers, shown in lists[:1] if shown < min(ENOUGH, answers)]
