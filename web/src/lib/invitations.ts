/** Invitations are told once, to whoever opened the table: kept in this browser until the seats are taken. */
export interface Invitation {
  seat: number
  token: string
  url: string
}

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
