import { type Selection, tableOf } from '../../foundation/table.ts'
import type { Tx } from '../../foundation/transaction.ts'
import { BookingSourceEntity, CourtMappingEntity } from '../booking-sources/entities.ts'
import { ClubEntity } from '../clubs/entities.ts'
import { CourtEntity } from '../courts/entities.ts'
import type { SnapshotTarget } from './booking.ts'

/** What is read of a source, its club, its mappings and their courts before a booking is written. */
export const SOURCE = tableOf(BookingSourceEntity).only('failuresInARow', 'provider')

export const SOURCE_STATUS = tableOf(BookingSourceEntity).as({ sourceStatus: 'status' })

export const CLUB = tableOf(ClubEntity).as({
  clubId: 'id',
  organizationId: 'organizationId',
  scoringMode: 'scoringMode',
  ruleVersion: 'ruleVersion',
})

export const MAPPING = tableOf(CourtMappingEntity).only('externalCourtId')

export const COURT = tableOf(CourtEntity).as({
  courtId: 'id',
  locationId: 'locationId',
  courtStatus: 'status',
})

export const COURT_NAME = tableOf(CourtEntity).as({ courtPublicId: 'publicId' })

export type RowOf<Selected> = Selected extends Selection<infer Row> ? Row : never

/** The columns of what need not be there. */
export type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null }

/** A source and its court, locked while one snapshot is written. */
export interface LockedTarget extends SnapshotTarget {
  failuresInARow: number
  courtPublicId: string
}

/** A source, and the courts that some of its external courts are mapped to. */
export interface LockedSource extends Omit<LockedTarget, 'court' | 'courtPublicId'> {
  courts: ReadonlyMap<string, NonNullable<SnapshotTarget['court']>>
}

/**
 * What `bookingStore.lockTarget` locks for one snapshot, for many of one source. Nobody may ask for
 * an installation that has expired or whose club is not open, so its source counts as DISABLED;
 * nothing else tells the source.
 */
export async function lockSource(
  tx: Tx,
  { sourceId, installationId }: { sourceId: string; installationId: string },
  { externalCourtIds, now }: { externalCourtIds: readonly string[]; now: Date },
): Promise<LockedSource> {
  const rows = await tx.query(
    `SELECT IF(cl.status <> 'ACTIVE' OR ${HAS_EXPIRED}, 'DISABLED', s.status) AS sourceStatus,
       ${SOURCE.columns('s')}, ${CLUB.columns('cl')}, ${MAPPING.columns('m')},
       ${COURT.columns('c')}
     FROM booking_sources s
     JOIN clubs cl ON cl.id = s.club_id
     LEFT JOIN court_mappings m ON m.booking_source_id = s.id AND m.external_court_id IN (?)
     LEFT JOIN courts c ON c.id = m.court_id
     WHERE s.id = ? AND s.installation_id = ? LOCK IN SHARE MODE`,
    [now, [...new Set(externalCourtIds)].sort().map(toBytes), sourceId, installationId],
  )
  const read = rows.map((row) => MAPPING.toRecord(row) as SourceRow)
  const [first] = read
  if (first === undefined) throw new Error(`The booking source ${sourceId} is not there.`)

  const { externalCourtId, courtId, locationId, courtStatus, ...source } = first
  return { ...source, bookingSourceId: sourceId, installationId, courts: toCourts(read) }
}

// A subquery is not locked: revocation takes the installation before its sources.
const HAS_EXPIRED = `(SELECT COALESCE(i.expires_at <= ?, FALSE) FROM installations i
  WHERE i.id = s.installation_id)`

function toBytes(text: string): Buffer {
  return Buffer.from(text)
}

type SourceRow = RowOf<typeof SOURCE_STATUS> &
  RowOf<typeof SOURCE> &
  RowOf<typeof CLUB> &
  Nullable<RowOf<typeof MAPPING> & RowOf<typeof COURT>>

function toCourts(rows: readonly SourceRow[]): LockedSource['courts'] {
  const mapped = rows.flatMap(({ externalCourtId, courtId, locationId, courtStatus }) =>
    externalCourtId === null || courtId === null || locationId === null || courtStatus === null
      ? []
      : [[externalCourtId, { id: courtId, locationId, status: courtStatus }] as const],
  )
  return new Map(mapped)
}
