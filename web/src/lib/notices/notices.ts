/** What somebody can be told of and how. */
import type { WaysOf } from '../generated/wire'

export const KINDS = ['turn', 'reminder', 'game', 'chat', 'group'] as const
export const WAYS = ['mail', 'digest', 'push', 'hook'] as const
export type Kind = (typeof KINDS)[number]
export type Way = (typeof WAYS)[number]

/** The ways with one more or one less. */
export function toggled(ways: WaysOf, kind: Kind, way: Way, on: boolean): WaysOf {
  const others = ways[kind].filter((one) => one !== way)
  return { ...ways, [kind]: on ? WAYS.filter((one) => one === way || others.includes(one)) : others }
}
