/** Stopping mails by the link that stands in them: the address of the page is also where it is sent. */
import { ApiError } from '../core/api'

export async function stopMails(link: URLSearchParams, again: boolean): Promise<void> {
  const query = new URLSearchParams(link)
  query.set('again', String(again))
  const answer = await fetch(`/unsubscribe?${query}`, { method: 'POST' })
  if (!answer.ok) throw new ApiError(answer.status, 'bad-link', {}, 'This link does not work.')
}
