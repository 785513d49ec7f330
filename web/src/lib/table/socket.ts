/** The socket to a table. A line that breaks is opened again, after longer and longer pauses. */
import type { FromServer, ToServer } from '../generated/wire'

/** The server closes a line that need not be tried again with these codes: to whoever is shut out, to a table that is
 * not there, or not any more for this browser, and to one that cannot be read. */
const REFUSED = [4403, 4404, 4410]
const ASIDE = 4409
const PAUSE = { first: 400, longest: 8000 }

export interface Listener {
  opened: () => void
  received: (message: FromServer) => void
  lost: () => void
  /** There is no such table for this browser, or it is set aside because it cannot be read. */
  refused: (aside: boolean) => void
}

/** What a table is played through. */
export interface Wire {
  open: () => void
  pause: () => void
  reopen: () => void
  close: () => void
  /** Says something; whether somebody hears it. */
  send: (message: ToServer) => boolean
}

export class Line implements Wire {
  private socket: WebSocket | null = null
  private closed = false
  private tries = 0
  private again: ReturnType<typeof setTimeout> | undefined

  constructor(
    /** Where to connect; asked each time, because it may change. */
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {}

  /** The browser knows before the socket does that there is no line. */
  private readonly offline = (): void => {
    if (this.closed || this.socket?.readyState !== WebSocket.OPEN) return
    this.pause()
    this.lost()
  }
  private readonly online = (): void => {
    if (this.closed || !this.again) return
    this.tries = 0
    this.reopen()
  }

  private lost(): void {
    this.listener.lost()
    const pause = Math.min(PAUSE.longest, PAUSE.first * 2 ** this.tries++)
    this.again = setTimeout(() => this.closed || this.open(), pause)
  }

  open(): void {
    clearTimeout(this.again)
    this.again = undefined
    addEventListener('offline', this.offline)
    addEventListener('online', this.online)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${this.address()}`)
    this.socket = socket
    socket.onopen = () => {
      this.tries = 0
      this.listener.opened()
    }
    socket.onmessage = (event) => this.listener.received(JSON.parse(event.data as string) as FromServer)
    socket.onclose = (event) => {
      if (this.closed) return
      if (REFUSED.includes(event.code) || event.code === ASIDE) {
        this.listener.refused(event.code === ASIDE)
        return
      }
      this.lost()
    }
  }

  /** Takes the line down until it is opened anew. */
  pause(): void {
    if (this.socket) this.socket.onclose = this.socket.onmessage = null
    this.socket?.close()
  }

  /** Opens the line anew: as whom the server knows this browser is settled when a line is opened. */
  reopen(): void {
    this.pause()
    this.open()
  }

  close(): void {
    this.closed = true
    removeEventListener('offline', this.offline)
    removeEventListener('online', this.online)
    this.socket?.close()
  }

  /** Says something; whether the line was open. */
  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }
}
