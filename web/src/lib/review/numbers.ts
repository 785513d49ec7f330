/** The numbers of a game as tables and charts. */
import type { Bar } from './scoreBars'
import { LOOKS } from './scoreBars'
import type { NumberColumn, NumberTable } from '../generated/wire'

/** A chart of lines: the first column of every seat by turn; what is missing is as before. */
export function linesOf({ rows }: NumberTable, seats: number): { turns: number[]; values: number[][] } {
  const turns = [...new Set(rows.map((row) => row.turn))].sort((a, b) => a - b)
  const before: number[] = Array.from({ length: seats }, () => 0)
  const values = turns.map((turn) => {
    for (const row of rows.filter((one) => one.turn === turn)) {
      before[row.seat] = row.values[0] ?? 0
    }
    return [...before]
  })
  return { turns, values }
}

/** Columns that can be parts of a bar: of one kind, no more than can be told apart. */
export function partsOf(columns: NumberColumn[]): string[] {
  return columns
    .filter(({ kind }) => kind === columns[0]?.kind)
    .slice(0, LOOKS)
    .map(({ id }) => id)
}

/** The bar of a seat: its totals, column by column. */
export function barOfTotals({ columns, totals }: NumberTable, seat: number, parts: string[]): Bar {
  const values = totals.find((row) => row.seat === seat)?.values ?? []
  const found = parts.map((source) => {
    return { source, points: values[columns.findIndex(({ id }) => id === source)] ?? 0 }
  })
  return {
    parts: found.filter(({ points }) => points > 0),
    off: -found.reduce((sum, { points }) => sum + Math.min(0, points), 0),
  }
}

/** Whether a table says nothing: all of it is 0. */
export const isEmpty = ({ rows }: NumberTable): boolean =>
  rows.every(({ values }) => values.every((value) => value === 0))
