import type { NewId } from '../../../platform/ids.ts'
import { requireFound } from '../../../schema/problem.ts'
import type { Decision } from '../../foundation/change/change.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import type { Booking, SnapshotDecision } from '../bookings/booking.ts'
import { toTermChanges } from '../bookings/search/terms.ts'
import { writeRows } from '../bookings/writing/write-store.ts'
import type { Court } from '../courts/court.ts'
import type { Participant } from '../match-sessions/participants.ts'
import type { MatchSession } from '../match-sessions/session.ts'
import type { ClubEvent } from '../records/club-event.ts'
import { clubBookingStore, type LockedClub } from './lock-store.ts'
import {
  cancelOwnBooking,
  createOwnBooking,
  isAtPlace,
  moveOwnBooking,
  type OwnState,
  requireChangeable,
  requireOwn,
} from './rules.ts'
import { type OwnSlot, requireAhead, requireFreeSlot } from './slot-rules.ts'

interface Making {
  newId: NewId
  now: Date
}

/** A slot, and the bookings beside which the desk has chosen to place one. */
type Request = OwnSlot & { overlapping: readonly string[] }

interface BookingAddress {
  tenancy: Tenancy
  id: string
}

type Changed = Decision<{ id: string }, ClubEvent>

export async function bookCourt(
  tx: Tx,
  request: Request & { clubId: string },
  participants: readonly Participant[],
  making: Making,
): Promise<Changed> {
  requireAhead(request, making.now)
  const { club, ...occupation } = await clubBookingStore.lockPlace(tx, request.clubId, request)
  requireFreeSlot(request, occupation, request.overlapping, making.now)
  const { court } = occupation
  const state = toState(making, { club, court, stored: null, session: null })
  const place = { ...toSlot(request), locationId: court.locationId }
  return write(tx, createOwnBooking(state, place, participants), state)
}

/** A booking that is there already stays as it is, so that a repeated click is no second move. */
export async function moveBooking(
  tx: Tx,
  { tenancy, id }: BookingAddress,
  { expectedUpdatedAt, ...request }: Request & { expectedUpdatedAt?: Date | null | undefined },
  making: Making,
): Promise<Changed> {
  const found = requireFound(await clubBookingStore.find(tx, tenancy, id), 'booking')
  requireOwn(found)
  requireAhead(request, making.now)
  const { club, ...occupation } = await clubBookingStore.lockPlace(
    ...([tx, found.clubId, request, found] as const),
  )
  const { stored, session } = await clubBookingStore.lock(tx, id)
  if (stored.status === 'CONFIRMED' && isAtPlace(stored, request)) return unchanged(id)

  requireChangeable(stored, session, expectedUpdatedAt)
  requireFreeSlot(request, occupation, request.overlapping, making.now)
  const { court } = occupation
  const state = { ...toState(making, { club, court, stored, session }), stored }
  const place = { ...toSlot(request), locationId: court.locationId }
  return write(tx, moveOwnBooking(state, place), state)
}

/** A cancelled booking stays as it is. */
export async function cancelBooking(
  tx: Tx,
  { tenancy, id }: BookingAddress,
  expectedUpdatedAt: Date | null | undefined,
  making: Making,
): Promise<Changed> {
  const found = requireFound(await clubBookingStore.find(tx, tenancy, id), 'booking')
  requireOwn(found)
  const club = await clubBookingStore.lockClub(tx, found.clubId)
  const { stored, session } = await clubBookingStore.lock(tx, id)
  if (stored.status === 'CANCELLED') return unchanged(id)

  requireChangeable(stored, session, expectedUpdatedAt)
  const state = { ...toState(making, { club, court: null, stored, session }), stored }
  return write(tx, cancelOwnBooking(state), state)
}

interface Locked {
  club: LockedClub
  court: Court | null
  stored: Booking | null
  session: MatchSession | null
}

function toState({ newId, now }: Making, { club, court, stored, session }: Locked): OwnState {
  const ids = { booking: newId(), session: newId(), conflict: newId() }
  return { target: { ...club, court }, stored, session, ids, now }
}

function toSlot({ courtId, scheduledStart, scheduledEnd }: OwnSlot): OwnSlot {
  return { courtId, scheduledStart, scheduledEnd }
}

function unchanged(id: string): Changed {
  return { result: { id }, events: [] }
}

/** The rows of an own booking go where those of a snapshot go. */
async function write(
  tx: Tx,
  { result: { booking }, session, replacedSession, conflict, events }: SnapshotDecision,
  { stored, session: before, now }: OwnState,
): Promise<Changed> {
  const sessions = [replacedSession, session].filter((one) => one !== null)
  const isStored = ({ id }: MatchSession) => id === before?.id
  await writeRows(tx, {
    bookings: toChanged([booking], () => stored !== null),
    sessions: toChanged(sessions, isStored),
    conflicts: conflict === null ? [] : [conflict],
    terms: toTermChanges([{ stored, booking }], now),
  })
  return { result: { id: booking.id }, events }
}

function toChanged<Row extends { id: string }>(
  rows: readonly Row[],
  isStored: (row: Row) => boolean,
) {
  const entries = (some: readonly Row[]) => new Map(some.map((row) => [row.id, row]))
  return {
    added: entries(rows.filter((row) => !isStored(row))),
    replaced: entries(rows.filter(isStored)),
  }
}
