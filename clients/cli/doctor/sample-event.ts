import { randomUUID } from 'node:crypto'
import type { VolunteerComponents } from '../../typescript/src/index.ts'
import type { Product } from '../sandbox-access.ts'

/** An event as the platform would deliver it; its ids are random, so no read finds them. */
export function makeSampleEvent(product: Product, largeText = ''): { type: string; event: object } {
  return product === 'club' ? makeClubEvent(largeText) : makeVolunteerEvent(largeText)
}

function makeClubEvent(largeText: string) {
  const [id, bookingId, type] = [randomUUID(), randomUUID(), 'booking.updated']
  const event = {
    id,
    type,
    schema_version: 1,
    occurred_at: new Date().toISOString(),
    publication_sequence: '1',
    organization_id: randomUUID(),
    resource: { type: 'booking', id: bookingId },
    sequence: 1,
    changed_fields: ['participants', largeText].filter(Boolean),
    data_url: `http://127.0.0.1:4000/v1/club/bookings/${bookingId}`,
  }
  return { type, event }
}

function makeVolunteerEvent(largeText: string) {
  const [clubId, eventId, type] = [randomUUID(), randomUUID(), 'event.updated']
  const now = new Date().toISOString()
  const resource: VolunteerComponents['schemas']['Event'] = {
    id: eventId,
    verein_id: clubId,
    name: 'Sommerfest am Grünen Platz',
    description: null,
    start_date: '2099-07-01',
    end_date: '2099-07-02',
    location: null,
    status: 'active',
    auto_confirm_assignments: false,
    created_by: randomUUID(),
    created_at: now,
    updated_at: now,
  }
  const event = {
    id: randomUUID(),
    event: type,
    created_at: now,
    verein_id: clubId,
    event_id: eventId,
    sequence: 1,
    data: { event: resource, changed_fields: ['status', largeText].filter(Boolean) },
  }
  return { type, event }
}
