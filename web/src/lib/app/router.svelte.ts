/** Addresses of the pages, through the browser's history. */
class Route {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))
  hash = $state(location.hash)
  /** The server has a newer client: the next address is loaded. */
  outdated = false

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a')
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
      if (link.pathname.startsWith('/api')) return
      if (link.pathname === location.pathname && link.hash) return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    })
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.hash = location.hash
  }

  go(address: string): void {
    if (this.outdated) return location.assign(address)
    history.pushState(null, '', address)
    this.read()
    if (!location.hash) scrollTo(0, 0)
  }

  /** The words of the path: /table/abc is ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent)
  }
}

export const route = new Route()
