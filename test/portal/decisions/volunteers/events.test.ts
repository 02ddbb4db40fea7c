import { describe, expect, test } from '@jest/globals'
import {
  draftOfEvent,
  type EventDraft,
  findFaultyEvent,
  type KnownEvent,
  toEventChanges,
  toEventFields,
} from '../../../../portal/src/pages/volunteering/plan/events/event-draft.ts'
import {
  findTwins,
  staffingOfEvents,
} from '../../../../portal/src/pages/volunteering/plan/events/event-staffing.ts'
import {
  type ListedEvent,
  splitByDay,
} from '../../../../portal/src/pages/volunteering/volunteers/volunteer-events.ts'

const TODAY = '2026-11-23'

const KNOWN: KnownEvent = {
  ...{ id: 'e-1', name: 'Festival', description: null, location: 'Playa' },
  ...{ startDate: '2026-12-09', endDate: '2026-12-12', status: 'ACTIVE' },
  updatedAt: '2026-11-01T00:00:00Z',
} as KnownEvent

const aDraft = (changes: Partial<EventDraft> = {}): EventDraft => ({
  ...draftOfEvent(KNOWN, TODAY),
  ...changes,
})

describe('a volunteer event in a form', () => {
  test('is a draft of today until it is filled in', () => {
    expect(draftOfEvent(null, TODAY)).toMatchObject({
      ...{ name: '', startDate: TODAY, endDate: TODAY, status: 'DRAFT' },
    })
    expect(findFaultyEvent(draftOfEvent(null, TODAY))).toEqual(['name'])
  })

  test.each([
    [{ name: ' a ' }, ['name']],
    [{ name: 'x'.repeat(141) }, ['name']],
    [{ startDate: '' }, ['startDate']],
    [{ endDate: '2026-12-08' }, ['endDate']],
    [{ endDate: '' }, ['endDate']],
    [{ location: 'x'.repeat(241) }, ['location']],
    [{ description: 'x'.repeat(4001) }, ['description']],
    [{ endDate: '2026-12-09' }, []],
  ])('with %j has the faulty fields %j', (changes, faulty) => {
    expect(findFaultyEvent(aDraft(changes))).toEqual(faulty)
  })

  test('is sent trimmed, with null for what is empty', () => {
    expect(toEventFields(aDraft({ name: ' Fiesta ', location: ' ' }))).toEqual({
      ...{ name: 'Fiesta', location: null, description: null, status: 'ACTIVE' },
      ...{ startDate: '2026-12-09', endDate: '2026-12-12' },
    })
  })

  test('sends the fields alone that were changed', () => {
    expect(toEventChanges(aDraft(), aDraft({ name: 'Festival ' }))).toEqual({})
    expect(toEventChanges(aDraft(), aDraft({ location: '', status: 'CANCELLED' }))).toEqual({
      ...{ location: null, status: 'CANCELLED' },
    })
  })
})

describe('the events of a club', () => {
  test('are coming until their last day is over, and past ones have the latest first', () => {
    const anEvent = (id: string, endDate: string) => ({ id, endDate }) as ListedEvent
    const events = [
      anEvent('older', '2026-09-10'),
      anEvent('old', '2026-11-22'),
      anEvent('today', TODAY),
      anEvent('next', '2026-12-12'),
    ]
    const { coming, past } = splitByDay(events, TODAY)
    expect([coming, past].map((list) => list.map(({ id }) => id))).toEqual([
      ['today', 'next'],
      ['old', 'older'],
    ])
  })
})

describe('a list of volunteer events', () => {
  const aShift = (id: string, changes: object = {}) => ({
    ...{ id, requiredHelpers: 3, status: 'OPEN' as const, confirmedCount: 1, pendingCount: 1 },
    ...changes,
  })

  test('counts the open places of each, as its plan does', () => {
    const nodes = [
      aShift('a'),
      aShift('b', { confirmedCount: 4, pendingCount: 0 }),
      aShift('c', { status: 'CANCELLED' }),
    ]
    const shifts = { nodes, pageInfo: { hasNextPage: false } }
    const counted = staffingOfEvents([
      { id: 'e-1', shifts },
      { id: 'e-2', shifts: null },
    ])
    expect([...counted]).toEqual([
      ['e-1', { needed: 6, confirmed: 5, pending: 1, missing: 1, isWhole: true }],
    ])
  })

  test('marks two of one name on the same days, and not those of two years', () => {
    const listed = (id: string, name: string, day: string) =>
      ({ id, name, startDate: day, endDate: day }) as ListedEvent
    const events = [
      listed('a', 'Torneo social', '2026-12-05'),
      listed('b', ' torneo Social ', '2026-12-05'),
      listed('c', 'Torneo social', '2025-12-05'),
    ]
    expect([...findTwins(events)]).toEqual(['a', 'b'])
  })
})
