import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { ErasingPersons } from '../booking-sources/person-key.ts'
import { BookingEntity } from '../bookings/entities.ts'
import { searchTermStore } from '../bookings/search/store.ts'
import { toRewrittenTerms } from '../bookings/search/terms.ts'
import { ImportPieceEntity } from '../imports/entities.ts'
import { MatchSessionEntity } from '../match-sessions/entities.ts'
import { type Participant, redactParticipants } from '../match-sessions/participants.ts'
import type { PersonTable } from './person-erasure.ts'

/** Locks rows by id, in their order, and redacts the persons in them. */
type Redact = (tx: Tx, ids: readonly string[], persons: ErasingPersons, now: Date) => Promise<void>

const bookings = tableOf(BookingEntity)
const sessions = tableOf(MatchSessionEntity)
const pieces = tableOf(ImportPieceEntity)

interface WithParticipants {
  id: string
  participants: Participant[]
  updatedAt: Date
}

const BOOKING = bookings.only(
  ...(['id', 'participants', 'updatedAt'] as const),
  // What the terms of a search are made of.
  ...(['clubId', 'externalBookingId', 'scheduledStart', 'status'] as const),
)
const SESSION = sessions.only('id', 'participants', 'updatedAt')

export const REDACTIONS: Readonly<Record<PersonTable, Redact>> = {
  async IMPORT(tx, importIds, persons) {
    const rows = await tx.query(
      `SELECT ${pieces.columns('p')} FROM booking_import_pieces p FORCE INDEX (PRIMARY)
       WHERE p.import_id IN (?) FOR UPDATE`,
      [importIds],
    )
    for (const { importId, firstPosition, snapshots } of rows.map(pieces.toRecord)) {
      const redacted = snapshots.map((snapshot) => ({
        ...snapshot,
        participants: redactParticipants(snapshot.participants, persons),
      }))
      await tx.query(
        'UPDATE booking_import_pieces SET snapshots = ? WHERE import_id = ? AND first_position = ?',
        [JSON.stringify(redacted), importId, firstPosition],
      )
    }
  },

  async BOOKING(tx, ids, persons, now) {
    const rows = await tx.query(
      `SELECT ${BOOKING.columns('b')} FROM bookings b FORCE INDEX (PRIMARY)
       WHERE b.id IN (?) ORDER BY b.id FOR UPDATE`,
      [ids],
    )
    const stored = rows.map(BOOKING.toRecord)
    const redacted = redactRows(stored, persons, now)
    for (const { id, participants, updatedAt } of redacted)
      await bookings.update(tx, id, { participants, updatedAt })
    await searchTermStore.write(tx, toRewrittenTerms(redacted, now))
  },

  async MATCH_SESSION(tx, ids, persons, now) {
    const rows = await tx.query(
      `SELECT ${SESSION.columns('ms')} FROM match_sessions ms FORCE INDEX (PRIMARY)
       WHERE ms.id IN (?) ORDER BY ms.id FOR UPDATE`,
      [ids],
    )
    for (const { id, ...changes } of redactRows(rows.map(SESSION.toRecord), persons, now))
      await sessions.update(tx, id, changes)
  },
}

function redactRows<Row extends WithParticipants>(
  rows: readonly Row[],
  persons: ErasingPersons,
  now: Date,
): Row[] {
  return rows.map((row) => ({
    ...row,
    participants: redactParticipants(row.participants, persons),
    updatedAt: laterThan(row, now),
  }))
}
