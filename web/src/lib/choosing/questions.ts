/** Questions to the server about one version of a table whose failure need not trouble the player: why, previews. */

/** So many previews are asked for at once. */
const MOST_PREVIEWS = 24

export class Questions {
  /** The thing that each question is about, by the question's id. */
  private asked = new Map<string, string>()
  private actions = new Set<string>()

  /** A new question about a thing, or for the previews of actions; gives its id. */
  about(thing: string, actions: string[] = []): string {
    const id = uuid()
    this.asked.set(id, thing)
    actions.forEach((action) => this.actions.add(action))
    return id
  }

  /** Actions that no preview was asked for, as many as can be asked for now. */
  unasked(actions: string[]): string[] {
    return actions.filter((action) => !this.actions.has(action)).slice(0, MOST_PREVIEWS)
  }

  /** An answer has come: the thing that its question was about; undefined if it was none of these. */
  answered(id: string): string | undefined {
    const thing = this.asked.get(id)
    this.asked.delete(id)
    return thing
  }
}

export function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
