/** A first game: against gentle bots, with the companion. */
import { get, post } from '../core/api'
import { guide } from '../choosing/companion.svelte'
import { i18n, t } from '../i18n/i18n.svelte'
import { sizes } from './draft'
import { fitted, wanted } from './quickStart'
import { route } from '../app/router.svelte'
import { session } from '../app/user.svelte'
import type { GameInfo, Made } from '../generated/wire'

/** The gentlest rung. */
const GENTLE = 'easy'

/** Sets the table for a first game of a game, with as few bots as it needs, and goes there. */
export async function playFirst(name: string): Promise<void> {
  const game = (await get<GameInfo[]>('/games')).find((one) => one.name === name)
  if (!game) throw new Error(name)
  await session.someone(t('seat-guest'))
  const wish = fitted(game, { size: sizes(game)[0], bot: GENTLE })
  const made = await post<Made>('/tables', wanted(game, wish, i18n.language))
  guide(made.id)
  route.go(`/table/${made.id}`)
}
