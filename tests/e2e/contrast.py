"""How well drawn text stands out: the colour of every text against what is painted where it stands, in a browser."""

from __future__ import annotations

import base64

from playwright.sync_api import Page

TEXTS = """() => {
    const found = []
    const faded = (one) => {
        let clear = 1
        for (let at = one; at instanceof Element; at = at.parentElement) clear *= +getComputedStyle(at).opacity
        return clear < 0.9
    }
    const measure = (one, where) => {
        const { fill, visibility } = getComputedStyle(one)
        const { x, y, width, height } = one.getBoundingClientRect()
        const inside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight && width > 2
        const mid = document.elementFromPoint(x + width / 2, y + height / 2)
        const free = mid?.closest('svg.scene') === one.closest('svg.scene')
        if (fill === 'none' || visibility === 'hidden' || faded(one) || !inside || !free) return
        found.push({ text: one.textContent.trim(), where, fill, box: [x, y, width, height] })
    }
    for (const one of document.querySelectorAll('svg.scene text')) measure(one, one.getAttribute('class') ?? '')
    for (const use of document.querySelectorAll('svg.scene use')) {
        const symbol = document.getElementById((use.getAttribute('href') ?? '').slice(1))
        if (!symbol?.querySelector('text')) continue
        const copy = document.createElementNS('http://www.w3.org/2000/svg', 'g')
        copy.innerHTML = symbol.innerHTML
        copy.setAttribute('class', use.getAttribute('class') ?? '')
        copy.setAttribute('style', use.getAttribute('style') ?? '')
        copy.setAttribute('transform', use.getAttribute('transform') ?? '')
        use.after(copy)
        for (const text of copy.querySelectorAll('text')) measure(text, symbol.id)
        copy.remove()
    }
    return found.filter((one) => one.text)
}"""
"""Every text of the drawings that is in sight and not faded on purpose: its colour and where it stands."""

CONTRASTS = """async ([picture, texts]) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const paper = canvas.getContext('2d', { willReadFrequently: true })
    paper.drawImage(image, 0, 0)
    const scale = image.width / innerWidth
    const part = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    const light = ([r, g, b]) => 0.2126 * part(r / 255) + 0.7152 * part(g / 255) + 0.0722 * part(b / 255)
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const colour = (css) => {
        pen.fillStyle = css
        pen.fillRect(0, 0, 1, 1)
        return [...pen.getImageData(0, 0, 1, 1).data]
    }
    return texts.map(({ text, where, fill, box }) => {
        const [x, y, w, h] = box.map((one) => one * scale)
        const { data } = paper.getImageData(x, y, Math.max(1, w), Math.max(1, h))
        const ground = []
        for (let at = 0; at < data.length; at += 4) ground.push(light(data.slice(at, at + 3)))
        ground.sort((one, other) => one - other)
        const [one, other] = [light(colour(fill)), ground[ground.length >> 1]]
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
        return [Math.round(ratio * 10) / 10, text, where]
    })
}"""
SHOWN = """shown => {
    for (const one of document.querySelectorAll('svg text')) one.style.visibility = shown ? '' : 'hidden'
}"""


def contrasts(page: Page) -> list[tuple[float, str, str]]:
    """Every drawn text with its contrast to what lies under it, the least first."""
    texts = page.evaluate(TEXTS)
    page.evaluate(SHOWN, False)
    picture = base64.b64encode(page.screenshot(animations="disabled")).decode()
    page.evaluate(SHOWN, True)
    found = page.evaluate(CONTRASTS, [picture, texts])
    return sorted((ratio, text, where) for ratio, text, where in found)
