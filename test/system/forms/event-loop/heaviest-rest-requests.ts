import { until } from '../../../support/time/until.ts'
import { type HeavyTarget, nextNumber } from './heavy-target.ts'
import type { HeavyClub } from './heavy-volunteer-club.ts'

/** The heaviest permitted requests of both REST APIs, by name. */
export function heaviestRestRequests(
  target: HeavyTarget,
): Record<string, () => Promise<{ status: number }>> {
  const { partner, volunteer, heavy } = target
  const ofEvent = (list: string) => volunteer('GET', `/events/${heavy.eventId}/${list}?limit=200`)
  return {
    'import of 500': () => importBookings(target, nextNumber()),
    'second import of 500': () => importBookings(target, nextNumber()),
    'list of 200 bookings': () => partner('GET', '/bookings?limit=200'),
    'list of 200 sessions': () => partner('GET', '/match-sessions?limit=200'),
    'page of 500 events': () => partner('GET', '/events?limit=500'),
    'sync of 100': () => volunteer('POST', '/events/sync', { events: syncItems() }),
    'list of 200 volunteer events': () => volunteer('GET', '/events?limit=200'),
    'bulk of 200 helpers': () => volunteer('POST', '/helpers/bulk', { helpers: heavy.helpers }),
    'bulk of 200 accesses': () =>
      volunteer('PUT', `/events/${heavy.eventId}/helpers/access`, {
        event_access: accesses(heavy),
      }),
    'bulk of 100 shifts': () =>
      volunteer('POST', `/events/${heavy.eventId}/shifts/bulk`, { shifts: newShifts() }),
    'list of 200 helpers': () => volunteer('GET', '/helpers?limit=200'),
    'list of 200 helpers of an event': () => ofEvent('helpers'),
    'list of 200 messages': () => ofEvent('messages'),
    'list of 200 availability requests': () => ofEvent('availability-requests'),
    'list of 200 answers': () => ofEvent(`availability-requests/${heavy.pollId}/responses`),
    'list of 200 workflows': () => volunteer('GET', '/automation/workflows?limit=200'),
  }
}

/** Waits for the import to end: what it does by itself holds the loop as well. */
async function importBookings({ partner, sourceId }: HeavyTarget, batch: number) {
  const bookings = Array.from({ length: 500 }, (_, index) => {
    const start = Date.UTC(2100 + batch, 0, 1) + index * 4 * 3_600_000
    const booking = {
      ...{ source_version: 1, external_court_id: 'c1', status: 'CONFIRMED' },
      scheduled_start: new Date(start).toISOString(),
      scheduled_end: new Date(start + 3_600_000).toISOString(),
      participants: [1, 2, 3, 4].map((n) => ({
        external_id: `p${n}`,
        display_name: 'Ann'.repeat(20),
      })),
    }
    return { external_booking_id: `b-${batch}-${index}`, booking }
  })
  const path = `/booking-sources/${sourceId}/imports`
  const made = await partner('POST', path, { bookings }, { 'idempotency-key': `batch-${batch}` })
  await until(async () => {
    const read = await partner('GET', `/booking-imports/${made.body.data.id}`)
    return read.body.data?.completed_at != null
  })
  return made
}

function syncItems() {
  return Array.from({ length: 100 }, (_, index) => ({
    external_id: `e-${index}`,
    name: `Event ${index}`,
    description: 'd'.repeat(4000),
    start_date: '2100-05-01',
    end_date: '2100-05-02',
    status: 'archived',
  }))
}

/** Other roles than those before, so that all of them are written. */
const accesses = (heavy: HeavyClub) =>
  heavy.accesses.map((access) => ({ ...access, ...(nextNumber() % 2 === 0 && { role_ids: [] }) }))

function newShifts() {
  return Array.from({ length: 100 }, (_, index) => ({
    ...{ title: `Shift ${index}`, description: '€'.repeat(4000), location: '€'.repeat(240) },
    ...{ start_time: '2101-07-01T18:00:00Z', end_time: '2101-07-01T22:00:00Z' },
  }))
}
