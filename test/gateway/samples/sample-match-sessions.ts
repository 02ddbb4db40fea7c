import { INITIAL_SNAPSHOT } from '../../../rules/club/scoring/snapshot.ts'
import { aPage } from './sample-answers.ts'
import type { OperationCase } from './sample-graph.ts'

const AT = new Date('2026-07-01T12:00:00Z')

const SCORE = {
  ...INITIAL_SNAPSHOT,
  setHistory: [{ blue: 6, orange: 4 }],
  tieBreak: { blue: 1, orange: 0 },
}

const SESSION = {
  id: 'session-1',
  clubId: 'club-1',
  locationId: 'loc-1',
  courtId: 'court-1',
  scheduledStart: AT,
  scheduledEnd: AT,
  actualStart: AT,
  actualEnd: null,
  status: 'ACTIVE',
  booking: { provider: 'padel', externalBookingId: null },
  scoringMode: 'STAR_POINT',
  ruleVersion: 'padel-2026.1',
  displayPhase: 'TIE_BREAK',
  eventSequence: 3,
  score: SCORE,
  aiModelVersion: null,
  participants: [],
  createdAt: AT,
  updatedAt: AT,
}

const SCORE_EVENT = {
  id: 'event-1',
  matchSessionId: 'session-1',
  eventType: 'POINT_WON',
  team: 'BLUE',
  source: 'COURT_DEVICE',
  snapshotBefore: null,
  snapshotAfter: SCORE,
  sequence: 3,
  reversedEventId: null,
  clientEventId: null,
  createdAt: AT,
}

export const MATCH_SESSION_QUERIES = {
  matchSessions: () => aPage([SESSION, { ...SESSION, score: null }], 'next'),
  matchSession: () => SESSION,
  scoreEvents: () => aPage([SCORE_EVENT]),
  scoreEvent: () => SCORE_EVENT,
}

/** Cases of the operations that are to be answered alike with and without the planner. */
export const MATCH_SESSION_CASES: OperationCase[] = [
  ['no filter', 'ListMatchSessions', { first: 2 }],
  ['a filter', 'ListMatchSessions', { first: 2, filter: { status: 'ACTIVE', courtId: null } }],
  ['an id', 'GetMatchSession', { id: 'session-1' }],
  ['a page', 'ListScoreEvents', { sessionId: 'session-1', first: 2, after: null }],
  ['both ids', 'GetScoreEvent', { sessionId: 'session-1', id: 'event-1' }],
]
