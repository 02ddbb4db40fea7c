import { asKeyword } from '../../foundation/columns.ts'
import type { Queryable, Row } from '../../foundation/database.ts'
import type { Slice } from '../../foundation/paging.ts'
import { tableOf } from '../../foundation/table.ts'
import type { Reach } from './access.ts'
import { MatchSessionEntity } from './entities.ts'
import type { Participant } from './participants.ts'
import type { MatchSession, MatchSessionStatus } from './session.ts'

const sessions = tableOf(MatchSessionEntity)

/** What a session's answer needs of its booking as it is now. */
export interface BookingOfSession {
  provider: string
  externalBookingId: string | null
  /** Owner of the source; null for bookings of the portal. */
  installationId: string | null
  participants: Participant[]
}

export type BookedSession = MatchSession & { booking: BookingOfSession | null }

export interface SessionConditions {
  clubId: string
  locationId: string | null
  courtId: string | null
  status: MatchSessionStatus | null
  from: Date | null
  to: Date | null
}

const SELECT = `SELECT ${sessions.columns('ms')}, b.provider AS bookingProvider,
    b.external_booking_id AS bookingExternalId, b.installation_id AS bookingInstallationId,
    b.participants AS bookingParticipants
  FROM match_sessions ms LEFT JOIN bookings b ON b.id = ms.booking_id`

export const sessionReads = {
  async find(database: Queryable, reach: Reach, id: string): Promise<BookedSession | null> {
    const sql = `${SELECT} WHERE ms.id = ? AND ${reach.condition('ms')}`
    const [row] = await database.query(sql, [id, ...reach.params])
    return row === undefined ? null : toBookedSession(row)
  },

  async list(
    database: Queryable,
    conditions: SessionConditions,
    { after, limit }: Slice,
  ): Promise<BookedSession[]> {
    const where = new Map<string, unknown[]>([['ms.club_id = ?', [conditions.clubId]]])
    const { locationId, courtId, status, from, to } = conditions
    if (locationId !== null) where.set('ms.location_id = ?', [asKeyword(locationId)])
    if (courtId !== null) where.set('ms.court_id = ?', [asKeyword(courtId)])
    if (status !== null) where.set('ms.status = ?', [status])
    if (from !== null) where.set('ms.scheduled_start >= ?', [from])
    if (to !== null) where.set('ms.scheduled_start <= ?', [to])
    if (after !== null) {
      const start = new Date(after[0])
      // The first comparison alone bounds the range that the index is read for.
      where.set('ms.scheduled_start >= ? AND (ms.scheduled_start > ? OR ms.id > ?)', [
        start,
        start,
        after[1],
      ])
    }
    const rows = await database.query(
      `${SELECT} WHERE ${[...where.keys()].join(' AND ')}
       ORDER BY ms.scheduled_start, ms.id LIMIT ?`,
      [...[...where.values()].flat(), limit],
    )
    return rows.map(toBookedSession)
  },
}

function toBookedSession(row: Row): BookedSession {
  const {
    bookingProvider,
    bookingExternalId,
    bookingInstallationId,
    bookingParticipants,
    ...rest
  } = row
  const session = sessions.toRecord(rest)
  if (typeof bookingProvider !== 'string') return { ...session, booking: null }

  return {
    ...session,
    booking: {
      provider: bookingProvider,
      externalBookingId:
        bookingExternalId instanceof Buffer ? bookingExternalId.toString('utf8') : null,
      installationId: (bookingInstallationId as string | null) ?? null,
      participants: JSON.parse(String(bookingParticipants)),
    },
  }
}
