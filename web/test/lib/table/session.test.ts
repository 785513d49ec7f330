import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { returnable } from '../../../src/lib/table/absence'
import { TableSession } from '../../../src/lib/table/session.svelte'
import { waiting } from '../../../src/lib/lobby/waitingTables.svelte'
import type { FromServer, State, TableRow, ToServer } from '../../../src/lib/generated/wire'
import { choice, entry, player, scenery, state, table, thing } from '../../table'
import { i18n } from '../../../src/lib/i18n/i18n.svelte'

await i18n.need('refusals')

/** A socket that a test speaks through. */
class Socket {
  static readonly OPEN = 1
  static all: Socket[] = []
  static get last(): Socket {
    return Socket.all.at(-1)!
  }
  readyState = 0
  sent: ToServer[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: ((event: { code: number }) => void) | null

  constructor(readonly address: string) {
    Socket.all.push(this)
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer)
  }
  close(): void {
    this.readyState = 3
  }
  /** The line breaks. */
  break(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const asked: string[] = []
let log = [entry(1), entry(2)]

beforeEach(() => {
  vi.useFakeTimers()
  Socket.all = []
  asked.length = 0
  log = [entry(1), entry(2)]
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const answer = address.includes('/scenery')
      ? { scenes: [scenery('board', 900, 600)] }
      : address.includes('/log')
        ? { entries: log.slice(Number(/from=(\d+)/.exec(address)?.[1]) - 1), undone: [] }
        : state({ number: Number(/at\/(\d+)/.exec(address)?.[1] ?? 0) })
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function opened(token: string | null = null): Promise<TableSession> {
  const made = new TableSession('t 1', token)
  void made.open()
  Socket.last.open()
  await vi.advanceTimersByTimeAsync(0)
  return made
}
/** The messages of a kind that were sent. */
const sent = <K extends ToServer['type']>(type: K): Extract<ToServer, { type: K }>[] =>
  Socket.last.sent.filter((one): one is Extract<ToServer, { type: K }> => one.type === type)
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the line', () => {
  it('asks for changes, in the language of the page, with the invitation', async () => {
    await opened('to/ken')
    expect(Socket.last.address).toMatch(/^ws:\/\/[^/]*\/ws\/tables\/t%201\?changes=1&language=en&token=to%2Fken$/)
  })

  it('is opened again when it breaks, after longer and longer pauses', async () => {
    const session = await opened()
    Socket.last.break()
    expect(session.line).toBe('lost')
    await vi.advanceTimersByTimeAsync(399)
    expect(Socket.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(Socket.all).toHaveLength(2)
    Socket.last.break()
    await vi.advanceTimersByTimeAsync(400)
    expect(Socket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(400)
    expect(Socket.all).toHaveLength(3)
    Socket.last.open()
    expect(session.line).toBe('open')
  })

  it('is left alone once the table is closed, or not there', async () => {
    const session = await opened()
    session.close()
    Socket.last.break()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(Socket.all).toHaveLength(1)
    const other = await opened()
    Socket.last.break(4404)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(Socket.all).toHaveLength(2)
    expect(other.notice).toBe('table-none')
    const third = await opened('old')
    const error = { id: 'invitation-taken', args: { privacy: 'public' }, text: 'Used.' }
    Socket.last.tell({ type: 'error', error })
    Socket.last.break(4410)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(Socket.all).toHaveLength(3)
    expect(third.closed).toEqual(error)
  })

  it('is not tried again for a table that the server has set aside, and the page says so', async () => {
    const session = await opened()
    const error = { id: 'cannot-be-opened', args: {}, text: 'This table cannot be opened here: entry 3' }
    Socket.last.tell({ type: 'error', error })
    Socket.last.break(4409)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(Socket.all).toHaveLength(1)
    expect([session.aside, session.notice]).toEqual([true, 'table-aside'])
    expect(session.failure).toBe('This table is locked.')
  })

  it('is opened anew for who has become somebody else, without a loss', async () => {
    const session = await opened()
    const first = Socket.last
    session.reconnect()
    first.break()
    expect(session.line).toBe('open')
    expect(Socket.all).toHaveLength(2)
  })

  it('says nothing while it is down', async () => {
    const session = await opened()
    Socket.last.break()
    session.write('Hello?')
    expect(Socket.last.sent).toEqual([])
  })
})

describe('news for this player alone', () => {
  it('says what he has ordered, and goes on doing so on a new line while his orders are shown', async () => {
    const session = await opened()
    const orders = { seat: 0, orders: [], ways: { counted: 'turn' } }
    Socket.last.tell({ type: 'orders', orders })
    await settle()
    expect(session.orders).toEqual(orders)
    session.showOrders(true)
    expect(sent('orders')).toEqual([{ type: 'orders', yes: true }])
    Socket.last.break()
    await vi.advanceTimersByTimeAsync(1000)
    Socket.last.open()
    expect(sent('orders')).toEqual([{ type: 'orders', yes: true }])
    expect(asked.filter((address) => address.includes('/orders'))).toEqual([])
  })

  it('says which tables wait for him', async () => {
    await opened()
    const row = { id: 'other' } as unknown as TableRow
    Socket.last.tell({ type: 'waiting', tables: [row] })
    await settle()
    expect(waiting.elsewhere).toEqual([row])
    waiting.left('other', true)
    expect(asked.filter((address) => address.includes('waiting'))).toEqual([]) // it is known to wait
  })
})

describe('positions', () => {
  it('come whole, then as changes; what changed is remembered', async () => {
    const session = await opened()
    Socket.last.tell({ type: 'table', table: table() })
    const scenes = [{ name: 'board', things: [thing('a'), thing('b')] }]
    Socket.last.tell({ type: 'state', ...state({ number: 2, scenes }) })
    await settle()
    const changes = [{ name: 'board', set: [thing('b', { at: [5, 5] })] }]
    const { scenes: _, ...next } = state({ number: 3, version: 2 })
    Socket.last.tell({ type: 'state', ...next, base: 1, changes })
    expect(session.state?.scenes[0]!.things.map((one) => one.at)).toEqual([
      [0, 0],
      [5, 5],
    ])
    expect(session.fresh).toEqual({ board: ['b'] })
  })

  it('fetch a scenery that is not there', async () => {
    const session = await opened()
    expect(session.scenery.map((scene) => scene.name)).toEqual(['board'])
    expect(asked.filter((one) => one.includes('scenery'))).toHaveLength(1)
  })

  it('tell of my turn once, and not when the page opens', async () => {
    const session = await opened()
    const turns = vi.fn()
    session.onturn = turns
    Socket.last.tell({ type: 'table', table: table() })
    Socket.last.tell({ type: 'state', ...state({ seat: 0 }) })
    expect(turns).not.toHaveBeenCalled()
    Socket.last.tell({ type: 'state', ...state({ seat: 1, version: 2 }) })
    Socket.last.tell({ type: 'state', ...state({ seat: 0, version: 3 }) })
    Socket.last.tell({ type: 'state', ...state({ seat: 0, version: 4 }) })
    expect(turns).toHaveBeenCalledTimes(1)
  })

  it('take notices and refusals with them', async () => {
    const session = await opened()
    Socket.last.tell({ type: 'state', ...state() })
    Socket.last.tell({ type: 'stale', id: '', version: 1 })
    Socket.last.tell({ type: 'error', error: { id: 'no-such-seat', args: {}, text: 'No.' } })
    expect([session.notice, session.failure]).toEqual(['table-stale', 'This seat does not exist.'])
    Socket.last.tell({ type: 'state', ...state({ version: 2 }) })
    expect([session.notice, session.failure]).toEqual(['', ''])
  })
})

describe('whose turn it is', () => {
  const stood = [player(0, 'Ada', { stand_in: true }), player(1, 'Bela')]

  it('is mine where my seat decides and no bot plays for me', async () => {
    const session = await opened()
    session.table = table()
    session.state = state({ seat: 0, legal: [choice('pass')] })
    expect([session.mine, session.legal.length]).toEqual([true, 1])
    session.table = table({ players: stood })
    expect([session.mine, session.handedOver, returnable(session.table), session.legal.length]).toEqual([
      false,
      true,
      true,
      0,
    ])
    session.table = table({ players: [player(0, 'Ada', { stand_in: true, resigned: true }), player(1, 'Bela')] })
    expect([session.handedOver, returnable(session.table)]).toEqual([true, false])
  })

  it('is not handed over where one of two seats is still mine', async () => {
    const session = await opened()
    session.table = table({ players: stood, mine: [0, 1] })
    session.state = state({ seat: 1 })
    expect([session.mine, session.handedOver]).toEqual([true, false])
  })
})

describe('what is said', () => {
  it('an action goes out once, for the version it was made for', async () => {
    const session = await opened()
    session.table = table()
    session.state = state({ version: 7 })
    session.act(choice('pass'))
    session.act(choice('pass'))
    expect(Socket.last.sent).toEqual([{ type: 'act', id: expect.any(String) as string, action: 'pass', version: 7 }])
    Socket.last.tell({ type: 'accepted', id: 'x', version: 8 })
    expect(session.sending).toBe(false)
  })

  it('a refusal marks the thing that was asked about', async () => {
    const session = await opened()
    session.why(['hex-A1'])
    const { id } = sent('why')[0]!
    Socket.last.tell({ type: 'refused', id: id!, rule: 'XX-BUILD-01', args: {} })
    expect(session.refusal).toEqual({ rule: 'XX-BUILD-01', args: {}, thing: 'hex-A1' })
  })

  it('an answer to a question that came too late is no error', async () => {
    const session = await opened()
    session.table = table()
    session.state = state({ version: 7 })
    session.act(choice('pass'))
    session.consider(['sell'])
    const deed = sent('act')[0]!.id!
    const question = sent('consider')[0]!.id!
    for (const id of [question, 'one of an earlier version']) {
      Socket.last.tell({ type: 'refused', id, rule: 'XX-BUILD-01', args: {} })
      Socket.last.tell({ type: 'stale', id, version: 8 })
    }
    expect([session.refusal, session.notice, session.sending]).toEqual([null, '', true])
    Socket.last.tell({ type: 'refused', id: deed, rule: 'XX-BUILD-02', args: {} })
    expect([session.refusal?.rule, session.sending]).toEqual(['XX-BUILD-02', false])
  })

  it('previews are asked for once, and their failure troubles nobody', async () => {
    const session = await opened()
    session.state = state()
    session.preview(['a', 'b'])
    session.preview(['b', 'c'])
    expect(sent('preview').map((one) => one.actions)).toEqual([['a', 'b'], ['c']])
    Socket.last.tell({ type: 'error', id: sent('preview')[0]!.id, error: { id: 'x', args: {}, text: 'No.' } })
    expect(session.failure).toBe('')
    Socket.last.tell({ type: 'preview', id: 'x', version: 9, previews: { a: [] } })
    expect(session.previews).toEqual({})
    Socket.last.tell({ type: 'preview', id: 'x', version: 1, previews: { a: [] } })
    expect(session.previews).toEqual({ a: [] })
  })
})

describe('the log', () => {
  it('is fetched, then follows; what is taken back is cut off', async () => {
    const session = await opened()
    Socket.last.tell({ type: 'table', table: table() })
    Socket.last.tell({ type: 'state', ...state({ number: 2, phase: 'build' }) })
    await settle()
    expect(session.log.map((one) => one.number)).toEqual([1, 2])
    const last = { number: 3, seat: 0, action: 'pass' }
    Socket.last.tell({ type: 'state', ...state({ number: 3, version: 2, phase: 'move', last }) })
    expect(session.log.at(-1)).toMatchObject({ number: 3, action: 'pass', phase: 'build' })
    expect(asked.filter((one) => one.includes('/log'))).toHaveLength(1)
    Socket.last.tell({ type: 'state', ...state({ number: 1, version: 3 }) })
    expect(session.log.map((one) => one.number)).toEqual([1])
  })

  it('knows where a replay of what I missed begins', async () => {
    log = [entry(1, { seat: 0 }), entry(2, { seat: 1 }), entry(3, { seat: 2 })]
    const session = await opened()
    Socket.last.tell({ type: 'table', table: table() })
    Socket.last.tell({ type: 'state', ...state({ number: 3 }) })
    await settle()
    expect(session.missedFrom).toBe(1)
  })
})

describe('the past', () => {
  it('is looked at, each position fetched once', async () => {
    const session = await opened()
    session.state = state({ number: 5 })
    await session.history.look(3)
    await session.history.look(null)
    await session.history.look(3)
    expect(session.past?.number).toBe(3)
    expect(session.shown).toBe(session.past)
    expect(asked.filter((one) => one.includes('/at/3'))).toHaveLength(1)
    await session.history.look(5)
    expect(session.past).toBeNull()
    await session.history.look(-1)
    expect(session.past?.number).toBe(0)
  })

  it('a later look overtakes an earlier one', async () => {
    const session = await opened()
    session.state = state({ number: 5 })
    const slow = session.history.look(1)
    await session.history.look(null)
    await slow
    expect(session.past).toBeNull()
  })

  it('is replayed up to now, and stops when told', async () => {
    const session = await opened()
    session.state = state({ number: 4 })
    const seen: (number | undefined)[] = []
    void session.history.replay(2, { pause: () => 100 })
    for (let i = 0; i < 3; i++) {
      await settle()
      seen.push(session.past?.number)
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(seen).toEqual([2, 3, undefined])
    expect(session.history.replaying).toBe(false)
    void session.history.replay(0, { pause: () => 100 })
    await settle()
    await session.history.stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(session.past).toBeNull()
  })

  it('is drawn for the player who sits before the screen', async () => {
    const session = await opened()
    session.state = state({ number: 5, eye: null })
    session.sit(1)
    expect(Socket.last.sent).toEqual([{ type: 'look', seat: 1 }])
    await session.history.look(3)
    expect(asked.filter((one) => one.includes('/at/3')).at(-1)).toContain('look=1')
    session.reconnect()
    await settle()
    expect(Socket.last.address).toContain('look=1')
  })

  it('is drawn anew in another language', async () => {
    const session = await opened()
    session.state = state({ number: 5 })
    await session.history.look(3)
    session.speak('hu')
    await settle()
    expect(asked.filter((one) => one.includes('/at/3')).at(-1)).toContain('language=hu')
    expect(Socket.last.sent).toEqual([{ type: 'speak', language: 'hu' }])
    expect(asked.filter((one) => one.includes('scenery')).at(-1)).toContain('language=hu')
  })
})

describe('a promise', () => {
  const said = { id: 'panel-nothing', seat: 0, args: {} }
  const plan = { name: said, effect: said, actions: ['pass'], later: ['done', 'done'] }

  /** The next decision, and whether the promise answers it. */
  function asked(session: TableSession, version: number, ...legal: string[]): boolean {
    session.sending = false
    session.state = state({ version, legal: legal.map((action) => choice(action)) })
    return session.keepPromise()
  }
  async function promising(): Promise<TableSession> {
    const session = await opened()
    session.table = table()
    session.state = state({ version: 1, legal: [choice('pass'), choice('build')] })
    session.play(plan)
    return session
  }

  it('is kept where it is legal, answer by answer, and lets other questions be asked', async () => {
    const session = await promising()
    expect(asked(session, 2, 'accept', 'decline')).toBe(false)
    expect(asked(session, 3, 'buy', 'done')).toBe(true)
    expect(asked(session, 4, 'open', 'done')).toBe(true)
    expect(asked(session, 5, 'buy', 'done')).toBe(false)
    expect(sent('act').map((one) => [one.action, one.version])).toEqual([
      ['done', 3],
      ['done', 4],
    ])
  })

  it('is one of a seat, and off once the player does something else or takes something back', async () => {
    const session = await promising()
    session.state = state({ version: 2, seat: 1, legal: [choice('done')] })
    session.table = table({ mine: [0, 1] })
    session.sending = false
    expect(session.keepPromise()).toBe(false)
    // another seat at the same screen answers for itself
    session.act(choice('done'))
    expect(session.promised).not.toBeNull()
    asked(session, 3, 'accept', 'decline')
    session.act(choice('accept'))
    expect(session.promised?.actions).toEqual(['done', 'done'])
    session.sending = false
    session.state = state({ version: 4, legal: [choice('buy'), choice('done')] })
    session.act(choice('buy'))
    expect(asked(session, 5, 'buy', 'done')).toBe(false)
    const other = await promising()
    other.undo()
    expect(asked(other, 2, 'buy', 'done')).toBe(false)
  })

  describe('up to a limit', () => {
    const bids = [4, 5, 6].map((value) => `bid ${value}`)
    const kept = { id: 'panel-kept', seat: null, args: { limit: 6 } }
    /** The next question of an auction; whether it is answered by itself. */
    function bidding(session: TableSession, version: number, more: Partial<State>, ...legal: string[]): boolean {
      session.sending = false
      const asked = state({
        version,
        phase: 'auction',
        view: { turn: 2 },
        legal: legal.map((one) => choice(one)),
        ...more,
      })
      ;(session as unknown as { arrive: (state: State) => void }).arrive(asked)
      return session.keepPromise()
    }
    async function limited(): Promise<TableSession> {
      const session = await opened()
      session.table = table()
      session.state = state({
        version: 1,
        phase: 'auction',
        view: { turn: 2 },
        legal: [choice('bid 3'), choice('drop')],
      })
      session.play({ name: said, effect: said, actions: ['bid 3'], later: bids, kept })
      return session
    }
    const played = (): unknown[] => sent('act').map((one) => one.action)

    it('answers with the least that is legal, never beyond, and then asks again', async () => {
      const session = await limited()
      expect(session.promised?.within?.said).toEqual(kept)
      expect(bidding(session, 2, { seat: 1 }, 'bid 4', 'drop')).toBe(false)
      expect(bidding(session, 3, {}, 'bid 5', 'bid 6', 'bid 7', 'drop')).toBe(true)
      expect(bidding(session, 4, {}, 'bid 6', 'bid 7', 'drop')).toBe(true)
      expect(played()).toEqual(['bid 5', 'bid 6'])
      expect(bidding(session, 5, {}, 'bid 8', 'drop')).toBe(false)
      expect(played()).toHaveLength(2)
      expect(session.promised).toBeNull()
      expect(session.notice).toBe('table-limit-passed')
    })

    it('ends with the phase, with the turn, and with an answer by hand', async () => {
      for (const more of [{ phase: 'build' }, { view: { turn: 3 } }]) {
        const session = await limited()
        bidding(session, 2, { seat: 1, ...more }, 'bid 4')
        expect(session.promised).toBeNull()
        expect(bidding(session, 3, more, 'bid 4', 'drop')).toBe(false)
      }
      const session = await limited()
      session.sending = false
      session.state = state({
        version: 2,
        phase: 'auction',
        view: { turn: 2 },
        legal: [choice('bid 5'), choice('drop')],
      })
      session.act(choice('drop'))
      expect(session.promised).toBeNull()
    })
  })
})
