import type { RestClient } from '../../forms/clients/rest-client.ts'
import { patient } from './plain-client.ts'
import type { WrittenBooking } from './writers.ts'

export interface LoggedEvent {
  id: string
  publication_sequence: string
  sequence: number
  resource: { id: string }
}

/** Every event behind one, or since the beginning of the log. */
export async function readEventsAfter(
  partner: RestClient,
  after: string | undefined,
): Promise<LoggedEvent[]> {
  const events: LoggedEvent[] = []
  for (;;) {
    const last = events.at(-1)?.id ?? after
    const { status, body } = await patient(partner)(
      'GET',
      `/events?limit=500${last ? `&after=${last}` : ''}`,
    )
    if (status !== 200) throw new Error(`GET /events: ${status} ${JSON.stringify(body)}`)
    events.push(...body.data)
    if (!body.has_more) return events
  }
}

export interface AuditedBookings {
  acknowledged: number
  /** Acknowledged writes that are not there. */
  lost: number
  /** Sequences of bookings that no event has, and acknowledged writes without an event. */
  gaps: number
}

/** Reads every booking back, and looks for the events of each. */
export async function auditBookings(
  partner: RestClient,
  bookings: ReadonlyMap<string, WrittenBooking>,
  events: readonly LoggedEvent[],
): Promise<AuditedBookings> {
  const result: AuditedBookings = { acknowledged: 0, lost: 0, gaps: 0 }
  const byBooking = Map.groupBy(events, ({ resource }) => resource.id)
  for (const { id, acknowledged, acknowledgements } of bookings.values()) {
    if (id === null) continue
    result.acknowledged += acknowledgements
    const { status, body } = await patient(partner)('GET', `/bookings/${id}`)
    if (status !== 200 || body.data.source_version < acknowledged) result.lost += 1
    const distinct = new Set((byBooking.get(id) ?? []).map(({ sequence }) => sequence))
    result.gaps += Math.max(0, ...distinct) - distinct.size
    result.gaps += Math.max(0, acknowledgements - distinct.size)
  }
  return result
}
