import { Problem } from '../../../platform/problem.ts'
import { requireWritable } from '../booking-sources/rules.ts'
import type { Booking, Snapshot, SnapshotTarget } from './booking.ts'
import { hasSameContent, staysAsPlanned, takesNothing } from './content.ts'

export type Place = Pick<Booking, 'courtId' | 'locationId'>

/** A snapshot, where it came through, and what is stored of its booking. */
interface Placing {
  snapshot: Snapshot
  target: SnapshotTarget
  stored: Booking | null
}

/** A closed source writes nothing, but a paused one stands between no person and a cancellation. */
export function requireOpenSource({ stored, snapshot, target }: Placing): void {
  const { bookingSourceId: id, sourceStatus: status } = target
  const isRepeated = stored?.sourceVersion === snapshot.sourceVersion
  if (stored !== null && isRepeated && hasSameContent(stored, snapshot)) return
  if (stored !== null && status === 'PAUSED' && takesNothing(stored, snapshot)) return

  requireWritable({ id, status })
}

/**
 * Where the snapshot puts its booking. It may not place play anew on a court that is disabled or not
 * there; what ends a booking, or leaves it where it is, needs no court.
 */
export function requirePlace(put: Placing): Place {
  const place = findPlace(put)
  if (place === null) throw unusableCourt(put)

  return place
}

function findPlace({ stored, snapshot, target: { court } }: Placing): Place | null {
  if (court !== null && court.status !== 'DISABLED') return placeOf(court)
  if (stored === null) return null
  if (snapshot.status !== 'CONFIRMED') return court === null ? stored : placeOf(court)
  return staysAsPlanned(stored, snapshot) ? stored : null
}

function unusableCourt({ target, snapshot }: Placing): Problem {
  return new Problem(
    'unmapped_court',
    target.court === null
      ? 'This external court is not mapped to a court of the club; put a court mapping first.'
      : 'The court that this external court is mapped to is disabled.',
    { bookingSourceId: target.bookingSourceId, externalCourtId: snapshot.externalCourtId },
  )
}

function placeOf({ id, locationId }: { id: string; locationId: string }): Place {
  return { courtId: id, locationId }
}
