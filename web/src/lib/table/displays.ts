/** Where the drawings of a table go: the board in the middle, narrow displays in the desk, wide ones in a tray below. */
import { isOf, PLAYERS } from '../gameContract'
import type { Scenery } from '../generated/wire'

/** A scene wider than this would be too small beside the board, in the units of a scene. */
const WIDE = 480

/** Displays of one height that follow a wide one stand beside it in the tray, up to this width together. */
const ROW = 1400

export interface Arranged {
  board: Scenery | undefined
  beside: Scenery[]
  /** What the tray shows, one after the other: a mat, or displays side by side. */
  below: Scenery[][]
}

const isWide = (scene: Scenery): boolean => scene.box[2] > WIDE

/** Displays in rows: a wide one with those of its height that follow it, as many as there is room for. */
function inRows(displays: Scenery[]): Scenery[][] {
  const rows: Scenery[][] = []
  let last: Scenery[] = []
  for (const scene of displays) {
    const wide = [...last, scene].reduce((sum, one) => sum + one.box[2], 0)
    if (last[0] && isWide(last[0]) && last[0].box[3] === scene.box[3] && wide <= ROW) last.push(scene)
    else rows.push((last = [scene]))
  }
  return rows
}

/** The scenes of a table; that of the players is left out where their list shows its figures. A phone shows one at a
 * time. */
export function arranged([board, ...others]: Scenery[], listed: boolean, phone = false): Arranged {
  const displays = others.filter((scene) => scene.name !== PLAYERS || !listed)
  const rows = phone ? displays.map((scene) => [scene]) : inRows(displays)
  return {
    board,
    beside: rows.filter((row) => !row.some(isWide)).flat(),
    below: rows.filter((row) => row.some(isWide)),
  }
}

/** A display that is flatter than this stands among the answers when something in it can be chosen: a hand, two deals. */
const FLAT = 0.6

export const isFlat = ({ box }: Scenery): boolean => box[3] / box[2] <= FLAT

/** A board that is narrower than this for its height leaves more room beside it than above: the players stand there. */
const TALL = 1.2

export const isTall = ({ box }: Scenery): boolean => box[2] / box[3] < TALL

/** The row that comes first for a seat: what lies before all of them, else its own mat, or the first of all. */
export const firstRow = (rows: Scenery[][], seat: number): Scenery[] | undefined =>
  rows.find((row) => row.length > 1) ?? rows.find((row) => row.some((scene) => isOf(scene.name, seat))) ?? rows[0]
