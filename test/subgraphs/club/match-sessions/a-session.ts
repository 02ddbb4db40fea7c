import { newUuid } from '../../../../platform/ids.ts'
import { INITIAL_SNAPSHOT } from '../../../../rules/club/scoring/snapshot.ts'
import { dueAtOf } from '../../../../subgraphs/club/match-sessions/clock/due-times.ts'
import type { MatchSession } from '../../../../subgraphs/club/match-sessions/session.ts'

export const START = new Date('2026-07-01T12:00:00.000Z')

export const minutesAfter = (moment: Date, count: number) =>
  new Date(moment.getTime() + count * 60_000)

export function aSession(changes: Partial<MatchSession> = {}): MatchSession {
  const status = changes.status ?? 'SCHEDULED'
  const isStarted = ['ACTIVE', 'PAUSED', 'COMPLETED', 'ABORTED'].includes(status)
  const session: MatchSession = {
    id: newUuid(),
    organizationId: 'organization-1',
    clubId: 'club-1',
    locationId: 'location-1',
    courtId: 'court-1',
    bookingId: null,
    scheduledStart: minutesAfter(START, 60),
    scheduledEnd: minutesAfter(START, 150),
    actualStart: isStarted ? START : null,
    actualEnd: null,
    scoringMode: 'GOLDEN_POINT',
    ruleVersion: 'padel-2026.1',
    eventSequence: isStarted ? 1 : 0,
    aiModelVersion: null,
    score: isStarted ? INITIAL_SNAPSHOT : null,
    participants: [],
    scoredAt: isStarted ? START : null,
    dueAt: null,
    endedBy: null,
    publishedCount: 0,
    createdAt: START,
    updatedAt: START,
    ...changes,
    status,
  }
  return { ...session, dueAt: dueAtOf(session) }
}
