import { expect, it } from 'vitest'
import { colour, livery, named, patterned } from '../../../src/lib/table/seatColours'

it('patterns follow the liveries', () => {
  expect(patterned('--t1:var(--p2);--t2:var(--unowned)')).toBe(
    '--t1:var(--p2);--t1-dash:var(--p2-dash);--t2:var(--unowned)',
  )
})

it('titles name the players', () => {
  const english = ['Pine', 'Orange', 'Sky']
  expect(named('Pine: link from Rose Hill', ['Ada', 'Bo'], english)).toBe('Ada: link from Rose Hill')
  expect(named('Orange: income 3', ['Ada', 'Bo'], english)).toBe('Bo: income 3')
  expect(named('Sky: income 3', ['Ada', 'Bo'], english)).toBe('Sky: income 3')
  expect(named('Fenyő: bevétel 3, Ég', ['Ada', 'Bo', 'Cy'], ['Fenyő', 'Narancs', 'Ég'])).toBe('Ada: bevétel 3, Cy')
})

it('titles stay as they are while nobody knows what liveries are called', () => {
  expect(named('Pine: income 3', ['Ada'], [])).toBe('Pine: income 3')
})

it('seats beyond the last livery begin again', () => {
  expect([0, 5, 6].map(livery)).toEqual([1, 6, 1])
  expect(colour(1)).toBe('var(--p2)')
})
