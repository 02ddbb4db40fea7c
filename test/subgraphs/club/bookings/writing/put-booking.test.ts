import { describe, expect, test } from '@jest/globals'
import { BOOKING_FIELDS } from '../../../../../schema/club/bookings.ts'
import { withEmptyFields } from '../../../../../schema/fields/resource-fields.ts'
import type { Snapshot } from '../../../../../subgraphs/club/bookings/booking.ts'
import {
  aParticipant,
  aTarget,
  eventsOf,
  minutes,
  NOTHING,
  NOW,
  put,
  SECOND_COURT,
  storedAfter,
} from '../bookings.ts'

const ANA = aParticipant({ externalId: 'p-1', displayName: 'Ana', consentToShare: true })
const BEN = aParticipant({ externalId: 'p-2', displayName: 'Ben' })

const CREATED_FIELDS = [
  'court_id',
  'external_court_id',
  'location_id',
  'scheduled_end',
  'scheduled_start',
  'source_version',
  'status',
]

describe('the first snapshot of a booking', () => {
  test('makes the booking of its source, on the mapped court', () => {
    const { result } = put(NOTHING, { snapshot: { participants: [ANA] } })
    expect(result.outcome).toBe('CREATED')
    expect(result.booking).toEqual({
      ...withEmptyFields(BOOKING_FIELDS),
      id: expect.any(String),
      organizationId: 'organization-1',
      clubId: 'club-1',
      locationId: 'location-1',
      courtId: 'court-1',
      bookingSourceId: 'source-1',
      installationId: 'installation-1',
      provider: 'partner',
      externalBookingId: 'b-1',
      externalCourtId: 'c1',
      sourceVersion: 1,
      scheduledStart: minutes(60),
      scheduledEnd: minutes(150),
      status: 'CONFIRMED',
      participants: [ANA],
      matchSessionId: expect.any(String),
      openConflictId: null,
      publishedCount: 1,
      importedAt: NOW,
      createdAt: NOW,
      updatedAt: NOW,
    })
  })

  test('publishes booking.created with every field of the source, then session.created', () => {
    expect(eventsOf(put(NOTHING))).toEqual([
      ['booking.created', 'booking', 1, CREATED_FIELDS],
      ['session.created', 'match_session', 1, ['status']],
    ])
  })

  test('names participants among its fields if there are any', () => {
    const decision = put(NOTHING, { snapshot: { participants: [BEN] } })
    expect(eventsOf(decision)[0]).toEqual([
      'booking.created',
      'booking',
      1,
      [...CREATED_FIELDS, 'participants'].sort(),
    ])
  })

  test('may have version 0', () => {
    expect(put(NOTHING, { snapshot: { sourceVersion: 0 } }).result.outcome).toBe('CREATED')
  })

  test.each<[string, Partial<Snapshot>]>([
    ['is cancelled', { status: 'CANCELLED' }],
    ['is completed', { status: 'COMPLETED' }],
    ['ended just now', { scheduledStart: minutes(-60), scheduledEnd: NOW }],
  ])('makes no session when it %s', (_how, snapshot) => {
    const decision = put(NOTHING, { snapshot })
    expect(decision.session).toBeNull()
    expect(decision.result.booking.matchSessionId).toBeNull()
    expect(eventsOf(decision)).toEqual([['booking.created', 'booking', 1, CREATED_FIELDS]])
  })

  test.each([
    ['an external court without a mapping', null],
    ['a disabled court', { ...SECOND_COURT, status: 'DISABLED' }],
  ])('is refused with unmapped_court for %s', (_what, court) => {
    expect(() => put(NOTHING, { target: { court } })).toThrow(
      expect.objectContaining({
        code: 'unmapped_court',
        details: { bookingSourceId: 'source-1', externalCourtId: 'c1' },
      }),
    )
  })

  test.each(['MAINTENANCE', 'OFFLINE', 'SESSION_ACTIVE', 'DEVICE_WARNING', 'BOOKED_SOON'])(
    'is taken for a court that is %s',
    (status) => {
      const decision = put(NOTHING, { target: { court: { ...SECOND_COURT, status } } })
      expect(decision.result.booking).toMatchObject({
        courtId: 'court-2',
        locationId: 'location-2',
      })
    },
  )
})

