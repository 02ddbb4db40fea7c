import { describe, expect, test } from '@jest/globals'
import type { MatchSessionStatus } from '../../../../schema/club/statuses.ts'
import type { Snapshot } from '../../../../subgraphs/club/bookings/booking.ts'
import {
  type Attempt,
  aParticipant,
  eventsOf,
  minutes,
  NOW,
  put,
  SECOND_COURT,
  type Stored,
  storedAfter,
  after as storedThrough,
} from './bookings.ts'

const LOCKED: MatchSessionStatus[] = ['ACTIVE', 'PAUSED', 'COMPLETED', 'ABORTED']

const ANA = aParticipant({ consentToShare: true, consentReference: 'receipt' })
const BEN = aParticipant({ externalId: 'p-2', displayName: 'Ben' })

const version = (sourceVersion: number, changes: Partial<Snapshot> = {}): Attempt => ({
  snapshot: { sourceVersion, participants: [ANA], ...changes },
})

const inPlay = (status: MatchSessionStatus = 'ACTIVE'): Stored =>
  storedAfter({ participants: [ANA] }, { status })

const DIFFERENCES: [string, Attempt, string[]][] = [
  [
    'another court',
    { ...version(2), target: { court: SECOND_COURT } },
    ['court_id', 'location_id'],
  ],
  ['another start', version(2, { scheduledStart: minutes(70) }), ['scheduled_start']],
  ['another end', version(2, { scheduledEnd: minutes(200) }), ['scheduled_end']],
  ['another player', version(2, { participants: [ANA, BEN] }), ['participants']],
  ['no players', version(2, { participants: [] }), ['participants']],
  [
    'another name',
    version(2, { participants: [{ ...ANA, displayName: 'Eva' }] }),
    ['participants'],
  ],
  ['another team', version(2, { participants: [{ ...ANA, team: 'BLUE' }] }), ['participants']],
  ['a cancellation', version(2, { status: 'CANCELLED' }), ['status']],
  [
    'the end of a moved booking',
    version(2, { status: 'COMPLETED', scheduledEnd: minutes(200) }),
    ['scheduled_end'],
  ],
]

const AGREEMENTS: [string, Attempt][] = [
  ['nothing new', version(2)],
  [
    'a withdrawn consent',
    version(2, { participants: [{ ...ANA, consentToShare: false, consentReference: null }] }),
  ],
  ['the end of the booking', version(2, { status: 'COMPLETED' })],
]

describe('a snapshot for a locked session', () => {
  const differing = LOCKED.flatMap((status) => DIFFERENCES.map((one) => [status, ...one] as const))
  test.each(differing)(
    'in status %s, with %s, opens a conflict',
    (status, _what, asked, fields) => {
      const stored = inPlay(status)
      const { result, session, conflict, events } = put(stored, asked)

      expect({ ...stored.session, ...session, updatedAt: null }).toEqual({
        ...stored.session,
        updatedAt: null,
      })
      expect(result).toMatchObject({ outcome: 'UPDATED', reconciliationStatus: 'REQUIRED' })
      expect(conflict).toEqual({
        change: 'OPEN',
        conflict: {
          id: result.booking.openConflictId,
          clubId: 'club-1',
          bookingId: result.booking.id,
          matchSessionId: stored.session?.id,
          sourceVersion: 2,
          fields,
          status: 'OPEN',
          resolvedAt: null,
          resolvedBy: null,
          createdAt: NOW,
          updatedAt: NOW,
        },
      })
      expect(events.at(-1)).toMatchObject({
        type: 'booking.reconciliation_required',
        sequence: result.booking.publishedCount,
        changedFields: fields,
      })
      expect(events[0]?.type).toBe(
        fields.includes('status') ? 'booking.cancelled' : 'booking.updated',
      )
    },
  )

  const agreeing = LOCKED.flatMap((status) => AGREEMENTS.map((one) => [status, ...one] as const))
  test.each(agreeing)('in status %s, with %s, opens no conflict', (status, _what, asked) => {
    const stored = inPlay(status)
    const decision = put(stored, asked)
    expect(decision.conflict).toBeNull()
    expect({ ...stored.session, ...decision.session, updatedAt: null }).toEqual({
      ...stored.session,
      updatedAt: null,
    })
    expect(decision.result.reconciliationStatus).toBe('NONE')
    expect(decision.events.map(({ type }) => type)).not.toContain('booking.reconciliation_required')
  })
})

describe('an open conflict', () => {
  const opened = () => {
    const stored = inPlay()
    return storedThrough(stored, put(stored, version(2, { status: 'CANCELLED' })))
  }

  test('is returned again for a repetition of its snapshot', () => {
    const { result, conflict, events } = put(opened(), version(2, { status: 'CANCELLED' }))
    expect(result).toMatchObject({ outcome: 'UNCHANGED', reconciliationStatus: 'REQUIRED' })
    expect([conflict, events]).toEqual([null, []])
  })

  test('is renewed by a later snapshot that differs too', () => {
    const stored = opened()
    const { result, conflict } = put(stored, version(3, { scheduledEnd: minutes(200) }))
    expect(result.booking.openConflictId).toBe(stored.booking?.openConflictId)
    expect(conflict).toMatchObject({
      change: 'RENEW',
      conflict: { id: stored.booking?.openConflictId, sourceVersion: 3, fields: ['scheduled_end'] },
    })
  })

  test('is resolved by a later snapshot that agrees, such as a reconfirmation', () => {
    const stored = opened()
    const decision = put(stored, version(3))
    expect(decision.conflict).toEqual({
      change: 'RESOLVE',
      id: stored.booking?.openConflictId,
      at: NOW,
    })
    expect(decision.result).toMatchObject({
      reconciliationStatus: 'NONE',
      booking: { openConflictId: null, matchSessionId: stored.session?.id },
    })
    expect(eventsOf(decision)).toEqual([
      ['booking.updated', 'booking', 4, ['source_version', 'status']],
    ])
  })

  test('outlives the end of a booking that still differs', () => {
    const stored = inPlay()
    const moved = storedThrough(stored, put(stored, version(2, { scheduledEnd: minutes(200) })))
    const done = { status: 'COMPLETED' as const, scheduledEnd: minutes(200) }
    expect(put(moved, version(3, done)).result.reconciliationStatus).toBe('REQUIRED')
    expect(put(moved, version(3, { status: 'COMPLETED' })).result.reconciliationStatus).toBe('NONE')
  })

  test('publishes participants before itself', () => {
    const decision = put(inPlay(), version(2, { participants: [BEN] }))
    expect(decision.events.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['booking.updated', 2],
      ['participant.updated', 3],
      ['booking.reconciliation_required', 4],
    ])
  })
})
