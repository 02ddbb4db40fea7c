import { describe, expect, test } from '@jest/globals'
import type { Snapshot, SnapshotTarget } from '../../../../../subgraphs/club/bookings/booking.ts'
import {
  type Attempt,
  aParticipant,
  minutes,
  NOTHING,
  put,
  SECOND_COURT,
  storedAfter,
} from '../bookings.ts'

const ANA = aParticipant({ consentToShare: true, consentReference: 'receipt' })
const WITHDRAWN = { ...ANA, consentToShare: false, consentReference: null }
const FIRST = { participants: [ANA] }

const DISABLED: Partial<SnapshotTarget> = {
  court: { id: 'court-1', locationId: 'location-1', status: 'DISABLED' },
}
const REMAPPED: Partial<SnapshotTarget> = { court: { ...SECOND_COURT, status: 'DISABLED' } }
const UNMAPPED: Partial<SnapshotTarget> = { court: null }

const PASSING: [string, Partial<Snapshot>][] = [
  ['a cancellation', { status: 'CANCELLED' }],
  ['a cancellation without its participants', { status: 'CANCELLED', participants: [] }],
  ['a completion', { status: 'COMPLETED' }],
  ['a withdrawn consent', { participants: [WITHDRAWN] }],
]

const raise = (changes: Partial<Snapshot>, target: Partial<SnapshotTarget>): Attempt => ({
  snapshot: { sourceVersion: 2, ...FIRST, ...changes },
  target,
})

describe('a stored booking on a disabled court', () => {
  const courts = [
    ['that it stands on', DISABLED],
    ['that it would be moved to', REMAPPED],
    ['without a mapping', UNMAPPED],
  ] as const
  const passing = courts.flatMap(([which, target]) =>
    PASSING.map(([what, changes]) => [which, what, changes, target] as const),
  )
  test.each(passing)('%s takes %s', (_which, _what, changes, target) => {
    const { booking, outcome } = put(storedAfter(FIRST), raise(changes, target)).result
    expect([outcome, booking.sourceVersion]).toEqual(['UPDATED', 2])
    expect(booking).toMatchObject(changes)
  })

  test('stays where it is while it would be moved to one', () => {
    const { booking } = put(
      storedAfter(FIRST),
      raise({ participants: [WITHDRAWN] }, REMAPPED),
    ).result
    expect(booking).toMatchObject({ courtId: 'court-1', locationId: 'location-1' })
  })

  test.each<[string, Partial<Snapshot>, Partial<Snapshot>]>([
    ['another time', FIRST, { scheduledEnd: minutes(200) }],
    ['another external court', FIRST, { externalCourtId: 'c9' }],
    ['a confirmation after its cancellation', { ...FIRST, status: 'CANCELLED' }, {}],
  ])('refuses %s as unmapped_court', (_what, first, changes) => {
    expect(() => put(storedAfter(first), raise(changes, DISABLED))).toThrow(
      expect.objectContaining({ code: 'unmapped_court' }),
    )
  })

  test('is not made, cancelled or not', () => {
    for (const status of ['CONFIRMED', 'CANCELLED', 'COMPLETED'] as const)
      expect(() => put(NOTHING, { snapshot: { status }, target: DISABLED })).toThrow(
        expect.objectContaining({ code: 'unmapped_court' }),
      )
  })
})

describe('a stored booking of a paused source', () => {
  const PAUSED = { sourceStatus: 'PAUSED' } as const

  test.each(PASSING)('takes %s', (_what, changes) => {
    expect(put(storedAfter(FIRST), raise(changes, PAUSED)).result.outcome).toBe('UPDATED')
  })

  test.each<[string, Partial<Snapshot>]>([
    ['another time', { scheduledEnd: minutes(200) }],
    ['another participant', { participants: [ANA, aParticipant({ externalId: 'p-2' })] }],
    [
      'a consent given beside one withdrawn',
      {
        participants: [WITHDRAWN, { ...ANA, externalId: 'p-2' }],
      },
    ],
    [
      'a withdrawn consent together with another time',
      {
        participants: [WITHDRAWN],
        scheduledEnd: minutes(200),
      },
    ],
    ['a version and nothing else', {}],
  ])('refuses %s as booking_source_inactive', (_what, changes) => {
    expect(() => put(storedAfter(FIRST), raise(changes, PAUSED))).toThrow(
      expect.objectContaining({
        code: 'booking_source_inactive',
        details: { bookingSourceId: 'source-1', status: 'PAUSED' },
      }),
    )
  })

  test('is not made, cancelled or not', () => {
    for (const status of ['CONFIRMED', 'CANCELLED'] as const)
      expect(() => put(NOTHING, { snapshot: { status }, target: PAUSED })).toThrow(
        expect.objectContaining({ code: 'booking_source_inactive' }),
      )
  })
})

describe('a stored booking of a disabled source', () => {
  const CLOSED = { sourceStatus: 'DISABLED' } as const

  test('answers its stored snapshot as a repetition', () => {
    const { result } = put(storedAfter(FIRST), { snapshot: FIRST, target: CLOSED })
    expect(result.outcome).toBe('UNCHANGED')
  })

  test.each(PASSING)('refuses %s', (_what, changes) => {
    expect(() => put(storedAfter(FIRST), raise(changes, CLOSED))).toThrow(
      expect.objectContaining({ code: 'booking_source_inactive' }),
    )
  })
})
