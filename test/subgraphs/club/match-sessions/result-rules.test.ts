import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { mayEnterResult, RESULT_WINDOW_MS } from '../../../../rules/club/results.ts'
import { asMatchRules } from '../../../../rules/club/scoring/match-rules.ts'
import { setsOf } from '../../../../rules/club/scoring/snapshot-of-sets.ts'
import { MATCH_SESSION_STATUSES, TEAMS } from '../../../../schema/club/statuses.ts'
import { EnterResultInput } from '../../../../subgraphs/club/match-sessions/inputs.ts'
import {
  enterResult,
  readResult,
} from '../../../../subgraphs/club/match-sessions/scores/result-rules.ts'
import { anyRules, anySteps, playLegally } from '../../../rules/club/scoring/play.ts'
import { effectiveSnapshot } from '../../../support/club/effective-snapshot.ts'
import { aSession, minutesAfter, START } from './a-session.ts'

const anyEnding = fc.constantFrom('TIME', 'RETIRED')
const anyTeam = fc.constantFrom(...TEAMS)
const anyEnded = fc.constantFrom('CLOCK', 'BOOKING', 'STAFF', null)
const anyStatus = fc.constantFrom(...MATCH_SESSION_STATUSES)
const drafts = () => ({ id: 'event', source: 'STAFF_PORTAL', clientEventId: null }) as const

/** A session that nothing has been recorded about, in a status that such a one can have. */
const anyUnstarted = fc.constantFrom(
  ...(['READY', 'WAITING_FOR_PLAYERS'] as const).map((status) => aSession({ status })),
  aSession({ status: 'CANCELLED', endedBy: 'CLOCK' }),
)

describe('the result of any match', () => {
  test('is accepted, has its sets and winner, and is counted again from its events', () => {
    const property = fc.property(
      ...([anyRules, anySteps, anyUnstarted, anyEnding, anyTeam] as const),
      fc.integer({ min: -20, max: 3_000 }),
      (rules, steps, unstarted, openEnding, team, minutes) => {
        const { snapshot } = playLegally(rules, steps)
        const before = { ...unstarted, ...rules }
        const now = minutesAfter(before.scheduledStart, minutes)
        const sets = setsOf(snapshot)
        const ending = snapshot.completed ? null : openEnding
        const winner = ending === 'RETIRED' ? team : snapshot.winner
        // A result has a set, if only one of no game.
        const typed = sets.length > 0 ? sets : [{ blue: 0, orange: 0 }]
        const input = { sessionId: before.id, eventSequence: 0, sets: typed, ending, winner }
        const result = readResult(EnterResultInput.parse(input), rules)
        const { session, events, scoreEvents } = enterResult(before, result, { drafts, now })

        const { setHistory, games, matchTieBreak } = snapshot
        expect(session.score).toMatchObject({ setHistory, games, matchTieBreak, winner })
        expect(session.score?.completed).toBe(winner !== null)
        expect(effectiveSnapshot(scoreEvents, asMatchRules(session))).toEqual(session.score)
        expect(scoreEvents.map(({ sequence }) => sequence)).toEqual(
          scoreEvents.map((_, nth) => nth + 1),
        )
        expect(session).toMatchObject({ status: 'COMPLETED', endedBy: 'STAFF', dueAt: null })
        const { actualStart, actualEnd, scheduledEnd } = session
        expect(Number(actualStart)).toBeLessThanOrEqual(Number(actualEnd))
        expect(Number(actualEnd)).toBeLessThanOrEqual(Math.min(+now, +scheduledEnd))
        expect(events.map(({ type }) => type)).toEqual([
          ...['session.status_changed', 'score.corrected', 'match.completed'],
        ])
        expect(session.publishedCount).toBe(events.length)
      },
    )
    fc.assert(property, { numRuns: 300 })
  })
})

describe('a result is taken', () => {
  test('from matches that are due or in play, and for seven days from those that play or the clock ended', () => {
    const property = fc.property(anyStatus, anyEnded, fc.boolean(), (status, endedBy, isLate) => {
      const match = aSession({ status, endedBy, actualStart: START, actualEnd: START })
      const isCancelled = status === 'CANCELLED'
      const end = isCancelled ? { ...match, actualStart: null, actualEnd: null } : match
      const from = isCancelled ? match.scheduledEnd : START
      const now = new Date(from.getTime() + RESULT_WINDOW_MS + (isLate ? 1 : 0))
      const isOpen = ['READY', 'WAITING_FOR_PLAYERS', 'ACTIVE', 'PAUSED'].includes(status)
      const isByClock = ['CANCELLED', 'ABORTED'].includes(status) && endedBy === 'CLOCK'
      expect(mayEnterResult(end, now)).toBe(
        isOpen || ((isByClock || status === 'COMPLETED') && !isLate),
      )
    })
    fc.assert(property)
  })

  test.each([
    ['not known', null, 0, true],
    ['staff, whose walkover a release of before took back', 'STAFF', 0, true],
    ['not known, before its end', null, -1, false],
    ['its booking', 'BOOKING', 0, false],
  ] as const)(
    'from a cancelled match as its end was noted: by %s',
    (_by, endedBy, minutes, isTaken) => {
      const { scheduledEnd } = aSession()
      const updatedAt = minutesAfter(scheduledEnd, minutes)
      const match = aSession({ status: 'CANCELLED', endedBy, updatedAt })
      expect(mayEnterResult(match, minutesAfter(scheduledEnd, 60))).toBe(isTaken)
    },
  )

  test('from a match that staff may have broken off only where the clock is known to have', () => {
    const match = aSession({ status: 'ABORTED', updatedAt: minutesAfter(START, 200) })
    expect(mayEnterResult(match, minutesAfter(START, 201))).toBe(false)
  })

  test('for seven days after the planned end of a walkover that was awarded before', () => {
    const match = aSession({ status: 'COMPLETED', actualStart: null, actualEnd: START })
    const last = new Date(match.scheduledEnd.getTime() + RESULT_WINDOW_MS)
    expect(mayEnterResult(match, last)).toBe(true)
    expect(mayEnterResult(match, new Date(last.getTime() + 1))).toBe(false)
  })
})
