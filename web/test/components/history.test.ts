import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../src/lib/i18n/i18n.svelte'
import History from '../../src/components/table/History.svelte'
import { buttons, entry, event, logged, position, speak, state, table } from '../table'

afterEach(() => vi.useRealTimers())

describe('the history', () => {
  it('goes back and on, from the beginning to now', async () => {
    const at = logged([entry(1), entry(2), entry(3)])
    at.history.position = position(2)
    const look = vi.spyOn(at.history, 'look').mockResolvedValue()
    render(History, { session: at })
    for (const name of ['To the beginning', 'One move back', 'One move forward', 'To the latest move'])
      await fireEvent.click(screen.getByLabelText(name))
    expect(look.mock.calls).toEqual([[0], [1], [3], [null]])
    expect(screen.getByText('2 / 3')).toBeTruthy()
    expect(screen.getByText('past')).toBeTruthy()
  })

  it('goes on from what is coming, however slow the line is', async () => {
    const at = logged([entry(1), entry(2), entry(3)])
    const look = vi.spyOn(at.history, 'look')
    vi.spyOn(at.history, 'at').mockReturnValue(new Promise(() => undefined))
    at.history.position = position(2)
    render(History, { session: at })
    for (const name of ['To the beginning', 'One move forward']) await fireEvent.click(screen.getByLabelText(name))
    expect(look.mock.calls).toEqual([[0], [1]])
  })

  it('ends at now', () => {
    render(History, { session: logged([entry(1)]) })
    expect(screen.getByLabelText<HTMLButtonElement>('One move forward').disabled).toBe(true)
    expect(screen.getByLabelText<HTMLButtonElement>('One move back').disabled).toBe(false)
    expect(screen.getByText('live')).toBeTruthy()
  })

  it('looks only at where the slider stops', async () => {
    vi.useFakeTimers()
    const at = logged([entry(1), entry(2), entry(3)])
    const look = vi.spyOn(at.history, 'look').mockResolvedValue()
    render(History, { session: at })
    const slider = screen.getByRole('slider')
    for (const value of ['2', '1', '0']) await fireEvent.input(slider, { target: { value } })
    vi.advanceTimersByTime(100)
    expect(look.mock.calls).toEqual([[0]])
  })

  it('replays what I missed, if I missed anything', async () => {
    await i18n.need('back')
    const told = { seat: 1, action: 'build K10', events: [event('built', {}, 1)] }
    const at = logged([entry(1), entry(2, told), entry(3, { seat: 1 })])
    const replay = vi.spyOn(at.history, 'replay').mockResolvedValue()
    render(History, { session: at })
    vi.spyOn(at.history, 'at').mockResolvedValue(position(1))
    await fireEvent.click(screen.getByText('Since my last move'))
    // in short first, then as a film
    expect(await screen.findByText('What changed for you')).toBeTruthy()
    expect(replay).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByText('Play'))
    expect(replay.mock.calls[0]![0]).toBe(2)
    const { next } = replay.mock.calls[0]![1]!
    expect([next!(2), next!(3)]).toEqual([3, Infinity])
  })

  it('plays on from where it stands, and stays there when it is stopped', async () => {
    const at = logged([entry(1), entry(2), entry(3)])
    at.history.position = position(1)
    const replay = vi.spyOn(at.history, 'replay').mockImplementation(() => {
      at.history.replaying = true
      return Promise.resolve()
    })
    render(History, { session: at })
    await fireEvent.click(screen.getByLabelText('Play from here'))
    expect(replay).toHaveBeenCalledWith(2)
    await fireEvent.click(screen.getByLabelText('Stop'))
    expect(at.history.replaying).toBe(false)
    expect(at.past?.number).toBe(1)
  })

  it.each([
    ['free', true, ['Undo', 'Restart my turn']],
    ['free', false, ['Undo']],
    ['ask', true, ['Ask for undo']],
    ['no', true, []],
  ] as const)('offers to take back: %s, my turn %s', (undo, mine, offered) => {
    const at = logged([entry(1)])
    at.state = state({ number: 1, undo, seat: mine ? 0 : 1 })
    render(History, { session: at })
    expect(buttons().filter((name) => /undo|restart/i.test(name))).toEqual(offered)
  })

  it('asks before an undo that takes back more than my last move, and says how far it goes', async () => {
    speak('choice-pass = Passes')
    const at = logged([entry(1), entry(2), entry(3)])
    const undo = vi.spyOn(at, 'undo').mockImplementation(() => {})
    at.state = state({ number: 3, undo: 'free', offer: { to: 0, count: 3, seats: [0, 1, 2], action: 'pass' } })
    render(History, { session: at })
    await fireEvent.click(screen.getByText('Undo'))
    expect(undo).not.toHaveBeenCalled()
    const asked = document.querySelector('dialog')!
    expect(asked.open).toBe(true)
    expect(asked.textContent).toMatch(/Take back 3 moves\?[^]*before move 1: Passes[^]*Bela, Cleo/)
    await fireEvent.click(screen.getByText('Take back'))
    expect(undo).toHaveBeenCalledTimes(1)
  })

  it('takes back my last move alone at once', async () => {
    const at = logged([entry(1)])
    const undo = vi.spyOn(at, 'undo').mockImplementation(() => {})
    at.state = state({ number: 1, undo: 'free', offer: { to: 0, count: 1, seats: [0], action: 'pass' } })
    render(History, { session: at })
    await fireEvent.click(screen.getByText('Undo'))
    expect(undo).toHaveBeenCalledTimes(1)
  })

  it('offers nothing to who only watches', () => {
    const at = logged([entry(1), entry(2)])
    at.table = table({ mine: [] })
    at.state = state({ number: 2, undo: 'free' })
    render(History, { session: at })
    expect(buttons()).toHaveLength(5)
  })
})
