import { Problem } from '../../../schema/problem.ts'
import { requireWritable } from '../booking-sources/rules.ts'
import type { Booking, Snapshot, SnapshotTarget } from './booking.ts'
import { hasSameContent, onlyEndsOrHides, staysAsPlanned } from './compare-snapshots.ts'

export type CourtAndLocation = Pick<Booking, 'courtId' | 'locationId'>

/** A snapshot's source and court, and its stored booking. */
interface Stored {
  target: SnapshotTarget
  stored: Booking | null
}

/** A disabled source may write nothing; a paused source may still cancel bookings and withdraw consents. */
export function requireOpenSource(snapshot: Snapshot, { stored, target }: Stored): void {
  const { bookingSourceId: id, sourceStatus: status } = target
  const isRepeated = stored?.sourceVersion === snapshot.sourceVersion
  if (stored !== null && isRepeated && hasSameContent(stored, snapshot)) return
  if (stored !== null && status === 'PAUSED' && onlyEndsOrHides(stored, snapshot)) return

  requireWritable({ id, status })
}

/**
 * Returns the court and location of a snapshot's booking. A new or moved booking needs a mapped, enabled court; one
 * that ends or stays in place does not.
 */
export function requireCourt(snapshot: Snapshot, state: Stored): CourtAndLocation {
  const place = findPlace(snapshot, state)
  if (place === null) throw unusableCourt(snapshot, state.target)

  return place
}

function findPlace(
  snapshot: Snapshot,
  { stored, target: { court } }: Stored,
): CourtAndLocation | null {
  if (court !== null && court.status !== 'DISABLED') return placeOf(court)
  if (stored === null) return null
  if (snapshot.status !== 'CONFIRMED') return court === null ? stored : placeOf(court)
  return staysAsPlanned(stored, snapshot) ? stored : null
}

function unusableCourt(snapshot: Snapshot, target: SnapshotTarget): Problem {
  return new Problem(
    'unmapped_court',
    target.court === null
      ? 'This external court is not mapped to a court of the club; put a court mapping first.'
      : 'The court that this external court is mapped to is disabled.',
    { bookingSourceId: target.bookingSourceId, externalCourtId: snapshot.externalCourtId },
  )
}

function placeOf({ id, locationId }: { id: string; locationId: string }): CourtAndLocation {
  return { courtId: id, locationId }
}
