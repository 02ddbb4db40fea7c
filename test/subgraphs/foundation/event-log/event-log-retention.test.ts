import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { appendDatedEvents } from '../../../../subgraphs/foundation/event-log/event-log.ts'
import { followLog, readPage } from '../../../../subgraphs/foundation/event-log/follow-log.ts'
import { makeLogFollowers } from '../../../../subgraphs/foundation/event-log/log-followers.ts'
import { purgeLog } from '../../../../subgraphs/foundation/event-log/purge-log.ts'
import { resumeAt } from '../../../../subgraphs/foundation/event-log/resume.ts'
import { aLog } from '../../../gateway/samples/sample-graph.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'

const NOW = new Date('2026-07-08T12:00:00Z')
const WEEK_AGO = new Date('2026-07-01T12:00:00Z')
const JUST_KEPT = new Date('2026-07-01T12:00:00.001Z')

const organizationId = newUuid()
const [busy, quiet] = [newUuid(), newUuid()].map((clubId) => ({ organizationId, clubId })) as [
  Club,
  Club,
]

interface Club {
  organizationId: string
  clubId: string
}

let database: Database

beforeAll(async () => {
  database = await openClubDatabase()
})

beforeEach(async () => {
  for (const table of ['event_log', 'organization_heads', 'event_log_purges'])
    await database.query(`DELETE FROM ${table}`)
})

afterAll(() => database.close())

function append(club: Club, occurredAt: Date, count = 1) {
  const events = Array.from({ length: count }, () => ({
    type: 'booking.created',
    ...club,
    sequence: 1,
    changedFields: [],
    occurredAt,
    resource: { type: 'booking', id: newUuid() },
  }))
  return inTransaction(database, (tx) => appendDatedEvents(tx, events, newUuid))
}

async function kept(club: Club): Promise<string[]> {
  const { nodes } = await readPage(database, club, { after: null, first: 500 })
  return nodes.map((event) => event.publicationSequence)
}

describe('the retention of events', () => {
  test('purges events after seven days', async () => {
    await append(busy, WEEK_AGO, 2)
    await append(busy, JUST_KEPT)
    expect((await purgeLog(database, NOW, 500)).purged).toBe(2)
    expect(await kept(busy)).toEqual(['3'])
  })

  test('purges in small batches, the oldest first', async () => {
    await append(busy, WEEK_AGO, 5)
    expect((await purgeLog(database, NOW, 2)).purged).toBe(2)
    expect(await kept(busy)).toEqual(['3', '4', '5'])
    expect((await purgeLog(database, NOW, 500)).purged).toBe(2)
    expect((await purgeLog(database, NOW, 500)).purged).toBe(0)
  })

  test('never purges the newest event of a club, which remains a valid position', async () => {
    await append(quiet, WEEK_AGO)
    await append(busy, WEEK_AGO, 3)
    await append(busy, NOW)
    await purgeLog(database, NOW, 500)
    expect(await kept(quiet)).toEqual(['1'])
    const { nodes } = await readPage(database, quiet, { after: '1', first: 1 })
    expect(nodes).toEqual([])
  })

  test('is exact near the largest publication sequence', async () => {
    await database.query(
      "INSERT INTO organization_heads (organization_id, publication_sequence) VALUES (?, '9223372036854775800')",
      [organizationId],
    )
    await append(busy, WEEK_AGO)
    await append(busy, NOW)
    expect((await purgeLog(database, NOW, 500)).purged).toBe(1)
    expect(await kept(busy)).toEqual(['9223372036854775802'])
  })
})

describe('resuming from a position of the event log', () => {
  test('is refused only if a later event was purged', async () => {
    await append(busy, WEEK_AGO, 3)
    await append(busy, NOW, 2)
    await purgeLog(database, NOW, 500)
    for (const after of ['0', '2'])
      await expect(resumeAt(database, busy, after)).rejects.toMatchObject({
        code: 'invalid_cursor',
      })
    for (const after of ['3', '4', '5']) expect(await resumeAt(database, busy, after)).toBe(after)
  })

  test('is possible at a club without purged events, for any purges of others', async () => {
    await append(busy, WEEK_AGO)
    await append(quiet, WEEK_AGO)
    await append(busy, WEEK_AGO, 2)
    await append(busy, NOW)
    await purgeLog(database, NOW, 500)
    expect(await resumeAt(database, quiet, '2')).toBe('2')
    expect(await resumeAt(database, quiet, '3')).toBe('3')
    await expect(resumeAt(database, quiet, '0')).rejects.toMatchObject({ code: 'invalid_cursor' })
  })

  test('is possible where a subscription to the latest events began, whatever others lose', async () => {
    await append(busy, WEEK_AGO)
    await append(quiet, WEEK_AGO)
    await append(busy, WEEK_AGO, 2)
    await append(busy, NOW)
    await purgeLog(database, NOW, 500)
    const tails = makeLogFollowers({ database, bus: makeLocalBus(), log: aLog().log })
    const items = await followLog({ database, tails }, quiet, { last: 50 })
    const { value } = await items.next()
    tails.stop()
    expect(await resumeAt(database, quiet, value?.position ?? '')).toBe('1')
  })

  test('is refused with an event of another club', async () => {
    await append(busy, NOW)
    const { nodes } = await readPage(database, busy, { after: null, first: 1 })
    const eventId = nodes[0]?.id ?? ''
    expect(await resumeAt(database, busy, eventId)).toBe('1')
    await expect(resumeAt(database, quiet, eventId)).rejects.toMatchObject({
      code: 'invalid_cursor',
    })
  })
})
