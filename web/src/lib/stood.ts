/** Whether somebody else plays at a seat of mine. */
import type { Player, Table } from './types'

/** Whether a bot or a person plays for the player of a seat, unless that person is me. */
export const stoodIn = (table: Table, player: Player): boolean =>
  !!player.stand_in || (player.deputy !== undefined && !table.standing_in?.includes(player.seat))
