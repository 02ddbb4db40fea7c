import { describe, expect, test } from '@jest/globals'
import type { DaySession } from '../../../portal/src/pages/courts/today/day-plan.ts'
import {
  type DayClub,
  withLatest,
  withSession,
} from '../../../portal/src/pages/courts/today/day-sessions.ts'

const session = (id: string, eventSequence: number, scheduledStart = '10:00') =>
  ({ id, eventSequence, scheduledStart }) as DaySession

const day = (...nodes: DaySession[]) =>
  ({ id: 'club', matchSessions: { nodes, pageInfo: { hasNextPage: false } } }) as unknown as DayClub

const sessionsOf = (club: DayClub | null) => club?.matchSessions?.nodes

const NONE: ReadonlySet<DaySession> = new Set()

const asMap = (...sessions: DaySession[]) => new Map(sessions.map((one) => [one.id, one]))

describe('a day', () => {
  test('keeps a state that arrived while an older one was read', () => {
    const read = day(session('a', 3), session('b', 7))
    const shown = withLatest(read, asMap(session('a', 4), session('c', 1)), NONE)
    expect(sessionsOf(shown)).toEqual([session('a', 4), session('b', 7)])
  })

  test('takes what was read for a move of the booking, which no event of the match counts', () => {
    const read = day(session('a', 3, '11:00'))
    const earlier = session('a', 3, '10:00')
    expect(withLatest(read, asMap(earlier), new Set([earlier]))).toBe(read)
    expect(withLatest(null, asMap(earlier), NONE)).toBeNull()
  })

  test('keeps no name whose consent was withdrawn while an older state was read', () => {
    const named = { ...session('a', 3), players: [{ displayName: 'Pau Ferrer' }] }
    const nameless = { ...named, players: [] }
    expect(sessionsOf(withLatest(day(named), asMap(nameless), NONE))).toEqual([nameless])
  })

  test('takes a later state and a new session, and no older state', () => {
    const shown = withSession(day(session('a', 3)), session('b', 1))
    expect(sessionsOf(shown)).toEqual([session('a', 3), session('b', 1)])
    expect(sessionsOf(withSession(shown, session('a', 4)))?.[0]).toEqual(session('a', 4))
    expect(withSession(shown, session('a', 2))).toBe(shown)
  })
})
