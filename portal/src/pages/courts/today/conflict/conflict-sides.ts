import type { Times } from '../../../../time/times.ts'
import { sourceOf } from '../../needs/booking-source.ts'
import type { Court } from '../day-plan.ts'
import type { OpenConflict } from './conflict.ts'
import { courtOf } from './use-settlements.ts'

export type Sides = ReturnType<typeof sidesOf>

/** What booking and match say, as texts for the page. */
export function sidesOf(conflict: OpenConflict, courts: ReadonlyMap<string, Court>, times: Times) {
  const { booking, matchSession } = conflict
  const period = (one: { scheduledStart: string; scheduledEnd: string } | null) =>
    one ? times.span(one.scheduledStart, one.scheduledEnd) : '–'
  return {
    source: sourceOf(booking) ?? '–',
    booking: period(booking),
    bookingCourt: courts.get(booking?.courtId ?? '')?.name ?? '–',
    match: period(matchSession),
    matchCourt: courtOf(conflict, courts),
  }
}
