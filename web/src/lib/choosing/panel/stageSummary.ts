/** What came of a step of a round: events of the log, put together as the game says. */
import type { Effect, LogEntry, Stage, Told } from '../../generated/wire'

/** The events after the last one of a kind; all of them if there is none, as in the first round. */
function since(entries: LogEntry[], kind: string): Effect[] {
  const from = entries.findLastIndex(({ events }) => events.some(({ id }) => id === kind))
  const all = entries.slice(Math.max(0, from)).flatMap((entry) => entry.events)
  return all.slice(all.findLastIndex(({ id }) => id === kind) + 1)
}

/** Events as one sentence: words are the last, numbers are summed. */
function summed({ text, events: [first] }: Told, events: Effect[]): Effect {
  const args: Effect['args'] = {}
  for (const event of events)
    for (const [name, value] of Object.entries(event.args)) {
      const before = args[name]
      args[name] = typeof value === 'number' && typeof before === 'number' ? before + value : value
    }
  const count = events.filter(({ id }) => id === first).length
  const known = Object.fromEntries(Object.entries(text.args).filter(([, value]) => value !== 0 && value !== ''))
  return { ...text, args: { ...text.args, count, ...args, ...known } }
}

function groups({ by }: Told, events: Effect[]): Effect[][] {
  if (!by) return [events]
  const found = new Map<unknown, Effect[]>()
  for (const event of events) found.set(event.args[by], [...(found.get(event.args[by]) ?? []), event])
  return [...found.values()]
}

/** What is told of a step for a seat. */
export function toldOf(stage: Stage, entries: LogEntry[], seat: number | null): Effect[] {
  if (!stage.since || !stage.told?.length || !entries.length) return []
  let left = since(entries, stage.since).filter((event) => event.seat === seat)
  const found: Effect[] = []
  for (const told of stage.told) {
    if (!left.some(({ id }) => id === told.events[0])) continue
    const mine = left.filter(({ id }) => told.events.includes(id))
    left = left.filter(({ id }) => !told.events.includes(id))
    found.push(...groups(told, mine).map((events) => summed(told, events)))
  }
  return found
}
