import { expect, it } from 'vitest'
import { wanted } from '../../../src/lib/app/pages'

const at = (path: string) => {
  const [words = '', query = ''] = path.split('?')
  return wanted(words.split('/').filter(Boolean), new URLSearchParams(query))
}

it('addresses lead to their pages', () => {
  expect(at('/').page).toBe('lobby')
  expect(at('/my-games').page).toBe('my-games')
  expect(at('/rules/steam')).toEqual({ page: 'rules', key: 'rules', props: { game: 'steam' } })
  expect(at('/learn').page).toBe('learn')
  expect(at('/learn/steam')).toEqual({ page: 'course', key: 'course-steam', props: { game: 'steam' } })
  expect(at('/learn/steam/rules').page).toBe('book')
  expect(at('/learn/steam/one').props).toEqual({ game: 'steam', lesson: 'one' })
  expect(at('/table/abc')).toEqual({ page: 'table', key: 'table-abc', props: { id: 'abc', token: null } })
  expect(at('/table/abc?at=12').props).toEqual({ id: 'abc', token: null, at: 12 })
  expect(at('/table/abc?at=then').props).toEqual({ id: 'abc', token: null })
  expect(at('/start/xyz')).toEqual({ page: 'start', key: 'start-xyz', props: { id: 'xyz' } })
  expect(at('/watch').page).toBe('watch')
  expect(at('/tables/abc/result')).toEqual({ page: 'result', key: 'result-abc', props: { id: 'abc' } })
})

it('invitations lead to a table, with their token', () => {
  expect(at('/join/abc/secret').props).toEqual({ id: 'abc', token: 'secret' })
  expect(at('/table/abc?token=secret').props).toEqual({ id: 'abc', token: 'secret' })
})

it('groups have a page, and a door for who has their link', () => {
  expect(at('/groups').page).toBe('groups')
  expect(at('/group/abc')).toEqual({ page: 'group', key: 'group-abc', props: { id: 'abc', token: null } })
  expect(at('/group/abc?token=secret')).toEqual({
    page: 'group',
    key: 'group-abc-secret',
    props: { id: 'abc', token: 'secret' },
  })
  expect(at('/group').page).toBe('lost')
})

it('studies and what-if boards', () => {
  expect(at('/study/abc?node=7&token=x')).toEqual({
    page: 'study',
    key: 'study-abc',
    props: { id: 'abc', token: 'x', node: 7 },
  })
  expect(at('/study?table=abc&at=40').props).toEqual({ table: 'abc', at: 40, token: null })
  expect(at('/what-if/abc').props).toEqual({ table: 'abc' })
  expect(at('/what-if').page).toBe('lost')
})

it('what is not there is lost', () => {
  expect(at('/nowhere').page).toBe('lost')
  // Pages that need an id have no address of their own.
  expect(at('/result').page).toBe('lost')
  expect(at('/start').page).toBe('lost')
})
