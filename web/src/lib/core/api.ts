/** Requests to the server. A refusal becomes an ApiError with the server's message id and arguments. */
import type { Args, MapChanges, Me, Refusal } from '../generated/wire'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly args: Args,
    text: string,
  ) {
    super(text)
  }
}

let csrf = ''

export function setCsrf(token: string): void {
  csrf = token
}

/** The server knows another session than this page: it was opened anew since, or the page asks before it has one. */
const LOST = 'bad-csrf-token'

/** Sends a request; one that is refused for its session only is sent once more, with the session as it is now. */
async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await send<T>(method, path, body)
  } catch (problem) {
    if (!(problem instanceof ApiError && problem.id === LOST)) throw problem
    setCsrf((await send<Me>('GET', '/me')).csrf)
    return send<T>(method, path, body)
  }
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = typeof body === 'string' ? 'text/plain' : 'application/json'
  if (method !== 'GET') headers['x-csrf-token'] = csrf
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
  } catch {
    throw new ApiError(0, 'error-offline', {}, 'The server does not answer.')
  }
  const text = await answer.text()
  if (!answer.ok) {
    try {
      const { error } = JSON.parse(text) as Refusal
      throw new ApiError(answer.status, error.id, error.args, error.text)
    } catch (problem) {
      if (problem instanceof ApiError) throw problem
      throw new ApiError(
        answer.status,
        'error-server',
        { status: answer.status },
        `The server answered ${answer.status}.`,
      )
    }
  }
  const type = answer.headers.get('content-type') ?? ''
  return (type.includes('json') ? JSON.parse(text || 'null') : text) as T
}

export const get = <T>(path: string): Promise<T> => request<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body)
export const put = <T>(path: string, body: unknown): Promise<T> => request<T>('PUT', path, body)

/** Arguments of an address, after its question mark. */
export const query = (args: Record<string, string>): string => String(new URLSearchParams(args))

/** What a map changes in the rules of its game, for so many players. */
export const mapRules = (game: string, map: string, players: number): Promise<MapChanges> =>
  get<MapChanges>(`/games/${game}/maps/${encodeURIComponent(map)}/rules?${query({ players: String(players) })}`)

/** Where the picture of a map is. */
export const mapPicture = (game: string, map: string, dark: boolean): string =>
  `/api/games/${game}/maps/${encodeURIComponent(map)}.svg?${query({ theme: dark ? 'dark' : 'light' })}`
