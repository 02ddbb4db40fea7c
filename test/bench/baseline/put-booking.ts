import { randomUUIDv7 } from 'node:crypto'
import type { Pool, PoolConnection, RowDataPacket } from 'mysql2/promise'
import type { Installation } from './authenticate.ts'
import { type Event, insertEvents } from './events.ts'
import { BOOKING_COLUMNS, type Booking, type BookingRow, toBody, toBooking } from './read-bookings.ts'
import { Refusal } from './refusal.ts'
import { followSession, insertSession, lockSession } from './sessions.ts'
import { inTransaction } from './transaction.ts'
import type { Snapshot } from './validate.ts'

export interface PutBooking {
  caller: Installation
  sourceId: string
  externalBookingId: string
  snapshot: Snapshot
}

/** What a write answers, with its status. */
export async function putBooking(pool: Pool, put: PutBooking) {
  const { booking, courtPublicId, outcome } = await inTransaction(pool, (tx) => write(tx, put))
  await noteSync(pool, put.sourceId)

  const body = {
    data: toBody(booking, courtPublicId, put.caller),
    reconciliation_status: 'none',
    idempotent_replay: outcome === 'UNCHANGED',
  }
  return { status: outcome === 'CREATED' ? 201 : 200, body }
}

async function write(tx: PoolConnection, put: PutBooking) {
  const { caller, snapshot } = put
  const now = new Date()
  const target = await lockTarget(tx, put)
  const stored = await lockBooking(tx, put)
  const { courtPublicId } = target
  if (stored !== null && isRepetition(stored, snapshot))
    return { booking: stored, courtPublicId, outcome: 'UNCHANGED' as const }

  const { courtId, locationId } = target
  if (courtId === null || locationId === null || target.courtStatus === 'DISABLED')
    throw new Refusal(409, 'UNMAPPED_COURT')

  const place = { courtId, locationId }
  if (stored === null) {
    const booking = await create(tx, { put, target, place, now })
    return { booking, courtPublicId, outcome: 'CREATED' as const }
  }
  const booking = { ...stored, ...snapshot, ...place, importedAt: now, updatedAt: now }
  await update(tx, { caller, stored, booking, now })
  return { booking, courtPublicId, outcome: 'UPDATED' as const }
}

interface Place {
  courtId: string
  locationId: string
}

interface Creation {
  put: PutBooking
  target: TargetRow
  place: Place
  now: Date
}

async function create(tx: PoolConnection, { put, target, place, now }: Creation): Promise<Booking> {
  const { caller, snapshot } = put
  const { clubId, organizationId, provider } = target
  const isPlayed = snapshot.status === 'CONFIRMED' && snapshot.scheduledEnd > now
  const booking: Booking = {
    id: randomUUIDv7(),
    organizationId,
    clubId,
    bookingSourceId: put.sourceId,
    installationId: caller.id,
    provider,
    externalBookingId: put.externalBookingId,
    ...snapshot,
    ...place,
    matchSessionId: isPlayed ? randomUUIDv7() : null,
    publishedCount: 1,
    importedAt: now,
    createdAt: now,
    updatedAt: now,
  }
  await insertBooking(tx, booking)
  const changedFields = ['court_id', 'external_court_id', 'location_id']
  if (booking.participants.length > 0) changedFields.push('participants')
  changedFields.push('scheduled_end', 'scheduled_start', 'source_version', 'status')
  const events: Event[] = [toEvent('booking.created', booking.id, 1, changedFields)]
  if (booking.matchSessionId !== null) {
    await insertSession(tx, booking.matchSessionId, { ...booking, ...target }, now)
    events.push(toEvent('session.created', booking.matchSessionId, 1, ['status']))
  }
  await insertEvents(tx, { organizationId, clubId, events, now })
  return booking
}
