import { expect, it } from 'vitest'
import { ApiError } from '../../../src/lib/core/api'
import { fetchedProblemText, problemText } from '../../../src/lib/core/problem'

const refused = (id: string, args: Record<string, string>): string =>
  problemText(new ApiError(422, id, args, 'body.password: Expected `str` of length >= 8'))

it('the first page fetches the sentence with the first refusal', async () => {
  const taken = new ApiError(409, 'name-is-taken', {}, '')
  expect(problemText(taken)).toBe('That did not work. If it happens again, reload the page.')
  expect(await fetchedProblemText(taken)).toMatch(/^This name is taken/)
})

it('a password that is too short is told in words', () => {
  expect(refused('wrong-shape', { where: 'body.password', reason: 'Expected' })).toBe('This password is too short.')
})

it('what else does not fit is told without the words of the program', () => {
  expect(refused('wrong-shape', { where: 'body.name', reason: 'Expected' })).not.toMatch(/body|Expected/)
})

it('what the page has no words for is told without those of the server', () => {
  expect(refused('nobody-knows', {})).toBe('That did not work. If it happens again, reload the page.')
  expect(problemText(new TypeError('x is undefined'))).toBe(refused('nobody-knows', {}))
})

it('a record that waits for the end of its game says so in the language of the page', () => {
  expect(refused('not-yet', {})).toMatch(/hidden information/)
})
