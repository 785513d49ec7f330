import { expect, test, vi } from 'vitest'
import { Advice } from '../../../../src/lib/choosing/advice.svelte'
import { editorThings, stepped, valueAt } from '../../../../src/lib/choosing/panel/editor'
import type { Editor, Field, Panel, Plan, ToServer } from '../../../../src/lib/generated/wire'

const said = (id: string) => ({ id, seat: null, args: {} })
const plan: Plan = { name: said('open'), actions: ['open'], effect: said('open') }
const number: Field = {
  name: said('number'),
  steps: true,
  values: [1, 2, 3].map((count) => ({ name: said(String(count)), ask: ['a', `number-${count}`], chosen: count === 2 })),
}
const goods: Field = {
  name: said('out'),
  values: [
    { name: said('grain'), ask: ['a', 'out-grain'], thing: 'good-grain' },
    { name: said('wine'), ask: ['a', 'out-wine'], thing: 'good-wine', barred: said('none-left') },
    { name: said('salt'), ask: ['a', 'out-salt'], thing: 'good-salt', chosen: true },
  ],
}
const editor: Editor = { kind: 'editor', title: said('line'), fields: [goods, number], plan }
const panel: Panel = { question: said('freight'), sections: [editor] }

test('what is drawn can be clicked to choose it, unless it is chosen or barred', () => {
  expect(editorThings(panel)).toEqual(['good-grain'])
  expect(valueAt(panel, 'good-grain')?.ask).toEqual(['a', 'out-grain'])
  expect(valueAt(panel, 'good-wine')).toBeUndefined()
})

test('numbers are stepped as far as they go', () => {
  expect(stepped(number, 1)?.ask).toEqual(['a', 'number-3'])
  expect(stepped(number, 2)).toBeUndefined()
})

test('a value asks for the panel anew, and the plan of the editor is in hand then', () => {
  const send = vi.fn<(message: ToServer) => boolean>(() => true)
  const advice = new Advice(send)
  advice.ask(1, ['a', 'b'])
  const first = send.mock.calls[0]![0] as { id: string }
  advice.panelCame({ type: 'panel', id: first.id, version: 1, panel })
  expect(advice.plan).toBe(plan)
  advice.point('good-grain')
  expect(send.mock.calls.at(-1)![0]).toMatchObject({ type: 'panel', things: ['a', 'out-grain'] })
})
