import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import { requireState } from '../../../../subgraphs/foundation/change/optimistic-lock.ts'
import { requireBelowLimit } from '../../../../subgraphs/volunteer/events/event-limit-rules.ts'
import {
  createEvent,
  type EventChanges,
  updateEvent,
} from '../../../../subgraphs/volunteer/events/rules.ts'
import { LONG_AGO, NOW } from '../moments.ts'
import { anEvent } from './event-fixture.ts'

const typesOf = ({ events }: { events: readonly { type: string }[] }) =>
  events.map(({ type }) => type)

const STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED', 'CANCELLED'] as const

const status = fc.constantFrom(...STATUSES)

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))

const text = fc.option(fc.string({ maxLength: 12 }), { nil: null })

const changes: fc.Arbitrary<EventChanges> = fc.record(
  {
    name: fc.string({ minLength: 2, maxLength: 12 }),
    description: text,
    startDate: day,
    endDate: day,
    location: text,
    locationCoordinates: text,
    status,
    autoConfirmAssignments: fc.boolean(),
  },
  { requiredKeys: [] },
)

/** Both dates lie outside the changes, so that the date order always holds. */
const roomy = { startDate: '1990-01-01', endDate: '2090-01-01' }

describe('creating an event', () => {
  const create = (changed: Parameters<typeof anEvent>[0]) => {
    const { id, clubId, createdBy, ...content } = anEvent(changed)
    return createEvent({ id, clubId, createdBy, content }, NOW)
  }

  test.each([
    ['DRAFT', ['event.created']],
    ['ACTIVE', ['event.created', 'event.started']],
    ['ARCHIVED', ['event.created']],
    ['CANCELLED', ['event.created']],
  ] as const)('as %s publishes %j', (asked, types) => {
    expect(typesOf(create({ status: asked }))).toEqual(types)
  })

  test('lists the fields that have a value, by their names in the public API', () => {
    expect(create({ location: 'Hall' }).events[0]?.changedFields.toSorted()).toEqual([
      'auto_confirm_assignments',
      'end_date',
      'location',
      'name',
      'start_date',
      'status',
    ])
  })

  test('rejects an end before the start with invalid_date_order', () => {
    expect(() => create({ startDate: '2026-08-02', endDate: '2026-08-01' })).toThrow(
      expect.objectContaining({ code: 'invalid_date_order' }),
    )
  })

  test('accepts an event that ends on the day it starts', () => {
    expect(create({ startDate: '2026-08-01', endDate: '2026-08-01' }).result.endDate).toBe(
      '2026-08-01',
    )
  })
})

describe('updating an event', () => {
  test.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s publishes event.started or event.ended only on becoming ACTIVE or ARCHIVED',
    (from, to) => {
      const expected = [
        ...(from === to ? [] : ['event.updated']),
        ...(to === 'ACTIVE' && from !== to ? ['event.started'] : []),
        ...(to === 'ARCHIVED' && from !== to ? ['event.ended'] : []),
      ]
      expect(typesOf(updateEvent(anEvent({ status: from }), { status: to }, NOW))).toEqual(expected)
    },
  )

  test('keeps absent fields and stores given ones, null included', () => {
    fc.assert(
      fc.property(changes, (asked) => {
        const { startDate, endDate, ...rest } = asked
        const stored = anEvent({ ...roomy, description: 'old', location: 'old' })
        const { result } = updateEvent(stored, rest, NOW)
        const isCancelled = rest.status === 'CANCELLED' && stored.status !== 'CANCELLED'
        expect({ ...result, publishedCount: 0, updatedAt: LONG_AGO }).toEqual({
          ...stored,
          ...rest,
          cancelledAt: isCancelled ? NOW : null,
        })
      }),
    )
  })

  test('returns the stored event and publishes nothing when repeated', () => {
    fc.assert(
      fc.property(changes, ({ startDate, endDate, ...asked }) => {
        const once = updateEvent(anEvent(roomy), asked, NOW).result
        const twice = updateEvent(once, asked, new Date(NOW.getTime() + 1000))
        expect(twice.result).toBe(once)
        expect(twice.events).toEqual([])
      }),
    )
  })

  test('numbers published events without gaps', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 12 }), (moves) => {
        let event = anEvent()
        const sequences: number[] = []
        for (const next of moves) {
          const decision = updateEvent(event, { status: next }, NOW)
          event = decision.result
          sequences.push(...decision.events.map(({ sequence }) => sequence))
        }
        expect(sequences).toEqual(sequences.map((_, index) => index + 1))
        expect(event.publishedCount).toBe(sequences.length)
      }),
    )
  })

  test('is rejected exactly when the merged dates are in the wrong order', () => {
    fc.assert(
      fc.property(
        day,
        day,
        fc.record({ startDate: day, endDate: day }, { requiredKeys: [] }),
        (a, b, asked) => {
          const [startDate = a, endDate = b] = [a, b].toSorted()
          const merged = { startDate, endDate, ...asked }
          const run = () => updateEvent(anEvent({ startDate, endDate }), asked, NOW)
          if (merged.startDate <= merged.endDate) expect(run).not.toThrow()
          else expect(run).toThrow(expect.objectContaining({ code: 'invalid_date_order' }))
        },
      ),
    )
  })

  test('increases updatedAt with each state, even within one millisecond', () => {
    const first = updateEvent(anEvent({ updatedAt: NOW }), { name: 'Fest' }, NOW).result
    expect(first.updatedAt).toEqual(new Date(NOW.getTime() + 1))
  })
})

describe('the optimistic lock of an event', () => {
  test('is skipped without ifUpdatedAt', () => {
    expect(() => requireState('event', anEvent(), undefined)).not.toThrow()
  })

  test('rejects a stale ifUpdatedAt with concurrent_update', () => {
    expect(() => requireState('event', anEvent(), LONG_AGO)).not.toThrow()
    expect(() => requireState('event', anEvent(), NOW)).toThrow(
      expect.objectContaining({ code: 'concurrent_update' }),
    )
  })
})

describe('the event limit of a plan', () => {
  test('rejects the next event with a hint how to upgrade', () => {
    expect(() => requireBelowLimit(49, 50, VOLUNTEER_LIMITS.openEvents)).not.toThrow()
    expect(() => requireBelowLimit(50, 50, VOLUNTEER_LIMITS.openEvents)).toThrow(
      expect.objectContaining({
        code: 'event_limit_reached',
        details: expect.objectContaining({ limit: 50, recommendedAddOns: ['api_access_plus'] }),
      }),
    )
    expect(() => requireBelowLimit(200, 200, VOLUNTEER_LIMITS.openEvents)).toThrow(
      expect.objectContaining({ code: 'event_limit_reached', details: { limit: 200 } }),
    )
  })
})
