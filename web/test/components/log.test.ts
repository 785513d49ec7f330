import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import Log from '../../src/components/table/Log.svelte'
import { entry, event, logged, position, scenery, speak } from '../table'

speak(`
phase-build = Build track
phase-move = Move goods
built = { $who } builds on { $hex }.
moved = { $who } moves { $colour }.
colour-red = red
choice-pass = Passes
`)

describe('the log', () => {
  const entries = [
    entry(1, { phase: 'build', events: [event('built', { hex: 'K10' }, 0)] }),
    entry(2, { phase: 'build', seat: 1, events: [] }),
    entry(3, {
      phase: 'move',
      seat: 1,
      events: [event('moved', { colour: 'red' }, 1), event('turn-begins', { turn: 2 })],
    }),
    entry(4, { phase: 'build', seat: 1, events: [event('built', { hex: 'L9' }, 1)] }),
  ]

  it('stands in chapters by turn and phase', () => {
    render(Log, { session: logged(entries) })
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
      'Turn 1 · Build track',
      'Turn 1 · Move goods',
      'Turn 2 · Build track',
    ])
    expect(screen.getByText('Passes')).toBeTruthy()
  })

  it('names no turns in a game without any', () => {
    render(Log, { session: logged(entries.slice(0, 2)) })
    expect(screen.getByRole('heading').textContent).toBe('Build track')
  })

  it('shows a picture in place of a word where the scenery has one', () => {
    const scenes = [{ ...scenery('board', 1, 1), symbols: { 'word-colour-red': '<g/>' } }]
    render(Log, { session: logged(entries, scenes) })
    const picture = screen.getByRole('img', { name: 'red' })
    expect(picture.querySelector('use')!.getAttribute('href')).toBe('#s-word-colour-red')
    expect(picture.closest('p')!.textContent).not.toContain('red')
  })

  it('tells what was taken back, by whom and where', () => {
    const undone = [
      { by: 1, to: 3, time: 5, actions: [{ number: 4, seat: 1, action: 'pass' }] },
      {
        by: 0,
        to: 1,
        time: 9,
        actions: [2, 3].map((number) => ({ number, seat: 0, action: 'pass' })),
      },
    ]
    render(Log, { session: logged(entries.slice(0, 2), [], undone) })
    const lines = screen.getAllByRole('listitem').map((one) => one.querySelector('p')!.textContent.trim())
    expect(lines).toEqual(['Ada builds on K10.', 'Bela took back move 4', 'Ada took back 2 moves (2–3)', 'Passes'])
  })

  it('leads to the past, and lights what it names', async () => {
    const at = logged(entries)
    const look = vi.spyOn(at.history, 'look').mockResolvedValue()
    const onhover = vi.fn()
    render(Log, { session: at, onhover })
    await fireEvent.click(screen.getByLabelText('Look back at move 3'))
    expect(look).toHaveBeenCalledWith(3)
    await fireEvent.pointerEnter(screen.getByLabelText('Look back at move 1').closest('li')!)
    expect(onhover).toHaveBeenCalledWith(['K10'])
  })

  it('fades what comes after the position that is looked at', () => {
    const at = logged(entries)
    at.history.position = position(3)
    render(Log, { session: at })
    const kinds = screen.getAllByRole('listitem').map((one) => /later|here/.exec(one.className)?.[0])
    expect(kinds).toEqual([undefined, undefined, 'here', 'later'])
  })

  it('follows to its end; who reads further up is told how much is new', async () => {
    const at = logged(entries.slice(0, 2))
    const { rerender } = render(Log, { session: at })
    const list = screen.getByRole('log')
    Object.defineProperties(list, { clientHeight: { value: 100 }, scrollHeight: { value: 400, configurable: true } })
    list.scrollTop = 300
    await fireEvent.scroll(list)
    expect(screen.queryByRole('button', { name: /new line/ })).toBeNull()
    list.scrollTop = 20
    await fireEvent.scroll(list)
    await rerender({ session: logged(entries) })
    expect(list.scrollTop).toBe(20)
    await fireEvent.click(screen.getByRole('button', { name: /2 new entries/ }))
    expect(list.scrollTop).toBe(400)
  })
})
