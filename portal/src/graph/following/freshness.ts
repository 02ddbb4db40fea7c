import { focusManager, type Query, type QueryClient } from '@tanstack/react-query'
import { isReadAtEntry } from './followed.ts'

/**
 * A query that no page shows has no follower: its data are old from then on, and the next page that shows it reads
 * again. A tab that becomes visible reads all that it shows. Returns what ends both.
 */
export function keepFresh(client: QueryClient): () => void {
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    const isLeft = type === 'observerRemoved' || type === 'observerOptionsUpdated'
    if (isLeft && !query.isActive()) query.invalidate()
  })
  const end = focusManager.subscribe((isVisible) => {
    if (isVisible) void readAgain(client)
  })
  return () => {
    stop()
    end()
  }
}

/** Reads again all that is shown, which may be old; it counts as old until it was read. */
export async function readAgain(client: QueryClient): Promise<void> {
  const active = client.getQueryCache().findAll({ type: 'active' })
  for (const query of active) query.invalidate()
  await Promise.all(active.map((query) => readQuery(client, query)))
}

/** A read that is under way may have seen the state before the change, and another one would abort it: it ends first. */
export async function readQuery(client: QueryClient, query: Query): Promise<void> {
  if (!query.isActive()) return query.invalidate()
  await query.promise?.catch(() => undefined)
  await client.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' })
}

/** `followed`: all that is shown is up to date; `old`: not all of it; a number: it is of that moment. */
export type Freshness = 'followed' | 'old' | number

export function freshnessOf(client: QueryClient): Freshness {
  const shown = client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ state }) => state.data !== undefined,
  })
  if (shown.some(({ state }) => state.isInvalidated || state.status === 'error')) return 'old'
  const readAt = shown
    .filter(({ queryKey }) => isReadAtEntry(queryKey))
    .map(({ state }) => state.dataUpdatedAt)
  return readAt.length > 0 ? Math.min(...readAt) : 'followed'
}
