import type { Fault } from '../../../../graph/fault.ts'
import { sourceOf } from '../../needs/booking-source.ts'

const KINDS = ['CLOSING', 'MATCH', 'BOOKING'] as const

/** What has the court in a slot that was refused. */
export interface InTheWay {
  kind: (typeof KINDS)[number]
  bookingId: string | null
  /** Null where it is not known. */
  from: string | null
  /** Null for a closing without an end. */
  until: string | null
  /** Slug of the system that a booking came from; null for one of the club itself. */
  source: string | null
}

/** What a refused slot names; null for a fault of another kind. */
export function readInTheWay(fault: Fault | null): InTheWay[] | null {
  if (fault?.code !== 'state_conflict') return null
  const { occupiedBy } = asRecord(fault.details)
  if (!Array.isArray(occupiedBy)) return null
  const found = occupiedBy.map(asRecord).flatMap(({ kind, bookingId, from, until, provider }) => {
    const known = KINDS.find((one) => one === kind)
    if (known === undefined) return []
    const slug = asText(provider)
    return [
      {
        ...{ kind: known, bookingId: asText(bookingId) },
        ...{ from: asText(from), until: asText(until) },
        source: slug === null ? null : sourceOf({ provider: slug }),
      },
    ]
  })
  return found.length === 0 ? null : found
}

/** Bookings beside which another one may stand once they were seen; null where a closing or a match keeps the court. */
export function toOverlapping(found: readonly InTheWay[]): string[] | null {
  const ids = found.flatMap(({ kind, bookingId }) =>
    kind === 'BOOKING' && bookingId !== null ? [bookingId] : [],
  )
  return ids.length === found.length ? ids : null
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? { ...value } : {}
}
