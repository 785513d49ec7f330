import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import Picker from '../../src/components/table/Picker.svelte'
import { Choosing } from '../../src/lib/choosing/choosing.svelte'
import type { TableSession } from '../../src/lib/table/session.svelte'
import type { Choice } from '../../src/lib/generated/wire'
import { choice, session as made, speak, thing } from '../table'

speak(`
ask-build = What do you do?
ask-build-next = Which tile?
ask-bid = How much?
verb-build = Build
verb-urbanize = Urbanize
verb-done = Done
tile-gentle = gentle curve
tile-straight = straight
newcity-A = new city A
choice-build = Build track
    .button = Build it
choice-urbanize = Urbanize
choice-done = Done
choice-bid = Bid
choice-drop = Drop out
figure-cash = Cash
price = { $amount } crowns
XX-BUILD-07 = Track joins track.
    .refusal = Nothing to join here.
`)

const legal = [
  choice('build K10 gentle', ['hex-K10', 'tile-gentle'], 2),
  choice('build K10 straight', ['hex-K10', 'tile-straight'], 4),
  choice('urbanize Toledo A', ['town-M6', 'newcity-A']),
  choice('done'),
]
const scenes = [
  {
    name: 'board',
    things: [thing('hex-K10', { title: 'K10, plain', kind: 'place' }), thing('town-M6', { title: 'Toledo' })],
  },
  { name: 'players', things: [thing('figure-cash-0', { label: '$10' })] },
]

let session: TableSession
let act: ReturnType<typeof vi.spyOn>
let preview: ReturnType<typeof vi.spyOn>

function shown(choices: Choice[] = legal): Choosing {
  session = made({ legal: choices, scenes })
  act = vi.spyOn(session, 'act').mockImplementation(() => {})
  preview = vi.spyOn(session, 'preview').mockImplementation(() => {})
  const choosing = new Choosing(session)
  render(Picker, { choosing })
  return choosing
}
const options = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.opt')].map((one) => one.dataset.key)
const press = (key: string) => fireEvent.keyDown(document.body, { key })

beforeEach(() => vi.restoreAllMocks())

describe('what follows by force', () => {
  it('is said on the confirmation and played with it', async () => {
    const choosing = shown()
    const play = vi.spyOn(session, 'play').mockImplementation(() => {})
    vi.spyOn(session.advice, 'then').mockImplementation((actions) =>
      actions[0] === 'build K10 straight'
        ? { then: [choice('urbanize x'), choice('urbanize x'), choice('done')], ends: true }
        : { then: [], ends: false },
    )
    choosing.path = ['hex-K10', 'tile-straight']
    await tick()
    expect(document.querySelector('.go small')!.textContent).toBe('then: Urbanize (2 ×); Done. Ends your turn')
    await fireEvent.click(document.querySelector('.go')!, { detail: 1 })
    expect(play.mock.calls[0]![0].actions).toEqual(['build K10 straight', 'urbanize x', 'urbanize x', 'done'])
    expect(act).not.toHaveBeenCalled()
  })

  it('is not done by the second half of a double click that came for another decision', async () => {
    shown([choice('done')])
    const go = document.querySelector('.go')!
    await fireEvent.click(go, { detail: 1 })
    session.state = { ...session.state!, version: 2 }
    session.arrived = performance.now()
    await tick()
    await fireEvent.click(document.querySelector('.go')!, { detail: 2 })
    expect(act).toHaveBeenCalledTimes(1)
    await fireEvent.click(document.querySelector('.go')!, { detail: 1 })
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('is done by a quick second click of somebody who has had the time to see what has come', async () => {
    shown([choice('done')])
    await fireEvent.click(document.querySelector('.go')!, { detail: 1 })
    session.state = { ...session.state!, version: 2 }
    session.arrived = performance.now() - 200
    await tick()
    await fireEvent.click(document.querySelector('.go')!, { detail: 2 })
    expect(act).toHaveBeenCalledTimes(2)
  })
})

describe('choosing', () => {
  it('asks one question after the other until one choice is left, then plays it', async () => {
    shown()
    expect(screen.getByRole('heading').textContent).toBe('What do you do?')
    expect(options()).toEqual(['hex-K10', 'town-M6'])
    expect(screen.queryByText('Build it')).toBeNull()
    await fireEvent.click(screen.getByText('K10, plain'))
    expect(screen.getByRole('heading').textContent).toBe('Which tile?')
    expect(options()).toEqual(['tile-gentle', 'tile-straight'])
    await fireEvent.click(screen.getByText('Straight'))
    await fireEvent.click(screen.getByText('Build it'))
    expect(act).toHaveBeenCalledWith(legal[1])
  })

  it('shows what answers cost', () => {
    shown()
    expect(
      within(document.querySelector<HTMLElement>('[data-key=hex-K10]')!).getByText('2 crowns–4 crowns'),
    ).toBeTruthy()
    expect(document.querySelector('[data-key=town-M6] .p')).toBeNull()
  })

  it('takes an answer back when it is given again', async () => {
    shown()
    await fireEvent.click(screen.getByText('Toledo'))
    expect(document.querySelector('[data-key=town-M6]')!.getAttribute('aria-pressed')).toBe('true')
    await fireEvent.click(document.querySelector('[data-key=town-M6]')!)
    expect(document.querySelector('[data-key=town-M6]')!.getAttribute('aria-pressed')).toBe('false')
    expect(document.querySelector('.go')).toBeNull()
  })

  it('goes back by the steps it came', async () => {
    shown()
    await fireEvent.click(screen.getByText('K10, plain'))
    await fireEvent.click(document.querySelector('.crumb')!)
    expect(options()).toEqual(['hex-K10', 'town-M6'])
  })

  it('offers the only thing there is at once', () => {
    shown([choice('done')])
    expect(options()).toEqual([])
    expect(document.querySelector('.go')!.textContent?.trim()).toBe('Done')
  })

  it('asks for one confirmation: an answer that the lamp button repeats gives way to it', async () => {
    shown()
    const answer = document.querySelector('.line [data-key]')!
    expect(answer.classList.contains('said')).toBe(false)
    await fireEvent.click(answer)
    expect(document.querySelector('.go')!.textContent?.trim()).toBe('Done')
    expect(answer.classList.contains('said')).toBe(true)
    await press('Escape')
    expect(answer.classList.contains('said')).toBe(false)
  })

  it('lets a number be set', async () => {
    shown([choice('bid 5'), choice('bid 6'), choice('bid 9'), choice('drop')])
    await fireEvent.click(screen.getByLabelText('More'))
    await fireEvent.click(screen.getByLabelText('More'))
    await fireEvent.click(document.querySelector('.go')!)
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ action: 'bid 9' }))
  })

  it('plays nothing before the line is there or while a move is on its way; without a line a move is kept', async () => {
    shown([choice('done')])
    const go = document.querySelector<HTMLButtonElement>('.go')!
    for (const [line, sending, disabled] of [
      ['connecting', false, true],
      ['open', true, true],
      ['lost', false, false],
    ] as const) {
      session.line = line
      session.sending = sending
      await Promise.resolve()
      expect(go.disabled).toBe(disabled)
    }
  })
})

