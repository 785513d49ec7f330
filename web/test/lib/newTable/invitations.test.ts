import { afterEach, expect, it } from 'vitest'
import { canTake, invitations, keepInvitations, knownInvitations } from '../../../src/lib/newTable/invitations'
import { player } from '../../table'

const invitation = (seat: number, token = `t${seat}`, expires = 9) => ({
  seat,
  token,
  url: `/tables/t1?token=${token}`,
  expires,
})
const open = (seat: number, invited = false) => player(seat, '', { kind: 'open', online: false, invited })

afterEach(() => localStorage.clear())

it('are kept by table', () => {
  keepInvitations('t1', [invitation(1)])
  expect(invitations('t1')).toEqual([invitation(1)])
  expect(invitations('t2')).toEqual([])
  localStorage.setItem('steamshed-invitations-t2', 'scribble')
  expect(invitations('t2')).toEqual([])
})

it('are those that the server says are open, with the address if it is the very same one', () => {
  const made = [invitation(0), invitation(1), invitation(2, 'old', 5)]
  const told = [0, 1, 2].map((seat) => ({ seat, expires: 9 }))
  expect(knownInvitations(made, told, [player(0, 'Ada'), open(1, true), open(2)])).toEqual([
    { seat: 1, expires: 9, url: '/tables/t1?token=t1' },
    { seat: 2, expires: 9, url: null },
  ])
  expect(knownInvitations(made, [], [open(1, true)])).toEqual([])
})

it('open seats that nobody else can take', () => {
  expect([canTake(open(1), null), canTake(open(1, true), null), canTake(open(1, true), 'token')]).toEqual([
    true,
    false,
    true,
  ])
  expect(canTake(player(0, 'Ada'), 'token')).toBe(false)
})
