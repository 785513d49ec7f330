/** Where the drawings of a table go: the board in the middle, narrow displays beside it, wide ones in a tray below. */
import { isOf, PLAYERS } from './agreed'
import type { Scenery } from './types'

/** A scene wider than this would be too small beside the board, in the units of a scene. */
const WIDE = 480
/** So much of the height beside the board is for displays; the rest is for the log. */
const SHARE = 0.56

export interface Arranged {
  board: Scenery | undefined
  beside: Scenery[]
  below: Scenery[]
}

/** The scenes of a table; that of the players is left out where their list shows its figures. */
export function arranged([board, ...others]: Scenery[], listed: boolean): Arranged {
  const displays = others.filter((scene) => scene.name !== PLAYERS || !listed)
  return {
    board,
    beside: displays.filter((scene) => scene.box[2] <= WIDE),
    below: displays.filter((scene) => scene.box[2] > WIDE),
  }
}

/** Whether displays fit one under the other into a column: then all are in sight, else there are tabs. */
export function fits(scenes: Scenery[], width: number, height: number): boolean {
  return scenes.reduce((sum, scene) => sum + (scene.box[3] * width) / scene.box[2], 0) < SHARE * height
}

/** The scene that comes first for a seat: its own, or the first of all. */
export const ownFirst = (scenes: Scenery[], seat: number): Scenery | undefined =>
  scenes.find((scene) => isOf(scene.name, seat)) ?? scenes[0]
