import type { DataOf } from '../../../../graph/ask.ts'
import { sourceOf } from '../../needs/booking-source.ts'
import { toHour } from '../day-hours.ts'

type Conflicts = NonNullable<DataOf<'PortalOpenConflicts'>['club']>['reconciliationConflicts']
export type OpenConflict = NonNullable<Conflicts>['nodes'][number]

/** What a booking says otherwise than its match, the weightiest first. */
export type ConflictKind = 'cancelled' | 'court' | 'time' | 'players'

export function kindOf({ booking, fields }: OpenConflict): ConflictKind {
  if (booking?.status === 'CANCELLED') return 'cancelled'
  if (fields.includes('courtId') || fields.includes('locationId')) return 'court'
  return fields.some((field) => field.startsWith('scheduled')) ? 'time' : 'players'
}

/** Settles the conflict as it is shown: a snapshot may change it at any time. */
export function toSettlement({ id, updatedAt }: Pick<OpenConflict, 'id' | 'updatedAt'>) {
  return { conflictId: id, expectedUpdatedAt: updatedAt }
}

/** Where a booking stands by its source, while its match keeps another time or court. */
export interface Ghost {
  /** The conflict's. */
  id: string
  courtId: string
  /** Start and end in hours of the day. */
  a: number
  b: number
  /** Below what is on the court at the same time. */
  lane: number
  start: string
  end: string
  source: string
}

/** Null where the booking has no other place of its own on that day. */
export function toGhost(conflict: OpenConflict, zone: string, day: string): Ghost | null {
  const { id, booking } = conflict
  const kind = kindOf(conflict)
  if (booking === null || kind === 'cancelled' || kind === 'players') return null
  const { courtId, scheduledStart: start, scheduledEnd: end } = booking
  const [a, b] = [toHour(start, zone, day), toHour(end, zone, day)]
  if (b <= 0 || a >= 24) return null
  const [from, to] = [Math.max(0, a), Math.min(24, b)]
  return {
    id,
    courtId,
    a: from,
    b: to,
    lane: 0,
    start,
    end,
    source: sourceOf(booking) ?? booking.provider,
  }
}
