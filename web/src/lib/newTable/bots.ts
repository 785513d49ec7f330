/** The bots that can be given a seat. */
import { words } from '../i18n/fluent'
import { i18n } from '../i18n/i18n.svelte'

/** Who takes a seat if nobody says which bot: quick, and a fair opponent in every game. */
export const USUAL_BOT = 'medium'

/** The bot that a new seat gets, of those that a game has. */
export const usualBot = (bots: string[]): string => (bots.includes(USUAL_BOT) ? USUAL_BOT : (bots.at(-1) ?? USUAL_BOT))

export const botName = (bot: string): string => i18n.frame.find(`bot-${bot}`) ?? words(bot)

/** What kind of opponent a bot is, in a line; nothing for one that nobody has described. */
export const botLine = (bot: string): string => i18n.frame.find(`bot-${bot}-line`) ?? ''

/** Bots are called by the names of engineers, so that the log tells them apart. */
const DRIVERS = ['Stephenson', 'Trevithick', 'Kandó', 'Gresley', 'Borsig', 'Baldwin']

export const driver = (seat: number): string => DRIVERS[seat % DRIVERS.length]!
