/** The parts of a table: a phone shows one at a time, larger windows pull some of them up over the answers. */

export const TABS = [
  { name: 'map', icon: 'map', words: 'tab-map' },
  { name: 'players', icon: 'people', words: 'tab-players' },
  { name: 'displays', icon: 'goods', words: 'tab-displays' },
  { name: 'log', icon: 'log', words: 'tab-log' },
  { name: 'chat', icon: 'chat', words: 'tab-chat' },
] as const

/** What can be pulled up in the desk. */
export const PULLED = [
  { name: 'displays', icon: 'goods', words: 'tab-displays' },
  { name: 'log', icon: 'log', words: 'tab-log' },
  { name: 'reasons', icon: 'help', words: 'tab-reasons' },
  { name: 'chat', icon: 'chat', words: 'tab-chat' },
  { name: 'notes', icon: 'note', words: 'notes' },
] as const

export type Pulled = (typeof PULLED)[number]['name']
/** The part that is in sight: on a phone one of its tabs; in a desk what is pulled up, nothing at "map". */
export type Tab = (typeof TABS)[number]['name'] | Pulled

/** Where a player is led when it is his turn: to what he is asked about. */
export const askedTab = (inDisplays: boolean): Tab => (inDisplays ? 'displays' : 'map')

/**
 * What of a desk's tabs is pulled up, if any. A phone may have been left at one that this desk does not have: turned on
 * its side it would lie over the answers, and be empty.
 */
export const pulledUp = (tab: Tab, tabs: readonly { name: Pulled }[]): Pulled | undefined =>
  tabs.find(({ name }) => name === tab)?.name

/** The tab after a click on one in the desk: a second click pulls it down again. */
export const pulledBy = (tab: Tab, clicked: Pulled): Tab => (tab === clicked ? 'map' : clicked)
