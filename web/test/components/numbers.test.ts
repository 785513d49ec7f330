import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, it } from 'vitest'
import NumberCard from '../../src/components/review/NumberCard.svelte'
import { i18n } from '../../src/lib/i18n/i18n.svelte'
import type { NumberTable } from '../../src/lib/generated/wire'
import { speak } from '../table'

const ROW = { turn: 1, seat: 0, values: [3] }
const TABLE: NumberTable = {
  id: 'built',
  columns: [{ id: 'tiles', kind: 'count' }],
  rows: [ROW],
  totals: [{ ...ROW, turn: 0 }],
  chart: 'bars',
}

beforeEach(() => i18n.need('review'))

it.each([
  ['round', 'Round by round', 'Round'],
  ['turn', 'Turn by turn', 'Turn'],
])('numbers are told by what the game calls it in the language: %s', (period, title, head) => {
  speak(`period = ${period}\nnumbers-built = Track\nnumbers-built-tiles = Tiles`)
  render(NumberCard, { game: 'shunting', table: TABLE, count: 'round', names: ['Ada'] })
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(head)).toBeTruthy()
})
