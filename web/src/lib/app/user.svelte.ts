/** Who sits before the screen, and how he likes it: settings live here and, for a known user, on the server. */
import { get, post, put, setCsrf } from '../core/api'
import { guessLanguage, i18n } from '../i18n/i18n.svelte'
import type { Language } from '../i18n/fluent'
import type { Arrival, Credentials, GuestName, Me, User } from '../generated/wire'

export interface Settings {
  theme: 'system' | 'light' | 'dark'
  contrast: 'normal' | 'more'
  motion: 'system' | 'none'
  patterns: boolean
  language: Language | 'system'
  notify: boolean
  forced: boolean
  steps: boolean
  /** Whether the end of a turn is shown step by step, and how fast. */
  endings: boolean
  speed: number
  /** How fast what happened since my last move is shown. */
  film: number
  mails: boolean
  /** Whether bots play a step of their turn at once, with a pause before each step, or before every action. */
  bots: 'once' | 'steps' | 'slow'
  /** Whether moves against bots are weighed before they are played. */
  blunders: boolean
  /** How much the companion says where it sits beside somebody, and the phases that it has explained. */
  companion: 'every' | 'warnings' | 'off'
  explained: string
  /** Whether others may see that I watch their game. */
  watched: boolean
}

/** Whether something can rest on an answer, to show what it does, without choosing it. */
const hovers = (): boolean => typeof matchMedia !== 'function' || !matchMedia('(hover: none)').matches

const DEFAULTS: Settings = {
  theme: 'system',
  contrast: 'normal',
  motion: 'system',
  patterns: false,
  language: 'system',
  notify: false,
  forced: true,
  steps: hovers(),
  endings: true,
  speed: 1,
  film: 1,
  mails: true,
  bots: 'steps',
  blunders: false,
  companion: 'every',
  explained: '',
  watched: false,
}

const KEY = 'steamshed-settings'
/** Says that somebody is known here; lib/offline/known.ts sets it. */
const MARK = 'steamshed-known'

function stored(): Partial<Settings> {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>)
  } catch {
    return {}
  }
}

/** The settings of this page among all that are kept for a user. */
function read(kept: Record<string, unknown>): Partial<Settings> {
  const usual: Record<string, unknown> = { ...DEFAULTS }
  const known = Object.entries(kept).filter(([name, value]) => name in usual && typeof value === typeof usual[name])
  return Object.fromEntries(known)
}

class Session {
  user = $state<User | null>(null)
  waiting = $state(0)
  ready = $state(false)
  /** The server cannot be reached: who it is, is remembered. */
  offline = $state(false)
  settings = $state<Settings>({ ...DEFAULTS, ...stored() })

  private loading: Promise<void> = Promise.resolve()
  /** The language that the page was told to speak. */
  private told: Language = i18n.language
  /** Once the page speaks it; nothing is drawn before, else it would be drawn twice. */
  spoken: Promise<void> = Promise.resolve()

  load(): Promise<void> {
    this.show()
    this.loading = this.refresh()
      .catch(() => this.recall())
      .catch(() => {}) // a browser that keeps nothing
      .then(() => {
        this.ready = true
      })
    return this.loading
  }

  async refresh(): Promise<void> {
    this.take(await get<Me>('/me'))
  }

  /** Without a line it is who was here last; the page says so itself when it cannot load what it shows. */
  private async recall(): Promise<void> {
    if (!localStorage.getItem(MARK)) return
    this.user ??= await (await import('../offline/known')).lastUser().catch(() => null)
    this.offline = true
  }

  private take(me: Me): void {
    setCsrf(me.csrf)
    // What is kept for when there is no line goes with whom it belongs to.
    if (me.user || localStorage.getItem(MARK))
      void import('../offline/known').then(({ becomes }) => becomes(me.user)).catch(() => {})
    this.offline = false
    this.user = me.user
    this.waiting = me.waiting
    if (me.user) {
      this.settings = { ...this.settings, ...read(me.settings) }
      this.show()
    }
  }

  async register(name: string, password: string): Promise<void> {
    const account: Credentials = { name, password }
    this.take(await post<Me>('/register', account))
    await this.save()
  }

  /** Who it is, once that is known. */
  async who(): Promise<User | null> {
    await this.loading
    return this.user
  }

  /** Makes sure that there is somebody: without an account, a guest of this browser. */
  async someone(name: string): Promise<void> {
    await this.loading
    const guest: GuestName = { name }
    if (!this.user) this.take(await post<Me>('/guest', guest))
  }

  /** Becomes the guest who has asked for this code in another browser. */
  async arrive(code: string): Promise<void> {
    await this.loading
    const arrival: Arrival = { code }
    this.take(await post<Me>('/along/arrive', arrival))
  }

  async logout(): Promise<void> {
    await this.become('/logout')
  }

  /** A request that changes who one is, or with which session. */
  async become(path: string, body: unknown = {}): Promise<void> {
    await this.loading
    this.take(await post<Me>(path, body))
  }

  set<K extends keyof Settings>(name: K, value: Settings[K]): void {
    this.settings = { ...this.settings, [name]: value }
    this.show()
    localStorage.setItem(KEY, JSON.stringify(this.settings))
    void this.save()
  }

  private async save(): Promise<void> {
    if (!this.user) return
    try {
      await put('/settings', this.settings)
    } catch {
      // They stay in this browser.
    }
  }

  /** Puts the settings on the page. */
  private show(): void {
    const root = document.documentElement
    const { theme, contrast, motion, language } = this.settings
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    root.dataset.contrast = contrast
    root.dataset.motion = motion
    const wanted = language === 'system' ? guessLanguage() : language
    if (wanted !== this.told) this.speak(wanted)
    else root.lang = i18n.language
  }

  private speak(language: Language): void {
    this.told = language
    this.spoken = i18n.use(language).catch(() => {
      // What cannot be fetched is said in English, until it is asked for again.
      this.told = i18n.language
    })
  }

  get dark(): boolean {
    const { theme } = this.settings
    return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  }
}

export const session = new Session()