describe('keys', () => {
  it('digits answer, Enter plays, Escape goes back', async () => {
    const choosing = shown()
    await press('1')
    await press('2')
    expect(choosing.candidate?.action).toBe('build K10 straight')
    await press('Escape')
    expect(choosing.path).toEqual(['hex-K10'])
    await press('Escape')
    await press('3')
    expect(choosing.candidate?.action).toBe('done')
    await press('Enter')
    expect(act).toHaveBeenCalledWith(legal[3])
  })

  it('belong to a field while somebody writes in it', async () => {
    const choosing = shown()
    const field = document.createElement('input')
    document.body.append(field)
    await fireEvent.keyDown(field, { key: '1' })
    expect(choosing.path).toEqual([])
    field.remove()
  })
})

describe('what is known of a choice', () => {
  it('is asked for: of the choice in hand, and of all answers that show a picture', async () => {
    shown()
    await fireEvent.click(screen.getByText('K10, plain'))
    expect(preview).toHaveBeenLastCalledWith(['build K10 gentle', 'build K10 straight'])
    await fireEvent.click(screen.getByText('Straight'))
    expect(preview).toHaveBeenCalledWith(['build K10 straight'])
  })

  it('is told in figures', async () => {
    shown([choice('done')])
    session.previews = { done: [{ name: 'players', things: [thing('figure-cash-0', { label: '$15' })], gone: [] }] }
    expect(await screen.findByText('Cash $10 → $15')).toBeTruthy()
  })
})

it('a refusal names the rule and says why', async () => {
  shown()
  session.refusal = { rule: 'XX-BUILD-07', args: {} }
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Nothing to join here.')
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('/rules/shunting#XX-BUILD-07')
  session.refusal = { rule: null, args: {} }
  expect(await screen.findByText('You cannot do anything with this right now.')).toBeTruthy()
})

it('begins the number that is asked for with a digit', async () => {
  const choosing = shown([4, 5, 6, 12].map((value) => choice(`bid ${value}`)))
  await press('6')
  expect(choosing.value).toBe(6)
  expect(document.activeElement).toBe(screen.getByRole('spinbutton'))
  await press('9')
  expect(choosing.value).toBe(6)
  expect(act).not.toHaveBeenCalled()
})
