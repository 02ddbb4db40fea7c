import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { Log } from '../../../../platform/log.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { appendEvents, EVENTS_TOPIC } from '../../../../subgraphs/foundation/event-log/event-log.ts'
import { followLog } from '../../../../subgraphs/foundation/event-log/follow-log.ts'
import { makeHoleWatch } from '../../../../subgraphs/foundation/event-log/hole-watch.ts'
import { makeLogFollowers } from '../../../../subgraphs/foundation/event-log/log-followers.ts'
import { readAfter } from '../../../../subgraphs/foundation/event-log/read-log.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { until } from '../../../support/time/until.ts'

const NOW = new Date('2026-07-01T12:00:00Z')

let database: Database
let club: { organizationId: string; clubId: string }
let errors: object[]
let log: Log

beforeAll(async () => {
  database = await openClubDatabase({ poolSize: 8 })
})

beforeEach(() => {
  club = { organizationId: newUuid(), clubId: newUuid() }
  errors = []
  log = Object.assign(Object.create(testLog), {
    error: (fields: object) => void errors.push(fields),
  })
})

afterAll(() => database.close())

async function append(count: number): Promise<void> {
  const events = Array.from({ length: count }, () => ({
    ...{ type: 'booking.created', ...club, sequence: 1, changedFields: [] },
    resource: { type: 'booking', id: newUuid() },
  }))
  await inTransaction(database, (tx) => appendEvents(tx, events, NOW, newUuid))
}

const hidden = new Map<string, string>()

/** Moves an event out of its organization's log, as a replica does not show it yet. */
async function hide(position: number): Promise<void> {
  const elsewhere = newUuid()
  hidden.set(String(position), elsewhere)
  await database.query(
    'UPDATE event_log SET organization_id = ?, club_id = ? WHERE organization_id = ? AND publication_sequence = ?',
    [elsewhere, elsewhere, club.organizationId, position],
  )
}

async function show(position: number): Promise<void> {
  await database.query(
    'UPDATE event_log SET organization_id = ?, club_id = ? WHERE organization_id = ?',
    [club.organizationId, club.clubId, hidden.get(String(position))],
  )
}

const readAll = () =>
  readAfter(database, { organizationId: club.organizationId, clubId: null, after: '0', limit: 100 })

const at = (position: bigint) => ({ organizationId: club.organizationId, position })

describe('a follower of the event log', () => {
  test('waits for an event that is not visible yet, and delivers all in order', async () => {
    const bus = makeLocalBus()
    const holeWait = { waitMs: 3_600_000, lookEveryMs: 5 }
    const tails = makeLogFollowers({ database, bus, log, holeWait })
    await append(1)
    const items = await followLog({ database, tails }, club, {})
    expect((await items.next()).value?.position).toBe('1')
    await append(3)
    await hide(3)
    bus.publish(EVENTS_TOPIC, club.organizationId)
    expect((await items.next()).value?.position).toBe('2')
    const third = items.next()
    await show(3)
    expect((await third).value?.position).toBe('3')
    expect((await items.next()).value?.position).toBe('4')
    expect(errors).toEqual([])
    tails.stop()
  })

  test('continues after an event that never appears, and logs the missing positions', async () => {
    const bus = makeLocalBus()
    const tails = makeLogFollowers({ database, bus, log, holeWait: { waitMs: 20, lookEveryMs: 5 } })
    await append(1)
    const items = await followLog({ database, tails }, club, {})
    await items.next()
    await append(3)
    await hide(2)
    await hide(3)
    bus.publish(EVENTS_TOPIC, club.organizationId)
    expect((await items.next()).value?.position).toBe('4')
    await until(() => errors.length > 0)
    const { organizationId } = club
    expect(errors).toEqual([{ event: 'log.hole', organizationId, from: '2', to: '3' }])
    tails.stop()
  })
})

describe('a hole watch', () => {
  test('does not report purged positions', async () => {
    await append(4)
    await hide(1)
    await hide(2)
    await database.query(
      'INSERT INTO event_log_purges (organization_id, publication_sequence) VALUES (?, 2)',
      [club.organizationId],
    )
    const watched = await makeHoleWatch(log).untilHole(database, at(0n), await readAll())
    expect(watched.isWaiting).toBe(false)
    expect(watched.events.map((event) => event.publicationSequence)).toEqual(['3', '4'])
  })

  test('waits separately for each hole, from the time it was found', async () => {
    await append(5)
    await hide(2)
    await hide(4)
    let now = 0
    const watch = makeHoleWatch(log, { waitMs: 5_000, now: () => now })
    const read = await readAll()
    const passed = async (from: bigint) => {
      const behind = read.filter((event) => BigInt(event.publicationSequence) > from)
      const { events } = await watch.untilHole(database, at(from), behind)
      return events.map((event) => event.publicationSequence)
    }
    expect(await passed(0n)).toEqual(['1'])
    now = 4_999
    expect(await passed(1n)).toEqual([])
    now = 5_000
    expect(await passed(1n)).toEqual(['3'])
    now = 9_999
    expect(await passed(3n)).toEqual([])
    now = 10_000
    expect(await passed(3n)).toEqual(['5'])
    expect(errors).toHaveLength(2)
  })
})
