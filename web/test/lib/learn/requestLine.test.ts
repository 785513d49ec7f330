import { expect, test } from 'vitest'
import { brought } from '../../../src/lib/learn/requestLine'

test('an answer comes as the line of a table brings it', () => {
  expect(brought('preview', 'a', 3, { previews: { x: [] } })).toEqual({
    type: 'preview',
    id: 'a',
    version: 3,
    previews: { x: [] },
  })
  expect(brought('why', 'b', 3, { rule: 'AS-BUILD-05', args: { cash: 1 } })).toEqual({
    type: 'refused',
    id: 'b',
    rule: 'AS-BUILD-05',
    args: { cash: 1 },
  })
  expect(brought('panel', 'c', 4, {})).toEqual({ type: 'panel', id: 'c', version: 4, panel: null })
  expect(brought('consider', 'd', 5, {})).toEqual({
    type: 'considered',
    id: 'd',
    version: 5,
    preview: [],
    sections: [],
  })
})
