import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { CLUB_API } from '../../../../rest-facade/club/club-api.ts'
import { CLUB_ROUTES } from '../../../../rest-facade/club/routes/index.ts'
import { type PublishedEvent, toEventRecord } from '../../../../schema/club/event-record.ts'
import { CLUB_EVENTS, type ClubEventType } from '../../../../schema/club/event-types.ts'

const anEvent = (type: ClubEventType): PublishedEvent => ({
  id: 'event-1',
  type,
  schemaVersion: 1,
  occurredAt: new Date('2026-07-01T12:00:00Z'),
  publicationSequence: '7',
  organizationId: 'org-1',
  resource: { type: CLUB_EVENTS[type], id: 'resource-1' },
  sequence: 1,
  changedFields: ['status'],
})

describe('the record of an event', () => {
  test.each(Object.keys(CLUB_EVENTS) as ClubEventType[])(
    'of %s names a read that there is',
    (type) => {
      const { data_url } = toEventRecord(anEvent(type), 'https://club.test')
      const reads = CLUB_ROUTES.filter(({ method }) => method === 'GET').map(
        ({ path }) => `https://club.test${CLUB_API.prefix}${path.replace(/:\w+$/, 'resource-1')}`,
      )
      expect(reads).toContain(data_url)
    },
  )

  test('is documented for each type, with the change that publishes it', () => {
    const document = join(
      import.meta.dirname,
      '../../../../rest-facade/reference/rules/club/events.md',
    )
    const [, table = ''] = /## all events\n([^#]*)/.exec(readFileSync(document, 'utf8')) ?? []
    const documented = table.match(/\b[a-z]+\.[a-z_]+\b/g)
    expect([...new Set(documented)].toSorted()).toEqual(Object.keys(CLUB_EVENTS).toSorted())
  })

  test('is refused for a kind of resource that only a newer version publishes', () => {
    const event = { ...anEvent('booking.created'), resource: { type: 'toString', id: '1' } }
    expect(() => toEventRecord(event, 'https://club.test')).toThrow('of the kind toString')
  })
})
