/** Bots that somebody runs elsewhere: which of them are there, and what they play. */
import { get } from '../core/api'
import type { OnlineBot, OnlineBots } from '../generated/wire'

/** Those that are there now. Nobody misses them if they cannot be asked for. */
export const onlineBots = (): Promise<OnlineBot[]> =>
  get<OnlineBots>('/bots/online').then(
    ({ bots }) => bots ?? [],
    () => [],
  )

/** Those of them that would play a game with so many players. */
export const willing = (bots: OnlineBot[], game: string, size: number): OnlineBot[] =>
  bots.filter(
    (bot) =>
      bot.free && bot.games.some((one) => one.game === game && (!one.players?.length || one.players.includes(size))),
  )
