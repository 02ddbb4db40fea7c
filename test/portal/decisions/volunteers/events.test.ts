import { describe, expect, test } from '@jest/globals'
import {
  draftOfEvent,
  type EventDraft,
  findFaultyEvent,
  findOverwritten,
  type KnownEvent,
  toEventChanges,
  toEventFields,
} from '../../../../portal/src/pages/volunteering/plan/events/event-draft.ts'
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

  test('names of the edited fields what others have made of them since it was opened', () => {
    const now = aDraft({ location: 'Place TWO', name: 'Fiesta', status: 'CANCELLED' })
    const edits = { location: 'Place ONE', name: 'Fiesta', description: 'Mine' }
    expect(findOverwritten(aDraft(), now, edits)).toEqual({ location: 'Place TWO' })
    expect(findOverwritten(aDraft(), aDraft(), edits)).toEqual({})
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
