import { afterEach, beforeEach, expect, it } from 'vitest'
import { pinPlace } from '../../../src/lib/table/pins'

/** What the browser would measure of a symbol. */
function drawn(symbol: string, x: number, y: number, width: number, height: number): void {
  const body = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  body.id = `s-${symbol}`
  Object.assign(body, { getBBox: () => ({ x, y, width, height }) })
  document.body.append(body)
}
const thing = (symbol: string): never => ({ id: 'a', symbol, at: [100, 100] }) as never
const pin = { at: [100, 100] as [number, number], text: '1', thing: 'a' }

beforeEach(() => {
  drawn('pin-city', -60, -52, 120, 104)
  drawn('cube-pin', -10, -10, 20, 20)
  drawn('pin-worker', -10, -12, 20, 24)
  drawn('pin-action', -60, -25, 120, 50)
})
afterEach(() => document.body.replaceChildren())

it('a number stands at the edge of what it points at, beside what is small, below a cube', () => {
  expect(pinPlace(pin, thing('pin-city'), '0 0 400 400', 1)).toEqual([55, 61])
  const [x, y] = pinPlace(pin, thing('cube-pin'), '0 0 400 400', 1)
  expect([x, y > 110]).toEqual([100, true])
  expect(pinPlace(pin, thing('pin-worker'), '0 0 400 400', 1)).toEqual([77, 100])
  expect(pinPlace(pin, thing('pin-action'), '0 0 400 400', 1)).toEqual([40, 75])
})

it('a number is in sight while what it points at is', () => {
  expect(pinPlace(pin, thing('pin-city'), '80 80 400 400', 1)).toEqual([93, 93])
  expect(pinPlace(pin, thing('pin-city'), '200 200 400 400', 1)).toEqual([55, 61])
})
