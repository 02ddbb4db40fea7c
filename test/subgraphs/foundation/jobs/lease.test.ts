import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import {
  type NamedLeaseRequest,
  takeLease,
} from '../../../../subgraphs/foundation/jobs/named-lease.ts'
import { openEmptyDatabase } from '../../../support/database/empty-database.ts'
import { makeGate, until } from '../../../support/time/until.ts'

let database: Database

beforeAll(async () => {
  database = await openEmptyDatabase()
  await (await take()).release()
})

beforeEach(() => database.query('DELETE FROM leases'))

afterAll(() => database.close())

function take(changes: Partial<NamedLeaseRequest> = {}, on = database) {
  const signal = new AbortController().signal
  return takeLease(on, { name: 'job', durationMs: 60_000, newId: newUuid, signal, ...changes })
}

const leases = () =>
  database.query('SELECT holder, expires_at > utc_timestamp(3) AS valid FROM leases')

async function expiry(): Promise<unknown> {
  const [row] = await database.query('SELECT expires_at FROM leases')
  return String((row?.['expires_at'] as Date | undefined)?.getTime())
}

/** A lease whose holder was killed; `expiresAt` is SQL. */
const addDeadHolder = (expiresAt: string) =>
  database.query(`INSERT INTO leases VALUES ('job', 'dead', ${expiresAt})`)

describe('a lease', () => {
  test('has one holder at a time: the second waits and gets the name of the holder', async () => {
    const first = await take()
    const [row] = await leases()
    const hasWaited = makeGate()
    const holders: string[] = []
    const second = take({
      onWait(holder) {
        holders.push(holder)
        hasWaited.open()
      },
    })
    await hasWaited.opened
    expect(await leases()).toEqual([row])
    await first.release()
    await (await second).release()
    expect(holders).toEqual([row?.['holder']])
    expect(await leases()).toEqual([])
  })

  test('of another name is independent', async () => {
    const held = [await take({ name: 'one' }), await take({ name: 'other' })]
    expect(await leases()).toHaveLength(2)
    for (const lease of held) await lease.release()
  })

  test('is acquired immediately after it expired', async () => {
    await addDeadHolder('utc_timestamp(3) - INTERVAL 1 SECOND')
    const lease = await take({
      onWait() {
        throw new Error('There is no holder to wait for.')
      },
    })
    await lease.release()
  })

  test('is acquired as soon as it expires', async () => {
    await addDeadHolder('utc_timestamp(3) + INTERVAL 1 HOUR')
    const hasWaited = makeGate()
    const waiting = take({ onWait: hasWaited.open })
    await hasWaited.opened
    await database.query('UPDATE leases SET expires_at = utc_timestamp(3) - INTERVAL 1 SECOND')
    await waiting
    expect(await leases()).toEqual([{ holder: expect.not.stringMatching('dead'), valid: 1 }])
  })

  test('is renewed while its holder runs', async () => {
    const lease = await take({ durationMs: 3_000 })
    const first = await expiry()
    await until(async () => (await expiry()) !== first)
    expect(await leases()).toEqual([expect.objectContaining({ valid: 1 })])
    await lease.release()
  })

  test('notifies its holder when another process has acquired it', async () => {
    const lost = makeGate()
    const lease = await take({ durationMs: 90, onLost: lost.open })
    await database.query(
      "UPDATE leases SET holder = 'other', expires_at = utc_timestamp(3) + INTERVAL 1 HOUR",
    )
    await lost.opened
    await lease.release()
    expect(await leases()).toEqual([{ holder: 'other', valid: 1 }])
  })

  test('stays free after its release, even with a renewal in flight', async () => {
    const [renewing, gate] = [makeGate(), makeGate()]
    let taken = false
    const slow: Database = {
      ...database,
      async query<T>(sql: string, params?: readonly unknown[]) {
        if (taken && sql.startsWith('INSERT INTO leases')) {
          renewing.open()
          await gate.opened
        }
        return database.query<T>(sql, params)
      },
    }
    const lease = await take({ durationMs: 90 }, slow)
    taken = true
    await renewing.opened
    const released = lease.release()
    gate.open()
    await released
    expect(await leases()).toEqual([])
  })

  test('is not waited for after the signal was aborted', async () => {
    await addDeadHolder('utc_timestamp(3) + INTERVAL 1 HOUR')
    const stop = new AbortController()
    const waiting = take({ signal: stop.signal, onWait: () => stop.abort() })
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    expect(await leases()).toEqual([{ holder: 'dead', valid: 1 }])
  })
})
