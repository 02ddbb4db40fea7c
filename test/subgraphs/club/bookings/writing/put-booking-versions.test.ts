import { describe, expect, test } from '@jest/globals'
import { BOOKING_FIELDS } from '../../../../../schema/club/bookings.ts'
import type { Snapshot } from '../../../../../subgraphs/club/bookings/booking.ts'
import { sampleFields } from '../../../../support/graph/sample-fields.ts'
import { aParticipant, eventsOf, minutes, put, SECOND_COURT, storedAfter } from '../bookings.ts'

const ANA = aParticipant({ externalId: 'p-1', displayName: 'Ana', consentToShare: true })
const BLUE_BEN = aParticipant({ externalId: 'p-2', displayName: 'Ben', team: 'BLUE' })

/** Another value of every field that makes a new version. */
const OTHER_CONTENT = Object.entries(
  sampleFields(BOOKING_FIELDS, 'Other', {
    sourceVersion: 4,
    externalCourtId: 'C1',
    scheduledStart: minutes(60.0001),
    scheduledEnd: minutes(151),
    status: 'COMPLETED',
    participants: [],
  }),
).filter(([field]) => BOOKING_FIELDS[field as keyof typeof BOOKING_FIELDS].isVersioned)

describe('a snapshot of the stored version', () => {
  const participants = [ANA, BLUE_BEN]
  const stored = storedAfter({ sourceVersion: 4, participants })

  test.each<[string, Partial<Snapshot>]>([
    ['is the same', {}],
    ['has its participants in another order', { participants: participants.toReversed() }],
  ])('changes and publishes nothing when it %s', (_how, changes) => {
    const decision = put(stored, { snapshot: { sourceVersion: 4, participants, ...changes } })
    expect(decision).toEqual({
      result: { booking: stored.booking, outcome: 'UNCHANGED', reconciliationStatus: 'NONE' },
      session: null,
      replacedSession: null,
      conflict: null,
      events: [],
    })
  })

  test('is the same though the database reordered the members of its participants', () => {
    const reordered = participants.map((participant) =>
      Object.fromEntries(Object.entries(participant).toReversed()),
    ) as unknown as typeof participants
    const shuffled = { ...stored, booking: { ...stored.booking, participants: reordered } }
    const again = put(shuffled, { snapshot: { sourceVersion: 4, participants } })
    expect(again.result.outcome).toBe('UNCHANGED')
    const next = put(shuffled, { snapshot: { sourceVersion: 5, participants } })
    expect(eventsOf(next)).toEqual([['booking.updated', 'booking', 2, ['source_version']]])
  })

  test('is answered though its court is no longer mapped, or disabled', () => {
    const snapshot = { sourceVersion: 4, participants }
    for (const court of [null, { ...SECOND_COURT, status: 'DISABLED' }])
      expect(put(stored, { snapshot, target: { court } }).result.outcome).toBe('UNCHANGED')
  })

  test('is the same though its court was mapped to another one since', () => {
    const target = { court: SECOND_COURT }
    const decision = put(stored, { snapshot: { sourceVersion: 4, participants }, target })
    expect(decision.result.booking.courtId).toBe('court-1')
  })

  test.each<[string, Partial<Snapshot>]>([
    ...OTHER_CONTENT.map(([field, value]): [string, Partial<Snapshot>] => [
      field,
      { [field]: value },
    ]),
    ['number of participants', { participants: [ANA] }],
    ['external id', { participants: [ANA, { ...BLUE_BEN, externalId: 'P-2' }] }],
    ['display name', { participants: [ANA, { ...BLUE_BEN, displayName: 'ben' }] }],
    ['team', { participants: [ANA, { ...BLUE_BEN, team: 'ORANGE' }] }],
    ['consent', { participants: [{ ...ANA, consentToShare: false }, BLUE_BEN] }],
    ['consent reference', { participants: [{ ...ANA, consentReference: 'r' }, BLUE_BEN] }],
  ])('is refused as other content for another %s', (_what, changes) => {
    const snapshot = { sourceVersion: 4, participants, ...changes }
    expect(() => put(stored, { snapshot })).toThrow(
      expect.objectContaining({
        code: 'version_conflict',
        details: {
          storedSourceVersion: 4,
          submittedSourceVersion: 4,
          reason: 'same_version_different_content',
        },
      }),
    )
  })
})

describe('a snapshot of an older version', () => {
  test.each([
    ['the same content', {}],
    ['other content', { status: 'CANCELLED' as const }],
  ])('is refused with %s', (_what, changes) => {
    const stored = storedAfter({ sourceVersion: 4 })
    expect(() => put(stored, { snapshot: { sourceVersion: 3, ...changes } })).toThrow(
      expect.objectContaining({
        code: 'version_conflict',
        details: { storedSourceVersion: 4, submittedSourceVersion: 3, reason: 'older' },
      }),
    )
  })

  test('is refused before its court is looked at', () => {
    const stored = storedAfter({ sourceVersion: 4 })
    expect(() => put(stored, { snapshot: { sourceVersion: 3 }, target: { court: null } })).toThrow(
      expect.objectContaining({ code: 'version_conflict' }),
    )
  })
})
