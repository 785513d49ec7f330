/** Invitations are told once, to whoever made the table: kept in this browser until the seats are taken. */
import type { Invitation, OpenInvitation, Player } from '../generated/wire'

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

/** An invitation that is open, and its address if it was made in this browser. */
export interface Known extends OpenInvitation {
  url: string | null
}

/** The open invitations to open seats, each with its address where this browser knows the very same one. */
export const knownInvitations = (made: Invitation[], open: OpenInvitation[], players: Player[]): Known[] =>
  open
    .filter(({ seat }) => players.some((player) => player.seat === seat && player.kind === 'open'))
    .map(({ seat, expires }) => {
      const same = made.find((one) => one.seat === seat && one.expires === expires)
      return { seat, expires, url: same?.url ?? null }
    })

/** Whether somebody who has no seat can take this one; an invitation (token) opens a seat that is kept for it. */
export const canTake = (player: Player, token: string | null): boolean =>
  player.kind === 'open' && (!player.invited || token !== null)
