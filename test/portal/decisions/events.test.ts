import { describe, expect, test } from '@jest/globals'
import {
  addEvent,
  bookingNumberOf,
  type ClubEvent,
  changedNamesOf,
  countNewer,
  courtNameOf,
  eventLogOf,
  matchOf,
  noteGap,
} from '../../../portal/src/pages/developers/events/event-log.ts'
import { filterEvents } from '../../../portal/src/pages/developers/events/filter-events.ts'

function anEvent(id: string, changes: Partial<ClubEvent> = {}): ClubEvent {
  return {
    ...{ id, eventType: 'SCORE_UPDATED', schemaVersion: 1, occurredAt: '2026-11-23T09:00:00Z' },
    ...{ publicationSequence: '1', sequence: 1, changedFields: ['score'] },
    resource: { kind: 'MATCH_SESSION', id: 'session-1' },
    ...changes,
  } as ClubEvent
}

describe('the events of a page', () => {
  test('name the changed fields as partners get them, by which they are found, too', () => {
    const event = anEvent('a', { changedFields: ['courtId', 'scheduledStart'] })
    expect(changedNamesOf(event)).toEqual(['court_id', 'scheduled_start'])
    expect(filterEvents([event], { type: '', text: 'court_id' })).toEqual([event])
  })

  test('stand newest first, each once, with the position to go on from', () => {
    for (const [position, id] of Object.entries({ p1: 'a', p2: 'b', p3: 'a' }))
      addEvent('club-1', { position, event: anEvent(id) })
    addEvent('club-1', { position: 'p4', event: null })
    const { events, position } = eventLogOf('club-1')
    expect([events.map(({ id }) => id), position]).toEqual([['b', 'a'], 'p4'])
    expect(eventLogOf('club-2')).toEqual({ events: [], position: null, hasGap: false })
  })

  test('have a gap behind the oldest of them alone', () => {
    addEvent('club-4', { position: 'p1', event: anEvent('before') })
    noteGap('club-4')
    addEvent('club-4', { position: 'p8', event: null })
    addEvent('club-4', { position: 'p9', event: anEvent('behind') })
    const { events, ...log } = eventLogOf('club-4')
    expect([events.map(({ id }) => id), log]).toEqual([
      ['behind'],
      { position: 'p9', hasGap: true },
    ])
  })

  test('are at most a thousand', () => {
    for (let at = 0; at < 1_100; at += 1)
      addEvent('club-3', { position: String(at), event: anEvent(String(at)) })
    expect([eventLogOf('club-3').events.length, eventLogOf('club-3').events[0]?.id]).toEqual([
      1_000,
      '1099',
    ])
  })

  test('are counted that came after a list was taken', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => anEvent(id)) as [ClubEvent, ClubEvent, ClubEvent]
    expect([countNewer([c, b, a], [a]), countNewer([a], [a]), countNewer([b, a], [])]).toEqual([
      2, 0, 2,
    ])
  })
})

const ON_COURT = {
  kind: 'COURT',
  id: '1',
  node: { id: '1', name: 'Pista 4' },
} as ClubEvent['resource']

describe('what an event is about', () => {
  test.each([
    [{ kind: 'BOOKING', id: 'b', node: { id: 'b', externalBookingId: 'B-200' } }, 'B-200'],
    [
      { kind: 'MATCH_SESSION', id: 's', node: { booking: { externalBookingId: 'B-200' } } },
      'B-200',
    ],
    [{ kind: 'MATCH_SESSION', id: 's', node: { booking: null } }, null],
    [ON_COURT, null],
    [{ kind: 'BOOKING', id: 'b', node: null }, null],
  ])('has the booking of %j by its number %j', (resource, number) => {
    const event = anEvent('a', { resource: resource as ClubEvent['resource'] })
    expect(bookingNumberOf(event)).toBe(number)
    if (number !== null) expect(filterEvents([event], { type: '', text: 'b-20' })).toEqual([event])
  })

  const session = { id: 's', court: { id: '1', name: 'Pista 4' } }
  const booking = { id: 'b', matchSessionId: 's', court: null }

  test.each([
    [ON_COURT, 'Pista 4', null],
    [{ kind: 'MATCH_SESSION', id: 's', node: session }, 'Pista 4', 's'],
    [{ kind: 'MATCH_SESSION', id: 's', node: null }, null, 's'],
    [{ kind: 'BOOKING', id: 'b', node: booking }, null, 's'],
    [{ kind: 'BOOKING', id: 'b', node: null }, null, null],
  ])('of %j is the court %j and the match %j', (resource, court, match) => {
    const event = anEvent('a', { resource: resource as ClubEvent['resource'] })
    expect([courtNameOf(event), matchOf(event)]).toEqual([court, match])
  })
})

describe('a filter of events', () => {
  const events = [
    anEvent('a-1'),
    anEvent('b-2', {
      eventType: 'COURT_STATUS_CHANGED',
      changedFields: ['status'],
      resource: ON_COURT,
    }),
  ]

  test.each([
    [{ type: 'COURT_STATUS_CHANGED', text: '' }, ['b-2']],
    [{ type: '', text: 'Score.' }, ['a-1']],
    [{ type: '', text: 'B-2' }, ['b-2']],
    [{ type: '', text: ' status ' }, ['b-2']],
    [{ type: '', text: '' }, ['a-1', 'b-2']],
    [{ type: 'SCORE_UPDATED', text: 'b-2' }, []],
    [{ type: '-SCORE_UPDATED', text: '' }, ['b-2']],
    [{ type: '', text: 'pista 4' }, ['b-2']],
  ])('keeps with %p %p', (filter, ids) => {
    expect(filterEvents(events, filter).map(({ id }) => id)).toEqual(ids)
  })
})
