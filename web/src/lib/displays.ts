/** Where the drawings of a table go: the board in the middle, narrow displays in the desk, wide ones in a tray below. */
import { isOf, PLAYERS } from './agreed'
import type { Scenery } from './types'

/** A scene wider than this would be too small beside the board, in the units of a scene. */
const WIDE = 480

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

/** A display that is flatter than this stands among the answers when something in it can be chosen: a hand, two deals. */
const FLAT = 0.6

export const isFlat = ({ box }: Scenery): boolean => box[3] / box[2] <= FLAT

/** A board that is narrower than this for its height leaves more room beside it than above: the players stand there. */
const TALL = 1.2

export const isTall = ({ box }: Scenery): boolean => box[2] / box[3] < TALL

/** The scene that comes first for a seat: its own, or the first of all. */
export const ownFirst = (scenes: Scenery[], seat: number): Scenery | undefined =>
  scenes.find((scene) => isOf(scene.name, seat)) ?? scenes[0]
