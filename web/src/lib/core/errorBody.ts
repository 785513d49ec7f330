/** What went wrong with a request, as a server tells it at a table: for what is tried in the place of one. */
import { ApiError } from './api'
import type { ErrorBody } from '../generated/wire'

export function failed(error: unknown): ErrorBody {
  if (error instanceof ApiError) return { id: error.id, args: error.args, text: error.message }
  return { id: 'otherwise', args: {}, text: String(error) }
}
