import { CLUB_EVENT_TYPES } from '../../schema/club/event-types.ts'
import type { ApiClient } from './api-client.ts'

export interface EventTally {
  /** Counts the events by type since the tally was opened. */
  count(): Promise<ReadonlyMap<string, number>>
}

export async function openEventTally(asking: ApiClient): Promise<EventTally> {
  const before = await readTo(asking, null, () => {})
  return {
    async count() {
      const counts = new Map<string, number>(CLUB_EVENT_TYPES.map((type) => [type, 0]))
      await readTo(asking, before, (type) => counts.set(type, (counts.get(type) ?? 0) + 1))
      return counts
    },
  }
}

export function toSummary(counts: ReadonlyMap<string, number>): string {
  const width = Math.max(...[...counts.keys()].map(({ length }) => length))
  const lines = [...counts].map(
    ([type, count]) => `  ${type.padEnd(width)}  ${count === 0 ? 'not seen' : count}`,
  )
  return ['Events published meanwhile:', ...lines].join('\n')
}

/** Reads the feed to its end and returns the id of its last event. */
async function readTo(
  { partner }: ApiClient,
  start: string | null,
  see: (type: string) => void,
): Promise<string | null> {
  let last = start
  const query = { limit: 500, ...(start === null ? {} : { cursor: start }) }
  for await (const { id, type } of partner.items('/events', { params: { query } })) {
    see(type)
    last = id
  }
  return last
}
