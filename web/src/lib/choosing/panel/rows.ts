/** The rows of a panel in the order that is wanted. */
import type { Row, Rows } from '../../generated/wire'

/** The rows of a section in one of its orders; of a group only the first, with how many there are, unless it is open. */
export function ranked(section: Rows, order: number, open: string | null): { row: Row; ways: number }[] {
  const rows = [...section.rows]
  if (section.orders?.length) rows.sort((a, b) => (a.ranks?.[order] ?? 0) - (b.ranks?.[order] ?? 0))
  const counts = new Map<string, number>()
  for (const { group } of rows) if (group) counts.set(group, (counts.get(group) ?? 0) + 1)
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const group = row.group ?? ''
    const again = group !== '' && seen.has(group)
    seen.add(group)
    if (again && group !== open) return []
    return [{ row, ways: again ? 0 : (counts.get(group) ?? 1) }]
  })
}
