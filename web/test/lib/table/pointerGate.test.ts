import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Calm } from '../../../src/lib/table/pointerGate'
import { keyed } from '../../../src/lib/choosing/listKeys'

let unwatch: () => void
let calm: Calm
let done: string[]
beforeEach(() => {
  vi.useFakeTimers()
  done = []
  calm = new Calm()
  unwatch = calm.watch()
})
afterEach(() => {
  unwatch()
  vi.useRealTimers()
})
const hear = (what: string): void => calm.do(() => done.push(what))
const pointer = (what: string): boolean => dispatchEvent(new Event(`pointer${what}`))

it('does at once what comes while nothing is pressed', () => {
  hear('a')
  expect(done).toEqual(['a'])
})

it('keeps news back while the pointer is down, and through its click', () => {
  pointer('down')
  hear('a')
  hear('b')
  expect(done).toEqual([])
  pointer('up')
  expect(done).toEqual([])
  vi.advanceTimersByTime(0)
  expect(done).toEqual(['a', 'b'])
})

it('keeps nothing back for long', () => {
  pointer('down')
  hear('a')
  vi.advanceTimersByTime(600)
  hear('b')
  expect(done).toEqual(['a', 'b'])
})

it('tells what was kept back when nobody watches any more', () => {
  pointer('down')
  hear('a')
  unwatch()
  expect(done).toEqual(['a'])
})

it('gives equal members of a list keys of their own', () => {
  expect(keyed(['a', 'b', 'a'], (one) => one).map(({ key }) => key)).toEqual(['a', 'b', 'a 2'])
})
