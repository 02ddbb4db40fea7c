import { describe, expect, test } from '@jest/globals'
import { toBooking, toPutBody, toPutStatus } from '../../../rest-facade/club/bodies/bookings.ts'
import { toContext } from '../../../rest-facade/club/bodies/context.ts'
import { toPage } from '../../../rest-facade/club/bodies/page.ts'
import { toRestBody } from '../../../schema/fields/rest-body.ts'
import { aBooking } from '../sample-facade.ts'

describe('a body in REST names', () => {
  test('has every field of the record, and JSON as it is', () => {
    const hours: unknown = { firstDay: 1 }
    expect(toRestBody({ id: 'l', postalCode: null, openingHours: hours })).toStrictEqual({
      id: 'l',
      postal_code: null,
      opening_hours: { firstDay: 1 },
    })
  })

  test('has records within it in REST names', () => {
    const booking = aBooking({ participants: [{ externalId: 'p-1', displayName: 'Ann' }] })
    expect(toBooking(booking)).toMatchObject({
      external_court_id: 'c-1',
      participants: [{ external_id: 'p-1', display_name: 'Ann' }],
    })
  })

  test('does not compile without the conversion of a record within it', () => {
    const session = { id: 's', score: { setHistory: 1 } }
    // @ts-expect-error: `score` has no conversion.
    const body: object = toRestBody(session)
    expect(body).toStrictEqual({ id: 's', score: { setHistory: 1 } })
  })
})

describe('the answer of PUT booking', () => {
  test.each([
    ['CREATED', 'NONE', 201, 'none', false],
    ['UPDATED', 'NONE', 200, 'none', false],
    ['UPDATED', 'REQUIRED', 202, 'required', false],
    ['UNCHANGED', 'NONE', 200, 'none', true],
    ['UNCHANGED', 'REQUIRED', 200, 'required', true],
  ] as const)(
    'for %s with reconciliation %s is %d',
    (outcome, reconciliation, status, shown, replay) => {
      const payload = { booking: aBooking(), outcome, reconciliationStatus: reconciliation }
      expect(toPutStatus(payload)).toBe(status)
      expect(toPutBody(payload)).toStrictEqual({
        data: toBooking(aBooking()),
        reconciliation_status: shown,
        idempotent_replay: replay,
      })
    },
  )
})

describe('a list answer', () => {
  test.each([
    [true, 'end'],
    [false, null],
  ])('has more: %j, and with it the next cursor %j', (hasNextPage, nextCursor) => {
    const pageInfo = { hasNextPage, endCursor: 'end' }
    expect(toPage({ nodes: [1, 2], pageInfo }, String)).toStrictEqual({
      data: ['1', '2'],
      next_cursor: nextCursor,
      has_more: hasNextPage,
    })
  })
})

describe('the context answer', () => {
  test('has its three objects in snake case', () => {
    const context = toContext({
      id: 'i',
      environment: 'SANDBOX',
      status: 'ACTIVE',
      grantedScopes: ['CLUB_READ'],
      installedAt: '2026-06-01T08:00:00.000Z',
      expiresAt: null,
      application: { id: 'a', slug: 'racket-desk', name: 'Racket Desk' },
      club: {
        id: 'c',
        slug: 'tc-nord',
        name: 'TC Nord',
        status: 'ACTIVE',
        timezone: 'Europe/Berlin',
        currency: 'EUR',
        country: 'DE',
        language: 'de',
      },
    })
    expect(context.installation).toStrictEqual({
      id: 'i',
      application_id: 'a',
      environment: 'SANDBOX',
      status: 'ACTIVE',
      scopes: ['club:read'],
      installed_at: '2026-06-01T08:00:00.000Z',
      expires_at: null,
    })
    expect(context.application).toStrictEqual({ id: 'a', slug: 'racket-desk', name: 'Racket Desk' })
    expect(Object.keys(context.club)).toEqual([
      'id',
      'slug',
      'name',
      'status',
      'timezone',
      'currency',
      'country',
      'language',
    ])
  })
})
