import { type ClubEvent, toClubEvent } from '../club-event.ts'
import { type CourtUse, courtStatusOf, statusDueAtOf } from './court-status.ts'
import type { Court } from './entities.ts'

/** A court whose row is locked, with the organization that its events are published for. */
export type LockedCourt = Court & { organizationId: string }

export interface CourtDecision {
  court: LockedCourt
  events: ClubEvent[]
}

/** Brings the stored status of a court in line with what it follows from. */
export function refreshCourt(court: LockedCourt, use: CourtUse, now: Date): CourtDecision {
  const status = courtStatusOf(court, use, now)
  const timed = { ...court, statusDueAt: statusDueAtOf(court, now) }
  if (status === court.status) return { court: timed, events: [] }

  const sequence = court.publishedCount + 1
  return {
    court: { ...timed, status, publishedCount: sequence, updatedAt: now },
    events: [toClubEvent('court.status_changed', court, { sequence, changedFields: ['status'] })],
  }
}
