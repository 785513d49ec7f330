import { describe, expect, it, vi } from 'vitest'
import { toggled } from '../src/lib/notices/notices'
import { listenForPush, type Pushed, type Scope } from '../src/worker/push'

const NONE = { turn: [], reminder: [], game: [], chat: [], group: [] }

describe('what one is told of', () => {
  it('is one way more or less', () => {
    const two = toggled(toggled(NONE, 'turn', 'push', true), 'turn', 'mail', true)
    expect(two).toEqual({ ...NONE, turn: ['mail', 'push'] })
    expect(toggled(two, 'turn', 'mail', true)).toEqual(two)
    expect(toggled(two, 'turn', 'mail', false).turn).toEqual(['push'])
  })
})

/** A service worker's scope that remembers what it was told to do. */
function scope(pages: string[] = []) {
  const heard: Record<string, (event: unknown) => void> = {}
  const close = vi.fn()
  const shown = vi.fn()
  const opened = vi.fn()
  const focus = vi.fn()
  const made = {
    location: { origin: 'https://shed.example' },
    addEventListener: (name: string, listener: (event: unknown) => void) => (heard[name] = listener),
    registration: {
      showNotification: shown,
      getNotifications: ({ tag }: { tag: string }) => Promise.resolve(tag === 'table-a' ? [{ close }] : []),
    },
    clients: { matchAll: () => Promise.resolve(pages.map((url) => ({ url, focus }))), openWindow: opened },
  }
  listenForPush(made as unknown as Scope)
  const happens = async (name: string, event: object): Promise<void> => {
    let work: Promise<void> = Promise.resolve()
    heard[name]!({ ...event, waitUntil: (given: Promise<void>) => (work = given) })
    await work
  }
  const push = (told: Pushed | null): Promise<void> =>
    happens('push', { data: told && { json: () => JSON.parse(JSON.stringify(told)) as unknown } })
  const click = (url: string): Promise<void> => happens('notificationclick', { notification: { close, data: { url } } })
  return { push, click, happens, close, shown, opened, focus }
}

describe('a push', () => {
  it('is shown under the tag of its table', async () => {
    const { push, shown } = scope()
    await push({ title: 'Your turn', body: 'Go', tag: 'table-a', url: 'https://shed.example/tables/a?since=mine' })
    expect(shown).toHaveBeenCalledWith('Your turn', {
      body: 'Go',
      tag: 'table-a',
      icon: '/icon.svg',
      data: { url: 'https://shed.example/tables/a?since=mine' },
    })
  })

  it('closes what is over and shows nothing', async () => {
    const { push, shown, close } = scope()
    await push({ tag: 'table-a', close: true })
    expect(close).toHaveBeenCalledTimes(1)
    expect(shown).not.toHaveBeenCalled()
  })

  it('that is nonsense is nothing', async () => {
    const { push, happens, shown } = scope()
    await push(null)
    await happens('push', {
      data: {
        json: () => {
          throw new SyntaxError('no JSON')
        },
      },
    })
    expect(shown).not.toHaveBeenCalled()
  })

  it('opens its table when it is clicked, or the page that shows it', async () => {
    const none = scope(['https://shed.example/settings'])
    await none.click('https://shed.example/tables/a?since=mine')
    expect(none.opened).toHaveBeenCalledWith('/tables/a?since=mine')
    const one = scope(['https://shed.example/tables/a'])
    await one.click('https://shed.example/tables/a?since=mine')
    expect(one.focus).toHaveBeenCalled()
    expect(one.opened).not.toHaveBeenCalled()
  })

  it('never leads elsewhere', async () => {
    const { click, opened } = scope()
    await click('https://evil.example/tables/a')
    expect(opened).toHaveBeenCalledWith('/tables/a')
  })
})
