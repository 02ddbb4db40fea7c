import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { LoggedEventEntity } from '../../../../subgraphs/foundation/event-log/entities.ts'
import {
  appendEvents,
  type DomainEvent,
} from '../../../../subgraphs/foundation/event-log/event-log.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'

const NOW = new Date('2026-07-01T12:00:00.123Z')

const eventLog = tableOf(LoggedEventEntity)

let database: Database

beforeAll(async () => {
  database = await openClubDatabase({ poolSize: 16 })
})

afterAll(() => database.close())

const anEvent = (organizationId: string, changes: Partial<DomainEvent> = {}): DomainEvent => ({
  type: 'booking.created',
  organizationId,
  clubId: newUuid(),
  resource: { type: 'booking', id: newUuid() },
  sequence: 1,
  changedFields: ['status'],
  ...changes,
})

const append = (events: readonly DomainEvent[]) =>
  inTransaction(database, (tx) => appendEvents(tx, events, NOW, newUuid))

async function eventsOf(organizationId: string, after = '0') {
  const rows = await database.query(
    `SELECT ${eventLog.columns('e')} FROM event_log e
     WHERE e.organization_id = ? AND e.publication_sequence > ? ORDER BY e.publication_sequence`,
    [organizationId, after],
  )
  return rows.map(eventLog.toRecord)
}

const sequencesOf = async (organizationId: string) =>
  (await eventsOf(organizationId)).map((event) => event.publicationSequence)

const setHead = (organizationId: string, sequence: string) =>
  database.query('INSERT INTO organization_heads VALUES (?, ?)', [organizationId, sequence])

describe('the event log', () => {
  test('stores an event unchanged, with its fields sorted and without duplicates', async () => {
    const organizationId = newUuid()
    const changedFields = ['status', 'court_id', 'status', 'actual_end']
    const event = anEvent(organizationId, { sequence: 7, changedFields })
    await append([event])
    expect(await eventsOf(organizationId)).toEqual([
      {
        organizationId,
        publicationSequence: '1',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        clubId: event.clubId,
        type: 'booking.created',
        schemaVersion: 1,
        resourceType: 'booking',
        resourceId: event.resource.id,
        sequence: 7,
        changedFields: ['actual_end', 'court_id', 'status'],
        occurredAt: NOW,
        data: null,
        traceparent: null,
      },
    ])
  })

  test('numbers the events of one change in their order', async () => {
    const organizationId = newUuid()
    await append([1, 2, 3].map((sequence) => anEvent(organizationId, { sequence })))
    await append([4].map((sequence) => anEvent(organizationId, { sequence })))
    const events = await eventsOf(organizationId)
    expect(events.map((event) => event.publicationSequence)).toEqual(['1', '2', '3', '4'])
    expect(events.map((event) => event.sequence)).toEqual([1, 2, 3, 4])
  })

  test('numbers each organization separately', async () => {
    const [one, other] = [newUuid(), newUuid()]
    for (const organizationId of [one, other, one]) await append([anEvent(organizationId)])
    expect([await sequencesOf(one), await sequencesOf(other)]).toEqual([['1', '2'], ['1']])
  })

  test('allocates no number without an event, or for a failed transaction', async () => {
    const organizationId = newUuid()
    await append([])
    const failing = inTransaction(database, async (tx) => {
      await appendEvents(tx, [anEvent(organizationId)], NOW, newUuid)
      throw new Error('oops')
    })
    await expect(failing).rejects.toThrow('oops')
    await append([anEvent(organizationId)])
    expect(await sequencesOf(organizationId)).toEqual(['1'])
  })

  test('refuses to publish for two organizations in one transaction', async () => {
    await expect(append([anEvent(newUuid()), anEvent(newUuid())])).rejects.toThrow(
      'two organizations',
    )
  })

  test.each([
    ['beyond what a JavaScript number holds', '9007199254740993'],
    ['near the largest that 19 digits hold', '9223372036854775803'],
  ])('stays exact %s', async (_where, head) => {
    const organizationId = newUuid()
    await setHead(organizationId, head)
    await append([anEvent(organizationId), anEvent(organizationId)])
    await append([anEvent(organizationId)])
    const following = [1n, 2n, 3n].map((step) => String(BigInt(head) + step))
    expect(await sequencesOf(organizationId)).toEqual(following)
    const read = await eventsOf(organizationId, following[0])
    expect(read.map((event) => event.publicationSequence)).toEqual(following.slice(1))
  })
})

describe('32 concurrent writers of the event log', () => {
  const CHANGES = 8

  test('leave no gap, and no reader sees a lower number appear behind a higher one', async () => {
    const organizations = [newUuid(), newUuid()]
    const progress = { isWriting: true }
    const readers = organizations.map((organizationId) => follow(organizationId, progress))
    await Promise.all(
      Array.from({ length: 32 }, async (_, writer) => {
        for (let index = 0; index < CHANGES; index += 1)
          await append(
            Array.from({ length: 1 + ((writer + index) % 3) }, () =>
              anEvent(organizations[writer % 2] ?? ''),
            ),
          )
      }),
    )
    progress.isWriting = false

    for (const [index, organizationId] of organizations.entries()) {
      const stored = await sequencesOf(organizationId)
      expect(stored).toEqual(stored.map((_, position) => String(position + 1)))
      expect(stored.length).toBeGreaterThanOrEqual(16 * CHANGES)
      expect(await readers[index]).toEqual(stored)
    }
  })

  /** Reads on from the last number it saw, as followers do, until the writers are done. */
  async function follow(organizationId: string, progress: { isWriting: boolean }) {
    const seen: string[] = []
    for (let isLast = false; ; ) {
      const fresh = await eventsOf(organizationId, seen.at(-1))
      seen.push(...fresh.map((event) => event.publicationSequence))
      if (isLast) return seen
      isLast = !progress.isWriting
    }
  }
})
