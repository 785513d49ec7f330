import { expect, it } from 'vitest'
import { clock, deviceZone, minutes, zones } from '../../../src/lib/i18n/timeOfDay'

it('times are as a clock shows them', () => {
  expect([0, 65, 450, 1439].map(clock)).toEqual(['00:00', '01:05', '07:30', '23:59'])
  expect(['00:00', '01:05', '23:59', '', 'x', '25:00'].map(minutes)).toEqual([0, 65, 1439, 0, 0, 0])
})

it('the chosen zone is among the zones, once, also one that the browser does not know', () => {
  expect(zones('Europe/Prague').filter((zone) => zone === 'Europe/Prague')).toHaveLength(1)
  expect(zones('Mars/Olympus')).toEqual(expect.arrayContaining(['Mars/Olympus', 'UTC', deviceZone()]))
  expect(zones('')).not.toContain('')
})
