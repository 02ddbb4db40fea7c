import { randomUUIDv7 } from 'node:crypto'
import type { PoolConnection } from 'mysql2/promise'
import type { Booking } from './booking.ts'
import { changedFieldsOf, fieldsOf, isRepetition, samePeople } from './content.ts'
import { type Event, insertEvents } from './events.ts'
import { Refusal } from './refusal.ts'
import { insertSession, lockSession, type SessionRow, updateSession } from './sessions.ts'
import type { Snapshot } from './validate.ts'
import {
  type BookingAddress,
  insertBooking,
  lockBooking,
  lockTarget,
  type TargetRow,
  updateBooking,
} from './write-statements.ts'

export interface PutBooking extends BookingAddress {
  snapshot: Snapshot
}

export interface Written {
  booking: Booking
  courtPublicId: string
  outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'
}

const OPEN = new Set(['SCHEDULED', 'READY', 'WAITING_FOR_PLAYERS'])

/** Writes one snapshot with its match session and its events. */
export async function putBooking(tx: PoolConnection, put: PutBooking): Promise<Written> {
  const { snapshot } = put
  const target = await lockTarget(tx, put, snapshot.externalCourtId)
  if (target === null) throw new Refusal(404, 'not_found')
  if (target.sourceStatus === 'PAUSED' || target.sourceStatus === 'DISABLED')
    throw new Refusal(409, 'BOOKING_SOURCE_INACTIVE')

  const stored = await lockBooking(tx, put)
  const sessionId = stored?.matchSessionId ?? null
  const session = sessionId === null ? null : await lockSession(tx, sessionId)
  const courtPublicId = target.courtPublicId ?? ''
  if (stored !== null && isRepetition(stored, snapshot))
    return { booking: stored, courtPublicId, outcome: 'UNCHANGED' }
  if (target.courtId === null || target.courtStatus === 'DISABLED')
    throw new Refusal(409, 'UNMAPPED_COURT')

  if (stored === null)
    return { booking: await create(tx, put, target), courtPublicId, outcome: 'CREATED' }
  const change = { stored, session, snapshot, target }
  return { booking: await update(tx, change), courtPublicId, outcome: 'UPDATED' }
}

async function create(tx: PoolConnection, put: PutBooking, target: TargetRow): Promise<Booking> {
  const { snapshot } = put
  const now = new Date()
  const needsSession = snapshot.status === 'CONFIRMED' && snapshot.scheduledEnd > now
  const booking: Booking = {
    id: randomUUIDv7(),
    organizationId: target.organizationId,
    clubId: target.clubId,
    locationId: target.locationId ?? '',
    courtId: target.courtId ?? '',
    bookingSourceId: put.sourceId,
    installationId: put.caller.id,
    provider: target.provider,
    externalBookingId: put.externalBookingId,
    externalCourtId: snapshot.externalCourtId,
    sourceVersion: snapshot.sourceVersion,
    scheduledStart: snapshot.scheduledStart,
    scheduledEnd: snapshot.scheduledEnd,
    status: snapshot.status,
    participants: snapshot.participants,
    matchSessionId: needsSession ? randomUUIDv7() : null,
    publishedCount: 1,
    importedAt: now,
    createdAt: now,
    updatedAt: now,
  }
  await insertBooking(tx, booking)
  const events = [bookingEvent(booking, 'booking.created', fieldsOf(booking))]
  if (booking.matchSessionId !== null) {
    await insertSession(tx, booking.matchSessionId, booking, target)
    events.push(sessionEvent(booking.matchSessionId, 'session.created', 1))
  }
  await insertEvents(tx, booking, events, now)
  return booking
}

interface Change {
  stored: Booking
  session: SessionRow | null
  snapshot: Snapshot
  target: TargetRow
}

async function update(tx: PoolConnection, change: Change): Promise<Booking> {
  const { stored, session, snapshot, target } = change
  const now = new Date()
  const booking: Booking = {
    ...stored,
    ...snapshot,
    locationId: target.locationId ?? '',
    courtId: target.courtId ?? '',
    publishedCount: stored.publishedCount + 1,
    importedAt: now,
    updatedAt: now,
  }
  const isCancelled = stored.status !== 'CANCELLED' && booking.status === 'CANCELLED'
  const type = isCancelled ? 'booking.cancelled' : 'booking.updated'
  const events = [bookingEvent(booking, type, changedFieldsOf(stored, booking))]
  if (!samePeople(stored.participants, booking.participants)) {
    booking.publishedCount += 1
    events.push(bookingEvent(booking, 'participant.updated', ['participants']))
  }
  const hasSession = session !== null && session.status !== 'CANCELLED'
  const isNewSession = !hasSession && booking.status === 'CONFIRMED' && booking.scheduledEnd > now
  if (isNewSession) booking.matchSessionId = randomUUIDv7()
  await updateBooking(tx, booking)
  if (isNewSession && booking.matchSessionId !== null) {
    await insertSession(tx, booking.matchSessionId, booking, target)
    events[0]?.changedFields.push('match_session_id')
    events.push(sessionEvent(booking.matchSessionId, 'session.created', 1))
  }
  if (hasSession && OPEN.has(session.status) && booking.status !== 'COMPLETED')
    events.push(...(await followBooking(tx, session, booking)))
  await insertEvents(tx, booking, events, now)
  return booking
}

const READY_WINDOW_MS = 15 * 60 * 1000

/** Moves or cancels the open session with its booking. */
async function followBooking(
  tx: PoolConnection,
  session: SessionRow,
  booking: Booking,
): Promise<Event[]> {
  const startsLater = booking.scheduledStart.getTime() > Date.now() + READY_WINDOW_MS
  const open = startsLater ? 'SCHEDULED' : session.status
  const status = booking.status === 'CANCELLED' ? 'CANCELLED' : open
  const isChanged = status !== session.status
  const publishedCount = session.publishedCount + (isChanged ? 1 : 0)
  await updateSession(tx, { ...session, status, publishedCount }, booking)
  return isChanged ? [sessionEvent(session.id, 'session.status_changed', publishedCount)] : []
}

function bookingEvent(
  { id, publishedCount }: Booking,
  type: string,
  changedFields: string[],
): Event {
  return { type, resourceType: 'booking', resourceId: id, sequence: publishedCount, changedFields }
}

function sessionEvent(id: string, type: string, sequence: number): Event {
  return {
    type,
    resourceType: 'match_session',
    resourceId: id,
    sequence,
    changedFields: ['status'],
  }
}
