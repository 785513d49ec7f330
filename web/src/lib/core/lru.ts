/** A memory of so many values: the one that came first is forgotten first. */
export class Kept<K, V> {
  private readonly values = new Map<K, V>()

  constructor(private readonly most: number) {}

  get(key: K): V | undefined {
    return this.values.get(key)
  }

  put(key: K, value: V): void {
    this.values.set(key, value)
    for (const first of this.values.keys()) {
      if (this.values.size <= this.most) break
      this.values.delete(first)
    }
  }

  clear(): void {
    this.values.clear()
  }
}
