import { describe, expect, test } from '@jest/globals'
import type { MatchSessionStatus } from '../../../../../schema/club/statuses.ts'
import type { Snapshot } from '../../../../../subgraphs/club/bookings/booking.ts'
import {
  aParticipant,
  eventsOf,
  minutes,
  NOTHING,
  NOW,
  put,
  SECOND_COURT,
  storedAfter,
} from '../bookings.ts'

const OPEN: MatchSessionStatus[] = ['SCHEDULED', 'READY', 'WAITING_FOR_PLAYERS']
const LOCKED: MatchSessionStatus[] = ['ACTIVE', 'PAUSED', 'COMPLETED', 'ABORTED']

const ANA = aParticipant({ consentToShare: true })

const raise = (changes: Partial<Snapshot> = {}) => ({ snapshot: { sourceVersion: 2, ...changes } })

describe('the session of a new booking', () => {
  test('is SCHEDULED with the plan of the booking and the rules of the club', () => {
    const { result, session } = put(NOTHING, { snapshot: { participants: [ANA] } })
    expect(session).toEqual({
      id: result.booking.matchSessionId,
      organizationId: 'organization-1',
      clubId: 'club-1',
      locationId: 'location-1',
      courtId: 'court-1',
      bookingId: result.booking.id,
      scheduledStart: minutes(60),
      scheduledEnd: minutes(150),
      actualStart: null,
      actualEnd: null,
      endedBy: null,
      status: 'SCHEDULED',
      scoringMode: 'STAR_POINT',
      ruleVersion: 'padel-2026.1',
      eventSequence: 0,
      aiModelVersion: null,
      score: null,
      participants: [ANA],
      scoredAt: null,
      dueAt: minutes(45),
      publishedCount: 1,
      createdAt: NOW,
      updatedAt: NOW,
    })
  })

  test('is made while the booking has not ended, though it has begun', () => {
    const snapshot = { scheduledStart: minutes(-60), scheduledEnd: new Date(NOW.getTime() + 1) }
    expect(put(NOTHING, { snapshot }).session).toMatchObject({ status: 'SCHEDULED' })
  })
})

describe('an open session', () => {
  test.each(OPEN)('that is %s follows court, times and participants', (status) => {
    const stored = storedAfter({}, { status })
    const moved = {
      scheduledStart: minutes(5),
      scheduledEnd: minutes(95),
      participants: [ANA],
    }
    const { session } = put(stored, { ...raise(moved), target: { court: SECOND_COURT } })
    expect(session).toEqual({
      ...stored.session,
      ...moved,
      courtId: 'court-2',
      locationId: 'location-2',
      dueAt: expect.any(Date),
      publishedCount: 2,
      updatedAt: NOW,
    })
  })

  test.each([
    ['SCHEDULED', 16, 'SCHEDULED', []],
    ['READY', 15, 'READY', []],
    ['WAITING_FOR_PLAYERS', 15, 'WAITING_FOR_PLAYERS', []],
    ['READY', 15.001, 'SCHEDULED', ['display_phase', 'status']],
    ['WAITING_FOR_PLAYERS', 16, 'SCHEDULED', ['display_phase', 'status']],
  ] as const)(
    'that is %s and moved to %d minutes from now becomes %s',
    (status, inMinutes, next, fields) => {
      const stored = storedAfter({}, { status, publishedCount: 3 })
      const decision = put(stored, raise({ scheduledStart: minutes(inMinutes) }))
      expect(decision.session).toMatchObject({
        status: next,
        publishedCount: 4,
      })
      const changed = [...fields, 'scheduled_start'].sort()
      expect(eventsOf(decision).slice(1)).toEqual([
        ['session.status_changed', 'match_session', 4, changed],
      ])
    },
  )

  test.each(OPEN)('in status %s is cancelled with its booking, unchanged otherwise', (status) => {
    const stored = storedAfter({}, { status, publishedCount: 3 })
    const decision = put(stored, raise({ status: 'CANCELLED', scheduledEnd: minutes(200) }))
    expect(decision.session).toEqual({
      ...stored.session,
      status: 'CANCELLED',
      endedBy: 'BOOKING',
      dueAt: null,
      publishedCount: 4,
      updatedAt: NOW,
    })
    expect(decision.result.booking.matchSessionId).toBe(stored.session?.id)
    expect(eventsOf(decision).at(-1)).toEqual([
      'session.status_changed',
      'match_session',
      4,
      ['display_phase', 'status'],
    ])
  })

  test.each(OPEN)('that is %s stays as it was when the version alone rises', (status) => {
    const stored = storedAfter({ participants: [ANA] }, { status })
    const decision = put(stored, raise({ participants: [{ ...ANA }] }))
    expect(decision.session).toBeNull()
    expect(eventsOf(decision)).toEqual([['booking.updated', 'booking', 2, ['source_version']]])
  })

  test('that waits on another court has the clock look at both', () => {
    const stored = storedAfter({ scheduledStart: minutes(10) }, { status: 'READY' })
    const change = raise({ scheduledStart: minutes(10) })
    const decision = put(stored, { ...change, target: { court: SECOND_COURT } })
    expect(decision.session).toMatchObject({ status: 'READY', dueAt: NOW })
  })

  test.each(['READY', 'WAITING_FOR_PLAYERS'] as const)(
    'that is %s and moved to a court under maintenance has to wait for it',
    (status) => {
      const stored = storedAfter({ scheduledStart: minutes(10) }, { status })
      const court = { ...SECOND_COURT, status: 'MAINTENANCE' }
      const moved = put(stored, { ...raise({ scheduledStart: minutes(10) }), target: { court } })
      expect(moved.session?.status).toBe('SCHEDULED')
    },
  )

  test('that is READY and moved by a completed booking to a disabled court has to wait', () => {
    const stored = storedAfter({ scheduledStart: minutes(10) }, { status: 'READY' })
    const court = { ...SECOND_COURT, status: 'DISABLED' }
    const snapshot = raise({ scheduledStart: minutes(10), status: 'COMPLETED' })
    const moved = put(stored, { ...snapshot, target: { court } })
    expect(moved.session).toMatchObject({ courtId: court.id, status: 'SCHEDULED' })
  })

  test.each(OPEN)('that is %s is not ended by the completion of its booking', (status) => {
    const decision = put(storedAfter({}, { status }), raise({ status: 'COMPLETED' }))
    expect(decision.session).toBeNull()
    expect(eventsOf(decision)).toHaveLength(1)
  })

  test.each(OPEN)('in status %s takes over the fields of a completed booking', (status) => {
    const first = { scheduledStart: minutes(10) }
    const snapshot = raise({ ...first, status: 'COMPLETED', scheduledEnd: minutes(200) })
    const { session } = put(storedAfter(first, { status }), snapshot)
    expect(session).toMatchObject({ status, scheduledEnd: minutes(200) })
  })
})

