import { describe, expect, test } from '@jest/globals'
import type { WholeList } from '../../../portal/src/graph/lists.ts'
import type { CourtBooking } from '../../../portal/src/pages/courts/closing/fallen-bookings.ts'
import { sourceOf } from '../../../portal/src/pages/courts/needs/booking-source.ts'
import {
  toBookingsByCourt,
  toClosedFilter,
} from '../../../portal/src/pages/courts/needs/closed-needs.ts'
import { type FailingEndpoint, toNeeds } from '../../../portal/src/pages/courts/needs/to-needs.ts'
import type { Court } from '../../../portal/src/pages/courts/today/day-plan.ts'
import { toShownCounts } from '../../../portal/src/shell/needs/shown-counts.ts'

const NOW = new Date('2026-11-23T10:50:00Z')
const NONE = {
  ...{ courts: [], sessions: [], conflicts: [], endpoints: [], now: NOW },
  isDesk: true,
  bookings: new Map<string, WholeList<CourtBooking>>(),
}
const DAY_MS = 24 * 60 * 60_000

function anEndpoint(changes: Partial<FailingEndpoint>): FailingEndpoint {
  return {
    ...{ id: 'e', name: 'Score wall', status: 'ACTIVE', consecutiveFailures: 0 },
    ...{ lastFailureAt: null, installation: null },
    ...{ disabledAt: null, disabledBy: null },
    ...changes,
  }
}

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString()

describe('a webhook that fails', () => {
  test.each([
    ['nobody after 9 failures in a row', { consecutiveFailures: 9 }, false],
    ['somebody after 10', { consecutiveFailures: 10 }, true],
    ['somebody when failures have switched it off', off('FAILURES', 0), true],
    ['somebody for the 7 days in which it can be sent what it missed', off('FAILURES', 6.9), true],
    ['nobody behind them', off('FAILURES', 7), false],
    ['nobody when its partner switched it off', off('CALLER', 0), false],
    ['nobody when the club did', off('STAFF', 0), false],
  ])('needs %s', (_who, changes, isNeeded) => {
    const endpoints = [anEndpoint(changes)]
    const needs = toNeeds({ ...NONE, endpoints })
    expect(needs.map(({ kind }) => kind)).toEqual(isNeeded ? ['endpoint'] : [])
  })

  function off(by: FailingEndpoint['disabledBy'], days: number): Partial<FailingEndpoint> {
    const consecutiveFailures = 20
    return { status: 'DISABLED', consecutiveFailures, disabledAt: daysAgo(days), disabledBy: by }
  }
})

describe('a closed court', () => {
  const until = new Date(NOW.getTime() + 60 * 60_000).toISOString()
  const closing = {
    ...{ override: 'MAINTENANCE' as const, since: null, until, reason: null },
    ...{ closedBy: null, closedByName: null },
  }
  const court: Court = {
    ...{ id: 'court-1', locationId: 'l', name: 'Pista 1', number: 1, publicId: 'P-1' },
    ...{ status: 'MAINTENANCE', closing, closingUpdatedAt: null, lastMatchStartedAt: null },
  }
  const aBooking = (minutes: number) =>
    ({
      ...{ id: 'b', courtId: court.id, provider: 'rallydesk', bookingSource: null },
      status: 'CONFIRMED',
      scheduledStart: new Date(NOW.getTime() + minutes * 60_000).toISOString(),
      scheduledEnd: new Date(NOW.getTime() + (minutes + 30) * 60_000).toISOString(),
      matchSession: null,
    }) as CourtBooking

  test.each([
    ['the desk while a booking is ahead', court, [aBooking(30)], ['closed']],
    ['nothing without one', court, [], []],
    ['nothing where it opens before', court, [aBooking(60)], []],
    ['nothing once the booking is over', court, [aBooking(-30)], []],
    [
      'the desk for one of next month, without an end',
      closed(null),
      [aBooking(50_000)],
      ['closed'],
    ],
    ['nothing once it is open', { ...court, closing: null }, [aBooking(30)], []],
  ])('needs %s', (_what, of, bookings, kinds) => {
    expect(needsOf(of, bookings).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('says when the next booking begins, and none where all of them are on', () => {
    const [on, next] = [aBooking(-20), aBooking(10)]
    expect(needsOf(court, [on, next])).toMatchObject([{ count: 2, next, isWhole: true }])
    expect(needsOf(court, [on, aBooking(0)])).toMatchObject([{ count: 2, next: null }])
  })

  test('has no less bookings than were read of it', () => {
    expect(needsOf(court, [aBooking(10)], false)).toMatchObject([{ count: 1, isWhole: false }])
  })

  test('needs the desk by its own bookings among those of all closed courts', () => {
    const other = { ...court, id: 'court-2' }
    const nodes = [aBooking(10), { ...aBooking(20), courtId: other.id }, aBooking(30)]
    const bookings = toBookingsByCourt({ nodes, isWhole: true })
    const needs = toNeeds({ ...NONE, courts: [other, court], bookings })
    expect(needs).toMatchObject([
      { kind: 'closed', court: other, count: 1 },
      { kind: 'closed', court, count: 2 },
    ])
  })

  test.each([
    [
      'the latest end',
      ['2026-11-23T12:00:00.000Z', '2026-11-23T18:00:00.000Z'],
      '2026-11-23T18:00:00.000Z',
    ],
    ['all that is ahead where one has no end', ['2026-11-23T12:00:00.000Z', null], null],
    [
      'its beginning where all ends have just passed',
      ['2026-11-21T12:00:00.000Z'],
      '2026-11-22T00:00:00.000Z',
    ],
  ])('is read with all others at once, up to %s', (_name, ends, to) => {
    const courts = ends.map((end, at) => ({ ...closed(end), id: `court-${9 - at}` }))
    const start = new Date('2026-11-22T00:00:00.000Z')
    expect(toClosedFilter([{ id: 'open', closing: null }, ...courts], start)).toEqual({
      courtIds: courts.map(({ id }) => id).reverse(),
      from: start.toISOString(),
      to,
    })
  })

  function needsOf(of: Court, nodes: readonly CourtBooking[], isWhole = true) {
    const bookings = new Map([[of.id, { nodes, isWhole }]])
    return toNeeds({ ...NONE, courts: [of], bookings })
  }

  function closed(end: string | null): Court {
    return { ...court, closing: { ...closing, until: end } }
  }
})

test.each([
  ['no name where the club made it', { provider: 'portal', bookingSource: null }, null],
  [
    'the name that the club knows',
    { provider: 'rallydesk', bookingSource: { name: 'RallyDesk calendar' } },
    'RallyDesk calendar',
  ],
  [
    'the name of an application that is called like the portal',
    { provider: 'portal', bookingSource: { name: 'Portal calendar' } },
    'Portal calendar',
  ],
  ['the slug where the name was not asked for', { provider: 'rallydesk' }, 'rallydesk'],
])('the source of a booking has %s', (_what, booking, source) => {
  expect(sourceOf(booking)).toBe(source)
})

test.each([
  ['gala', { plan: 31, webhooks: 2 }],
  ['open', { webhooks: 2 }],
  [null, { webhooks: 2 }],
])('the navigation counts free seats of the event in view alone: %s', (eventInView, shown) => {
  const counts = {
    plan: { count: 31, eventId: 'gala' },
    webhooks: { count: 2, eventId: null },
  }
  expect(toShownCounts(counts, eventInView)).toEqual(shown)
})
