/** The parts of a table that a phone shows one at a time. */

export const TABS = [
  { name: 'map', icon: 'map', words: 'tab-map' },
  { name: 'players', icon: 'people', words: 'tab-players' },
  { name: 'displays', icon: 'goods', words: 'tab-displays' },
  { name: 'log', icon: 'log', words: 'tab-log' },
  { name: 'chat', icon: 'chat', words: 'tab-chat' },
] as const

export type Tab = (typeof TABS)[number]['name']

/** Where a player is led when it is his turn: to what he is asked about. */
export const askedTab = (inDisplays: boolean): Tab => (inDisplays ? 'displays' : 'map')

/** What is shown of the talk at a table. */
export type Side = 'log' | 'chat' | 'notes'