describe('a snapshot of a higher version', () => {
  const raise = (changes: Partial<Snapshot> = {}) => ({
    snapshot: { sourceVersion: 2, ...changes },
  })

  test('replaces the source’s fields, and keeps the others', () => {
    const stored = storedAfter({ participants: [ANA] })
    const { result } = put(stored, raise({ externalCourtId: 'c2', scheduledEnd: minutes(200) }))
    expect(result).toMatchObject({
      outcome: 'UPDATED',
      booking: {
        ...stored.booking,
        sourceVersion: 2,
        externalCourtId: 'c2',
        scheduledEnd: minutes(200),
        participants: [],
        publishedCount: 3,
        importedAt: NOW,
        updatedAt: NOW,
      },
    })
  })

  test.each<[string, Partial<Snapshot>, string[]]>([
    ['nothing else', {}, []],
    ['the external court', { externalCourtId: 'c9' }, ['external_court_id']],
    ['the start', { scheduledStart: minutes(61) }, ['scheduled_start']],
    ['the end', { scheduledEnd: minutes(151) }, ['scheduled_end']],
    ['the status', { status: 'COMPLETED' }, ['status']],
    [
      'both times',
      { scheduledStart: minutes(61), scheduledEnd: minutes(151) },
      ['scheduled_end', 'scheduled_start'],
    ],
  ])(
    'that changes %s publishes booking.updated with the fields that differ',
    (_what, changes, fields) => {
      const [first] = eventsOf(put(storedAfter(), raise(changes)))
      const named = [...fields, 'source_version'].sort()
      expect(first).toEqual(['booking.updated', 'booking', 2, named])
    },
  )

  test('follows a court that was mapped to another one', () => {
    const decision = put(storedAfter(), { ...raise(), target: { court: SECOND_COURT } })
    expect(decision.result.booking).toMatchObject({ courtId: 'court-2', locationId: 'location-2' })
    expect(decision.session).toMatchObject({
      courtId: 'court-2',
      locationId: 'location-2',
    })
    expect(eventsOf(decision)).toEqual([
      ['booking.updated', 'booking', 2, ['court_id', 'location_id', 'source_version']],
      ['session.status_changed', 'match_session', 2, ['court_id', 'location_id']],
    ])
  })

  test('is refused for a court that is not mapped', () => {
    const moved = { ...raise({ externalCourtId: 'c9' }), target: aTarget({ court: null }) }
    expect(() => put(storedAfter(), moved)).toThrow(
      expect.objectContaining({ code: 'unmapped_court' }),
    )
  })

  test('that cancels publishes booking.cancelled instead of booking.updated', () => {
    expect(eventsOf(put(storedAfter(), raise({ status: 'CANCELLED' })))).toEqual([
      ['booking.cancelled', 'booking', 2, ['source_version', 'status']],
      ['session.status_changed', 'match_session', 2, ['display_phase', 'status']],
    ])
  })

  test('of a cancelled booking, cancelled again, publishes booking.updated', () => {
    const stored = storedAfter({ status: 'CANCELLED' })
    const decision = put(stored, raise({ status: 'CANCELLED', scheduledEnd: minutes(151) }))
    expect(eventsOf(decision)).toEqual([
      ['booking.updated', 'booking', 2, ['scheduled_end', 'source_version']],
    ])
  })

  test('that cancels a completed booking publishes booking.cancelled', () => {
    const decision = put(storedAfter({ status: 'COMPLETED' }), raise({ status: 'CANCELLED' }))
    expect(eventsOf(decision)).toEqual([
      ['booking.cancelled', 'booking', 2, ['source_version', 'status']],
    ])
  })

  test('of a portal booking, which has no version, is taken', () => {
    const stored = storedAfter()
    const portal = { ...stored, booking: { ...stored.booking, sourceVersion: null } }
    expect(put(portal, { snapshot: { sourceVersion: 0 } }).result.outcome).toBe('UPDATED')
  })
})

describe('participants of a higher version', () => {
  const change = (before: (typeof ANA)[], next: (typeof ANA)[]) =>
    eventsOf(
      put(storedAfter({ participants: before }), {
        snapshot: { sourceVersion: 2, participants: next },
      }),
    )
  const hidden = ['booking.updated', 'booking', 2, ['source_version']]
  const shown = ['booking.updated', 'booking', 2, ['participants', 'source_version']]
  const updated = ['participant.updated', 'booking', 3, ['participants']]

  test.each([
    ['one with consent comes', [], [ANA], [shown, updated]],
    ['one without consent comes', [], [BEN], [hidden, updated]],
    ['one with consent goes', [ANA, BEN], [BEN], [shown, updated]],
    ['all are left out', [ANA, BEN], [], [shown, updated]],
    ['consent is given', [BEN], [{ ...BEN, consentToShare: true }], [shown, updated]],
    ['consent is withdrawn', [ANA], [{ ...ANA, consentToShare: false }], [shown, updated]],
    ['one changes the team', [ANA], [{ ...ANA, team: 'BLUE' as const }], [hidden, updated]],
    ['a receipt comes', [ANA], [{ ...ANA, consentReference: 'r-1' }], [hidden, updated]],
    ['one with consent is renamed', [ANA], [{ ...ANA, displayName: 'Anna' }], [shown, updated]],
    ['one without consent is renamed', [BEN], [{ ...BEN, displayName: 'B' }], [hidden, updated]],
    ['only their order changes', [ANA, BEN], [BEN, ANA], [hidden]],
  ])('publish what differs when %s', (_what, before, next, events) => {
    expect(change(before, next)).toEqual(events)
  })

  test('publish participant.updated after booking.cancelled, before the session', () => {
    const decision = put(storedAfter({ participants: [ANA] }), {
      snapshot: { sourceVersion: 2, status: 'CANCELLED' },
    })
    expect(eventsOf(decision)).toEqual([
      ['booking.cancelled', 'booking', 2, ['participants', 'source_version', 'status']],
      ['participant.updated', 'booking', 3, ['participants']],
      ['session.status_changed', 'match_session', 2, ['display_phase', 'status']],
    ])
  })
})