describe('a locked session', () => {
  const changes: [string, Partial<Snapshot>][] = [
    ['a move', { scheduledStart: minutes(120), scheduledEnd: minutes(200) }],
    ['a cancellation', { status: 'CANCELLED' }],
    ['a completion', { status: 'COMPLETED' }],
    ['a confirmation', { status: 'CONFIRMED' }],
  ]
  const cases = LOCKED.flatMap((status) => changes.map((change) => [status, ...change] as const))

  test.each(cases)('that is %s is left alone by %s', (status, _what, change) => {
    const stored = storedAfter({}, { status })
    const decision = put(stored, raise(change))
    expect(decision.session).toBeNull()
    expect(decision.result.booking).toMatchObject({
      ...change,
      sourceVersion: 2,
      matchSessionId: stored.session?.id,
    })
    expect(decision.events.every(({ resource }) => resource.type === 'booking')).toBe(true)
  })

  test.each(LOCKED)(
    'that is %s keeps its players, and changes when those of the booking do',
    (status) => {
      const stored = storedAfter({}, { status })
      const decision = put(stored, raise({ participants: [ANA] }))
      expect(decision.session).toEqual({ ...stored.session, updatedAt: NOW })
      expect(decision.events.every(({ resource }) => resource.type === 'booking')).toBe(true)
    },
  )
})

describe('a booking without a session or with a cancelled one', () => {
  const cancelled = { status: 'CANCELLED' as const }

  test.each([
    ['was cancelled and is confirmed again', cancelled, cancelled],
    ['lost its session to another booking', {}, cancelled],
    ['was never confirmed', cancelled, null],
  ])('gets a new one when it %s', (_how, first, session) => {
    const before = storedAfter(first)
    const made = session && storedAfter({}, { ...session, id: 'session-0' }).session
    const booking = { ...before.booking, matchSessionId: made ? 'session-0' : null }
    const decision = put({ booking, session: made }, raise({ status: 'CONFIRMED' }))

    expect(decision.session).toMatchObject({ status: 'SCHEDULED' })
    expect(decision.result.booking.matchSessionId).toBe(decision.session?.id)
    expect(decision.result.booking.matchSessionId).not.toBe('session-0')
    expect(decision.replacedSession).toEqual(made && { ...made, updatedAt: NOW })
    const status = first === cancelled ? ['status'] : []
    expect(eventsOf(decision)).toEqual([
      ['booking.updated', 'booking', 2, ['match_session_id', 'source_version', ...status]],
      ['session.created', 'match_session', 1, ['status']],
    ])
  })

  test.each<[string, Partial<Snapshot>]>([
    ['is cancelled again', { status: 'CANCELLED' }],
    ['is completed', { status: 'COMPLETED' }],
    ['is confirmed for the past', { scheduledStart: minutes(-90), scheduledEnd: NOW }],
  ])('gets none when it %s', (_how, change) => {
    const stored = storedAfter(cancelled)
    const decision = put(stored, raise(change))
    expect([decision.session, decision.result.booking.matchSessionId]).toEqual([null, null])
  })

  test('keeps pointing at its cancelled session while it gets no other', () => {
    const stored = storedAfter({}, cancelled)
    const decision = put(stored, raise({ status: 'CANCELLED' }))
    expect(decision.result.booking.matchSessionId).toBe(stored.session?.id)
  })

  test.each<[string, Partial<Snapshot>]>([
    ['a booking that stays cancelled', { status: 'CANCELLED' }],
    ['a booking of the past', { scheduledStart: minutes(-90), scheduledEnd: NOW }],
  ])('has its cancelled session change with the players of %s', (_which, change) => {
    const stored = storedAfter({ participants: [ANA] }, cancelled)
    const withdrawn = [{ ...ANA, consentToShare: false }]
    const { session } = put(stored, raise({ ...change, participants: withdrawn }))
    expect(session).toEqual({ ...stored.session, updatedAt: NOW })
  })

  test('gets one when it moves from the past into the future', () => {
    const stored = storedAfter({ scheduledStart: minutes(-2000), scheduledEnd: minutes(-1900) })
    expect(stored.session).toBeNull()
    expect(put(stored, raise()).session).toMatchObject({ status: 'SCHEDULED' })
  })
})
