import type { RestClient } from '../../forms/clients/rest-client.ts'
import type { WrittenBooking } from './writers.ts'

export interface Audit {
  acknowledged: number
  /** Acknowledged writes that are not there. */
  lost: number
  /** Sequences of bookings that no event has, and acknowledged writes without an event. */
  gaps: number
  /** Events that have an id, a publication or a booking's sequence that another one has, too. */
  duplicates: number
}

/** Reads every booking and every event back. */
export async function audit(
  partner: RestClient,
  bookings: ReadonlyMap<string, WrittenBooking>,
): Promise<Audit> {
  const result: Audit = { acknowledged: 0, lost: 0, gaps: 0, duplicates: 0 }
  const events = await readEvents(partner)
  result.duplicates += repeatsIn(events.map(({ id }) => id))
  result.duplicates += repeatsIn(events.map((event) => event.publication_sequence))
  const byBooking = Map.groupBy(events, ({ resource }) => resource.id)
  for (const { id, acknowledged, acknowledgements } of bookings.values()) {
    if (id === null) continue
    result.acknowledged += acknowledgements
    const { status, body } = await partner('GET', `/bookings/${id}`)
    if (status !== 200 || body.data.source_version < acknowledged) result.lost += 1
    const sequences = (byBooking.get(id) ?? []).map(({ sequence }) => sequence)
    const distinct = new Set(sequences)
    result.duplicates += repeatsIn(sequences)
    result.gaps += Math.max(0, ...sequences) - distinct.size
    result.gaps += Math.max(0, acknowledgements - distinct.size)
  }
  return result
}

export interface EventRecord {
  id: string
  publication_sequence: string
  sequence: number
  resource: { id: string }
}

/** All events of the partner's club, oldest first. */
export async function readEvents(partner: RestClient): Promise<EventRecord[]> {
  const events: EventRecord[] = []
  for (;;) {
    const last = events.at(-1)
    const { body } = await partner('GET', `/events?limit=100${last ? `&after=${last.id}` : ''}`)
    events.push(...body.data)
    if (!body.has_more) return events
  }
}

function repeatsIn(values: readonly unknown[]): number {
  return values.length - new Set(values).size
}
