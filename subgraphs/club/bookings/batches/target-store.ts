import type { Row } from '../../../foundation/database/database.ts'
import type { Read } from '../../../foundation/database/pooled-connection.ts'
import { type Selection, tableOf } from '../../../foundation/query/table.ts'
import { BookingSourceEntity, CourtMappingEntity } from '../../booking-sources/entities.ts'
import { ClubEntity } from '../../clubs/entities.ts'
import { CourtEntity } from '../../courts/entities.ts'
import type { SnapshotTarget, WaitingSnapshot } from '../booking.ts'

/** Columns of a source, its club, mappings and courts that a booking write needs. */
const SOURCE = tableOf(BookingSourceEntity).as({
  bookingSourceId: 'id',
  installationId: 'installationId',
  sourceStatus: 'status',
  provider: 'provider',
  failuresInARow: 'failuresInARow',
  erasing: 'erasing',
})

const CLUB = tableOf(ClubEntity).as({
  clubId: 'id',
  organizationId: 'organizationId',
  scoringMode: 'scoringMode',
  ruleVersion: 'ruleVersion',
})

const MAPPING = tableOf(CourtMappingEntity).only('externalCourtId')

const COURT = tableOf(CourtEntity).as({
  courtId: 'id',
  locationId: 'locationId',
  courtStatus: 'status',
  courtPublicId: 'publicId',
})

/** A source, and the courts that some of its external courts are mapped to. */
export interface LockedSource extends Omit<SnapshotTarget, 'court'> {
  failuresInARow: number
  courts: ReadonlyMap<string, NonNullable<SnapshotTarget['court']> & { publicId: string }>
}

/** Reads a source, its club and the mapped courts of the snapshots in one statement, with shared locks. */
export function lockSource(
  sourceId: string,
  snapshots: readonly WaitingSnapshot[],
): Read<LockedSource | null> {
  const externalCourtIds = snapshots.map(({ snapshot }) => snapshot.externalCourtId)
  return {
    sql: `SELECT ${SOURCE.columns('s')}, ${CLUB.columns('cl')}, ${MAPPING.columns('m')},
       ${COURT.columns('c')}
     FROM booking_sources s
     JOIN clubs cl ON cl.id = s.club_id
     LEFT JOIN court_mappings m FORCE INDEX (court_mappings_by_external_court)
       ON m.booking_source_id = s.id AND m.external_court_id IN (?)
     LEFT JOIN courts c ON c.id = m.court_id
     WHERE s.id = ? AND s.installation_id IN (?) LOCK IN SHARE MODE`,
    params: [
      [...new Set(externalCourtIds)].sort().map(toBytes),
      sourceId,
      [...new Set(snapshots.map(({ installationId }) => installationId))],
    ],
    toResult: toSource,
  }
}

function toSource(rows: Row[]): LockedSource | null {
  const read = rows.map((row) => MAPPING.toRecord(SOURCE.toRecord(row) as Row) as SourceRow)
  const [first] = read
  if (first === undefined) return null

  const { externalCourtId, courtId, locationId, courtStatus, courtPublicId, ...source } = first
  return { ...source, courts: toCourts(read) }
}

function toBytes(text: string): Buffer {
  return Buffer.from(text)
}

type RowOf<Selected> = Selected extends Selection<infer Row> ? Row : never

/** Columns of optional rows (LEFT JOIN). */
type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null }

type SourceRow = RowOf<typeof SOURCE> &
  RowOf<typeof CLUB> &
  Nullable<RowOf<typeof MAPPING> & RowOf<typeof COURT>>

function toCourts(rows: readonly SourceRow[]): LockedSource['courts'] {
  const courts = new Map<string, NonNullable<SnapshotTarget['court']> & { publicId: string }>()
  for (const { externalCourtId, courtId: id, locationId, courtStatus: status, ...row } of rows) {
    const isMapped = externalCourtId !== null && id !== null
    if (!isMapped || locationId === null || status === null) continue
    courts.set(externalCourtId, { id, locationId, status, publicId: row.courtPublicId ?? '' })
  }
  return courts
}
