/** A list that any code of the page sets; components read it by `useSyncExternalStore`. */
export function makeSharedList<Item>() {
  let items: readonly Item[] = []
  const listeners = new Set<() => void>()
  return {
    get: () => items,
    set(next: readonly Item[]): void {
      items = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
