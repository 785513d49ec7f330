/** A first game: against gentle bots, with the companion. */
import { get, post } from './api'
import { guide } from './companion.svelte'
import { i18n, t } from './i18n.svelte'
import { sizes } from './plan'
import { fitted, wanted } from './playnow'
import { route } from './route.svelte'
import { session } from './session.svelte'
import type { GameInfo, Made } from './types'

/** The gentlest rung. */
const GENTLE = 'easy'

/** Sets the table for a first game of a game, with as few bots as it needs, and goes there. */
export async function playFirst(name: string): Promise<void> {
  const game = (await get<GameInfo[]>('/games')).find((one) => one.name === name)
  if (!game) throw new Error(name)
  await session.someone(t('seat-guest'))
  const wish = fitted(game, { size: sizes(game)[0], bot: GENTLE })
  const made = await post<Made>('/tables', wanted(game, wish, i18n.language, t('seat-guest')))
  guide(made.id)
  route.go(`/table/${made.id}`)
}
