/** Invitations are told once, to whoever made the table: kept in this browser until the seats are taken. */
import type { Invitation, Player } from './types'

const key = (table: string): string => `steamshed-invitations-${table}`

export function keepInvitations(table: string, invitations: Invitation[]): void {
  localStorage.setItem(key(table), JSON.stringify(invitations))
}

export function invitations(table: string): Invitation[] {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? '[]') as Invitation[]
  } catch {
    return []
  }
}

/** The invitations that still open a seat, in the order of the seats: a later one for a seat makes the former void. */
export function validInvitations(made: Invitation[], players: Player[]): Invitation[] {
  return players
    .filter((player) => player.kind === 'open')
    .map((player) => made.findLast((one) => one.seat === player.seat))
    .filter((one) => one !== undefined)
}

/** Whether somebody who has no seat can take this one; an invitation (token) opens a seat that is kept for it. */
export const canTake = (player: Player, token: string | null): boolean =>
  player.kind === 'open' && (!player.invited || token !== null)
