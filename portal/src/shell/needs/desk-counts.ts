import type { DataOf } from '../../graph/ask.ts'
import { type BookingsByCourt, toClosedNeeds } from '../../pages/courts/needs/closed-needs.ts'
import { OVERLAP_AHEAD_MS, toCourtNeeds } from '../../pages/courts/needs/court-needs.ts'
import { hasDeviceProblem, needsAttention } from './desk-needs.ts'
import type { ShownCounts } from './shown-counts.ts'

type DeskClub = NonNullable<DataOf<'PortalDeskNeeds'>['club']>

const HOUR_MS = 60 * 60_000

/** Between which matches that are to come are read; the same for an hour, so that one answer serves it. */
export function hoursAround(now: Date): { from: string; to: string } {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  return {
    // No match is longer than a day.
    from: new Date(hour - 24 * HOUR_MS).toISOString(),
    to: new Date(hour + HOUR_MS + OVERLAP_AHEAD_MS).toISOString(),
  }
}

/** How many cards the front desk has on Today, and how many problems on other pages; none where a part could not be read. */
export function toDeskCounts(club: DeskClub, bookings: BookingsByCourt, now: Date): ShownCounts {
  const { courts, reconciliationConflicts: conflicts, webhookEndpoints } = club
  const lists = [club.active, club.paused, club.ready, club.waiting, club.scheduled]
  const sessions = lists.flatMap((list) => list?.nodes ?? [])
  if (!courts || !conflicts || !webhookEndpoints || lists.includes(null)) return {}
  const inConflict = new Set(conflicts.nodes.flatMap(({ matchSession }) => matchSession?.id ?? []))
  const webhooks = webhookEndpoints.nodes.filter((one) => needsAttention(one, now)).length
  const today = [
    conflicts.nodes,
    toCourtNeeds({ courts: courts.nodes, sessions, inConflict, now }),
    toClosedNeeds(courts.nodes, bookings, now),
    courts.nodes.filter(hasDeviceProblem),
  ].reduce((sum, { length }) => sum + length, webhooks)
  return { webhooks, today }
}
