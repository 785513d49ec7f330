/** The tables that wait for this player, the one that has waited longest first. */
import { appBadge } from '../app/alerts'
import { get } from '../core/api'
import { route } from '../app/router.svelte'
import { session } from '../app/user.svelte'
import type { TableRow, TableRows } from '../generated/wire'

class Waiting {
  tables = $state.raw<TableRow[]>([])

  async refresh(): Promise<void> {
    if (!session.user) return this.take([])
    try {
      this.take((await get<TableRows>('/tables?filter=waiting')).tables)
    } catch {
      // what was known stays
    }
  }

  private take(tables: TableRow[]): void {
    this.tables = tables
    session.waiting = tables.length
    appBadge(tables.length)
  }

  /** Those that wait elsewhere than where this page is. */
  get elsewhere(): TableRow[] {
    return this.tables.filter((table) => table.id !== here())
  }

  /** Goes to the table that has waited longest; whether there is one. */
  async next(): Promise<boolean> {
    await this.refresh()
    const table = this.elsewhere[0]
    if (table) route.go(`/table/${table.id}`)
    return !!table
  }
}

/** The table that this page shows. */
const here = (): string => (/^tables?$/.test(route.parts[0] ?? '') ? (route.parts[1] ?? '') : '')

export const waiting = new Waiting()
