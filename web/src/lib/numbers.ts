/** The numbers of a game as tables and charts. */
import type { Bar } from './bars'
import { LOOKS } from './bars'
import type { NumberColumn, NumberTable } from './types'

/** A chart of lines: the first column of every seat by turn; what is missing is as before. */
export function linesOf({ rows }: NumberTable, seats: number): { turns: number[]; values: number[][] } {
  const turns = [...new Set(rows.map((row) => row.turn))].sort((a, b) => a - b)
  const before: number[] = Array.from({ length: seats }, () => 0)
  const values = turns.map((turn) => {
    for (const row of rows.filter((one) => one.turn === turn)) {
      const value = row.values[0]
      if (typeof value === 'number') before[row.seat] = value
    }
    return [...before]
  })
  return { turns, values }
}

/** Columns that can be parts of a bar: numbers of one kind, no more than can be told apart. */
export function partsOf(columns: NumberColumn[]): string[] {
  const numbers = columns.filter(({ kind }) => kind !== 'text')
  return numbers
    .filter(({ kind }) => kind === numbers[0]?.kind)
    .slice(0, LOOKS)
    .map(({ id }) => id)
}

/** The bar of a seat: its totals, column by column. */
export function barOfTotals({ columns, totals }: NumberTable, seat: number, parts: string[]): Bar {
  const values = totals.find((row) => row.seat === seat)?.values ?? []
  const found = parts.map((source) => {
    const value = values[columns.findIndex(({ id }) => id === source)]
    return { source, points: typeof value === 'number' ? value : 0 }
  })
  return {
    parts: found.filter(({ points }) => points > 0),
    off: -found.reduce((sum, { points }) => sum + Math.min(0, points), 0),
  }
}

/** Whether a table says nothing: all of it is empty or 0. */
export const isEmpty = ({ rows }: NumberTable): boolean =>
  rows.every(({ values }) => values.every((value) => value === null || value === 0 || value === ''))
