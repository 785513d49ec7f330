/** Help that stands beside a table, so that nobody has to leave it: the player aid, the keys, one rule. */

class Help {
  open = $state(false)
  /** The rule that was asked about. */
  rule = $state('')

  show(rule = ''): void {
    this.rule = rule
    this.open = true
  }

  /** What a link to a rule does where the table is in sight. */
  beside = (rule: string) => (event: MouseEvent) => {
    event.preventDefault()
    this.show(rule)
  }

  close(): void {
    this.open = false
    this.rule = ''
  }
}

export const help = new Help()
