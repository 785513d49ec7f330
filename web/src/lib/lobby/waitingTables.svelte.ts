/** The tables that wait for this player, the one that has waited longest first. */
import { appBadge } from '../app/alerts'
import { get } from '../core/api'
import { route } from '../app/router.svelte'
import { session } from '../app/user.svelte'
import type { TableRow, TableRows } from '../generated/wire'

class Waiting {
  tables = $state.raw<TableRow[]>([])
  private mine = false

  async refresh(): Promise<void> {
    if (!session.user) return this.take([])
    try {
      this.take((await get<TableRows>('/tables?filter=waiting')).tables)
    } catch {
      // what was known stays
    }
  }

  /** These tables wait for him, as far as the server knows; of the one that is shown the page knows better. */
  take(tables: TableRow[]): void {
    this.tables = tables
    session.waiting = tables.length
    appBadge(this.elsewhere.length + (this.mine ? 1 : 0))
  }

  /** A table is shown no more; the others are asked for again if it is not known whether it waits. */
  left(id: string, mine: boolean): void {
    this.mine = false
    if (this.tables.some((table) => table.id === id) !== mine) void this.refresh()
  }

  /** Whether the table that is shown waits for him. */
  here(mine: boolean): void {
    this.mine = mine
    appBadge(this.elsewhere.length + (mine ? 1 : 0))
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
