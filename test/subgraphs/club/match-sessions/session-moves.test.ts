import { describe, expect, test } from '@jest/globals'
import { SCORED_IN } from '../../../../rules/club/match-states.ts'
import { SCORE_EVENT_TYPES } from '../../../../rules/club/scoring/score-events.ts'
import { INITIAL_SNAPSHOT } from '../../../../rules/club/scoring/snapshot.ts'
import {
  MATCH_SESSION_STATUSES,
  type MatchSessionStatus,
} from '../../../../schema/club/statuses.ts'
import { moveByClock } from '../../../../subgraphs/club/match-sessions/clock/rules.ts'
import { readRuleVersion } from '../../../../subgraphs/club/match-sessions/inputs.ts'
import { MOVES, type Move, moveTo } from '../../../../subgraphs/club/match-sessions/rules.ts'
import {
  awardMatch,
  recordPoint,
  startMatch,
} from '../../../../subgraphs/club/match-sessions/scores/rules.ts'
import type { MatchSession } from '../../../../subgraphs/club/match-sessions/session.ts'
import { aSession, minutesAfter, START } from './courtside.ts'

/** Every legal change of status, said a second time: from, to, and how. */
const LEGAL: readonly [MatchSessionStatus, MatchSessionStatus, Move][] = [
  ['SCHEDULED', 'READY', 'makeReady'],
  ['SCHEDULED', 'CANCELLED', 'cancel'],
  ['READY', 'SCHEDULED', 'postpone'],
  ['READY', 'WAITING_FOR_PLAYERS', 'open'],
  ['READY', 'ACTIVE', 'start'],
  ['READY', 'CANCELLED', 'cancel'],
  ['WAITING_FOR_PLAYERS', 'SCHEDULED', 'postpone'],
  ['WAITING_FOR_PLAYERS', 'ACTIVE', 'start'],
  ['WAITING_FOR_PLAYERS', 'CANCELLED', 'cancel'],
  ['ACTIVE', 'PAUSED', 'pause'],
  ['ACTIVE', 'COMPLETED', 'complete'],
  ['ACTIVE', 'ABORTED', 'abort'],
  ['PAUSED', 'ACTIVE', 'resume'],
  ['PAUSED', 'COMPLETED', 'complete'],
  ['PAUSED', 'ABORTED', 'abort'],
  ['COMPLETED', 'ACTIVE', 'reopen'],
  ['SCHEDULED', 'COMPLETED', 'walkOver'],
  ['READY', 'COMPLETED', 'walkOver'],
  ['WAITING_FOR_PLAYERS', 'COMPLETED', 'walkOver'],
  ['CANCELLED', 'COMPLETED', 'walkOver'],
  ['COMPLETED', 'CANCELLED', 'cancelAgain'],
  ['COMPLETED', 'SCHEDULED', 'scheduleAgain'],
  ['COMPLETED', 'READY', 'makeReadyAgain'],
  ['COMPLETED', 'WAITING_FOR_PLAYERS', 'openAgain'],
]

const CONFLICT = expect.objectContaining({ code: 'state_conflict' })

describe('a session', () => {
  const all = MATCH_SESSION_STATUSES.flatMap((from) =>
    (Object.keys(MOVES) as Move[]).map((move) => [from, move] as const),
  )

  test.each(all)(
    'in status %s accepts the transition %s only if the table contains it',
    (from, move) => {
      const session = aSession({ status: from })
      const legal = LEGAL.find(([legalFrom, , how]) => legalFrom === from && how === move)
      if (legal === undefined) return expect(() => moveTo(session, move, START)).toThrow(CONFLICT)

      const moved = moveTo(session, move, START)
      expect(moved.session).toMatchObject({ status: legal[1], publishedCount: 1, updatedAt: START })
      expect(moved.events.map(({ type }) => type)).toEqual(['session.status_changed'])
    },
  )

  test('comes by no other way to any status', () => {
    const reached = new Set(LEGAL.map(([, to]) => to))
    const table = Object.values(MOVES).map(({ to }) => to)
    expect(new Set(table)).toEqual(reached)
  })

  test.each<[Move, MatchSessionStatus, Partial<MatchSession>, string[]]>([
    ['start', 'READY', { actualStart: START }, ['actual_start', 'status']],
    ['complete', 'ACTIVE', { actualEnd: START }, ['actual_end', 'status']],
    ['abort', 'PAUSED', { actualEnd: START }, ['actual_end', 'status']],
    ['reopen', 'COMPLETED', { actualEnd: null }, ['actual_end', 'status']],
    ['walkOver', 'READY', { actualStart: null, actualEnd: START }, ['actual_end', 'status']],
    ['openAgain', 'COMPLETED', { actualEnd: null }, ['actual_end', 'status']],
    ['pause', 'ACTIVE', {}, ['status']],
  ])('names the fields that %s sets', (move, status, expected, fields) => {
    const session = aSession({ status, actualEnd: status === 'COMPLETED' ? START : null })
    const { session: moved, events } = moveTo(session, move, START)
    expect(moved).toMatchObject(expected)
    expect(events[0]?.changedFields).toEqual(fields)
  })
})

