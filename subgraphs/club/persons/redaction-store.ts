import type { Row } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { ErasingPersons } from '../booking-sources/person-key.ts'
import { BookingEntity } from '../bookings/entities.ts'
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
}

const BOOKING = bookings.only('id', 'participants')
const SESSION = sessions.only('id', 'participants')

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

  async BOOKING(tx, ids, persons, updatedAt) {
    const rows = await tx.query(
      `SELECT ${BOOKING.columns('b')} FROM bookings b FORCE INDEX (PRIMARY)
       WHERE b.id IN (?) ORDER BY b.id FOR UPDATE`,
      [ids],
    )
    for (const { id, participants } of redactRows(rows, BOOKING.toRecord, persons))
      await bookings.update(tx, id, { participants, updatedAt })
  },

  async MATCH_SESSION(tx, ids, persons, updatedAt) {
    const rows = await tx.query(
      `SELECT ${SESSION.columns('ms')} FROM match_sessions ms FORCE INDEX (PRIMARY)
       WHERE ms.id IN (?) ORDER BY ms.id FOR UPDATE`,
      [ids],
    )
    for (const { id, participants } of redactRows(rows, SESSION.toRecord, persons))
      await sessions.update(tx, id, { participants, updatedAt })
  },
}

function redactRows(
  rows: Row[],
  toRecord: (row: Row) => WithParticipants,
  persons: ErasingPersons,
): WithParticipants[] {
  return rows.map(toRecord).map(({ id, participants }) => ({
    id,
    participants: redactParticipants(participants, persons),
  }))
}
