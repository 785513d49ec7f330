/** The symbols of the scenes as they are in the page: what they measure, the way along their lines. */
import type { Box } from './scene'
import type { Point } from './animation/routePoints'

export const symbolId = (symbol: string): string => `s-${symbol}`

const boxes = new Map<string, Box>()

/** The box of a symbol around its own middle, measured once. */
export function symbolBox(symbol: string): Box {
  const known = boxes.get(symbol)
  if (known) return known
  const body = document.getElementById(symbolId(symbol))
  let box = { x: -20, y: -20, w: 40, h: 40 }
  if (body instanceof SVGGraphicsElement) {
    const measured = body.getBBox()
    if (measured.width) box = { x: measured.x, y: measured.y, w: measured.width, h: measured.height }
    boxes.set(symbol, box)
  }
  return box
}

/** Points along the path of a symbol. */
export function symbolPoints(symbol: string, parts = 8): Point[] {
  const path = document.getElementById(symbolId(symbol))?.querySelector('path')
  if (!path) return []
  const length = path.getTotalLength()
  return Array.from({ length: parts + 1 }, (_, i) => {
    const point = path.getPointAtLength((length * i) / parts)
    return [point.x, point.y]
  })
}
