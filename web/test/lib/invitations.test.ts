import { afterEach, expect, it } from 'vitest'
import { canTake, invitations, keepInvitations, validInvitations } from '../../src/lib/invitations'
import { player } from '../table'

const invitation = (seat: number, token = `t${seat}`) => ({ seat, token, url: `/tables/t1?token=${token}` })
const open = (seat: number, invited = false) => player(seat, '', { kind: 'open', online: false, invited })

afterEach(() => localStorage.clear())

it('are kept by table', () => {
  keepInvitations('t1', [invitation(1)])
  expect(invitations('t1')).toEqual([invitation(1)])
  expect(invitations('t2')).toEqual([])
  localStorage.setItem('steamshed-invitations-t2', 'scribble')
  expect(invitations('t2')).toEqual([])
})

it('are valid for open seats only, and the last one for each', () => {
  const made = [invitation(2), invitation(0), invitation(1), invitation(2, 'new')]
  expect(validInvitations(made, [player(0, 'Ada'), open(1, true), open(2)])).toEqual([
    invitation(1),
    invitation(2, 'new'),
  ])
})

it('open seats that nobody else can take', () => {
  expect([canTake(open(1), null), canTake(open(1, true), null), canTake(open(1, true), 'token')]).toEqual([
    true,
    false,
    true,
  ])
  expect(canTake(player(0, 'Ada'), 'token')).toBe(false)
})