describe('a score event', () => {
  const draft = { id: 'event-1', source: 'COURT_DEVICE', clientEventId: null } as const
  const writers = {
    MATCH_STARTED: (session: MatchSession) => startMatch(session, draft, START),
    POINT_WON: (session: MatchSession) => recordPoint(session, 'BLUE', draft, START),
    MATCH_AWARDED: (session: MatchSession) => awardMatch(session, { team: 'BLUE' }, draft, START),
  }
  const all = MATCH_SESSION_STATUSES.flatMap((status) =>
    (Object.keys(writers) as (keyof typeof writers)[]).map((type) => [type, status] as const),
  )

  test.each(all)('%s in a session that is %s is taken only where it may come', (type, status) => {
    const session = aSession({ status, score: INITIAL_SNAPSHOT })
    const write = () => writers[type](session)
    if (!SCORED_IN[type].includes(status)) return expect(write).toThrow(CONFLICT)

    expect(write().event).toMatchObject({ eventType: type, sequence: session.eventSequence + 1 })
  })

  test('has states of its own for each type', () => {
    expect(Object.keys(SCORED_IN).toSorted()).toEqual([...SCORE_EVENT_TYPES].toSorted())
  })
})

describe('time', () => {
  const POINTS = { ...INITIAL_SNAPSHOT, pointNumber: 1 }
  const START_AT = minutesAfter(START, 60)
  const END_AT = minutesAfter(START, 150)

  test.each<[string, Partial<MatchSession>, Date, MatchSessionStatus]>([
    ['SCHEDULED', {}, minutesAfter(START_AT, -15.001), 'SCHEDULED'],
    ['SCHEDULED', {}, minutesAfter(START_AT, -15), 'READY'],
    ['SCHEDULED', {}, START_AT, 'WAITING_FOR_PLAYERS'],
    ['SCHEDULED', {}, END_AT, 'CANCELLED'],
    ['READY', {}, minutesAfter(START_AT, -0.001), 'READY'],
    ['READY', {}, START_AT, 'WAITING_FOR_PLAYERS'],
    ['WAITING_FOR_PLAYERS', {}, minutesAfter(END_AT, -0.001), 'WAITING_FOR_PLAYERS'],
    ['WAITING_FOR_PLAYERS', {}, END_AT, 'CANCELLED'],
    ['ACTIVE', { score: POINTS }, minutesAfter(END_AT, 9.99), 'ACTIVE'],
    ['ACTIVE', { score: POINTS }, minutesAfter(END_AT, 10), 'COMPLETED'],
    ['PAUSED', { score: POINTS }, minutesAfter(END_AT, 10), 'COMPLETED'],
    ['ACTIVE', {}, minutesAfter(END_AT, 10), 'ABORTED'],
    [
      'ACTIVE',
      { score: POINTS, scoredAt: minutesAfter(END_AT, 5) },
      minutesAfter(END_AT, 14),
      'ACTIVE',
    ],
    [
      'ACTIVE',
      { score: POINTS, scoredAt: minutesAfter(END_AT, 5) },
      minutesAfter(END_AT, 15),
      'COMPLETED',
    ],
    [
      'ACTIVE',
      { scoredAt: END_AT, actualStart: minutesAfter(END_AT, 2) },
      minutesAfter(END_AT, 11),
      'ACTIVE',
    ],
    ['COMPLETED', {}, minutesAfter(END_AT, 1000), 'COMPLETED'],
    ['CANCELLED', {}, minutesAfter(END_AT, 1000), 'CANCELLED'],
  ])('moves %s %j at %s to %s', (status, changes, now, expected) => {
    const session = aSession({ status: status as MatchSessionStatus, ...changes })
    expect(moveByClock(session, true, now).session.status).toBe(expected)
  })

  test('looks again exactly when it may change something', () => {
    let session = aSession()
    const seen: unknown[] = []
    while (session.dueAt !== null) {
      const { dueAt } = session
      const before = new Date(dueAt.getTime() - 1)
      expect(moveByClock(session, true, before).events).toEqual([])
      session = moveByClock(session, true, dueAt).session
      seen.push([session.status, dueAt])
    }
    expect(seen).toEqual([
      ['READY', minutesAfter(START_AT, -15)],
      ['WAITING_FOR_PLAYERS', START_AT],
      ['CANCELLED', END_AT],
    ])
  })

  test('keeps a session SCHEDULED while its court is closed, and looks again at its end', () => {
    const { session, events } = moveByClock(aSession(), false, START_AT)
    expect([session.status, session.dueAt, events]).toEqual(['SCHEDULED', END_AT, []])
    expect(moveByClock(session, false, END_AT).session.status).toBe('CANCELLED')
  })

  test('completes a played match, and publishes the completion last', () => {
    const session = aSession({ status: 'ACTIVE', score: POINTS })
    const { session: ended, events } = moveByClock(session, true, minutesAfter(END_AT, 10))
    expect(events.map(({ type }) => type)).toEqual(['session.status_changed', 'match.completed'])
    expect(ended).toMatchObject({ score: { completed: false, winner: null }, dueAt: null })
  })
})

describe('choosing the rules of a match', () => {
  test.each([
    ['padel-2031.1', 'is not known here; use padel-2026.1 or'],
    ['toString', 'is not a rule version'],
    ['', 'is not a rule version'],
  ])('refuses the version "%s"', (ruleVersion, message) => {
    const refusal = { code: 'invalid_input', message: expect.stringContaining(message) }
    expect(() => readRuleVersion(ruleVersion)).toThrow(expect.objectContaining(refusal))
  })
})
