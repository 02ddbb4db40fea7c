import { mock } from 'node:test'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import type { StopJob } from '../../../../subgraphs/foundation/jobs/stop-jobs.ts'
import {
  type LeasedItem,
  wakeWorkers,
  workItems,
} from '../../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'
import { captureLog } from '../../../support/log/captured-log.ts'
import { makeGate, until } from '../../../support/time/until.ts'
import {
  addItem,
  BY_DUE_TIME,
  countItems,
  IN_TURN,
  startTestWorkers,
  type Working,
} from './test-workers.ts'

let database: Database
const statements: string[] = []
const stops: StopJob[] = []

beforeAll(async () => {
  database = await openClubDatabase({ onStatement: (sql) => void statements.push(sql) })
})

afterEach(async () => {
  mock.timers.reset()
  await Promise.all(stops.splice(0).map((stop) => stop()))
  await database.query('DELETE FROM work_items')
})

afterAll(() => database.close())

function start(working: Working = {}): StopJob {
  const stop = startTestWorkers(database, working)
  stops.push(stop)
  return stop
}

const isEmpty = async () => (await countItems(database)) === 0

const ago = (ms: number) => new Date(Date.now() - ms)

/** Leases one item as a worker that crashes then. */
async function leaseAndCrash(lane: string, leaseMs: number): Promise<LeasedItem | undefined> {
  const now = new Date()
  const request = { lease: newUuid(), now, until: new Date(now.getTime() + leaseMs) }
  const [leased] = await workItems.lease(database, BY_DUE_TIME, new Map([[lane, 1]]), request)
  return leased
}

describe('work queue', () => {
  test('leases the items of a lane in the order of their due times, and no item before it is due', async () => {
    const lane = newUuid()
    const second = await addItem(database, { lane, dueAt: ago(1000) })
    const first = await addItem(database, { lane, dueAt: ago(2000) })
    const later = await addItem(database, { lane, dueAt: new Date(Date.now() + 400) })
    const done: string[] = []
    const work = async ({ id }: LeasedItem) => void done.push(id)
    start({ work, times: { concurrency: { perLane: 1, total: 1 } } })
    await until(isEmpty)
    expect(done).toEqual([first, second, later])
  })

  test('in turn leases one item of a lane at a time among all workers, in the order of ids', async () => {
    const lane = newUuid()
    const ids = []
    for (let made = 0; made < 12; made += 1)
      ids.push(await addItem(database, { lane, dueAt: ago(made * 1000) }))
    const done: string[] = []
    let [running, most] = [0, 0]
    const work = async ({ id }: LeasedItem) => {
      running += 1
      most = Math.max(most, running)
      await database.query('DO 0')
      done.push(id)
      running -= 1
    }
    for (let worker = 0; worker < 3; worker += 1) start({ table: IN_TURN, work })
    await until(isEmpty)
    expect([done, most]).toEqual([ids.sort(), 1])
  })

  test('leases no item to two workers', async () => {
    const lanes = Array.from({ length: 10 }, () => newUuid())
    for (let made = 0; made < 200; made += 1)
      await addItem(database, { lane: lanes[made % 10] ?? '' })
    const times = new Map<string, number>()
    const work = async ({ id }: LeasedItem) => void times.set(id, (times.get(id) ?? 0) + 1)
    start({ work })
    start({ work })
    await until(isEmpty)
    expect([times.size, Math.max(...times.values())]).toEqual([200, 1])
  })

  test('leases an item again when the lease of a crashed worker has expired, and not before', async () => {
    const lane = newUuid()
    const id = await addItem(database, { lane, dueAt: ago(1000) })
    const crashed = await leaseAndCrash(lane, 300)
    const [{ leasedUntil } = {}] = await database.query<{ leasedUntil: Date }[]>(
      'SELECT due_at AS leasedUntil FROM work_items',
    )
    const done: LeasedItem[] = []
    let startedAt = new Date(0)
    const work = async (item: LeasedItem) => {
      startedAt = new Date()
      done.push(item)
    }
    start({ work })
    await until(isEmpty)
    expect(crashed).toMatchObject({ id, attemptCount: 1 })
    expect(done).toMatchObject([{ id, attemptCount: 2 }])
    expect(startedAt >= (leasedUntil ?? startedAt)).toBe(true)
    expect(done[0]?.lease).not.toBe(crashed?.lease)
  })

  test('ignores the release of an item by a worker whose lease was lost', async () => {
    const lane = newUuid()
    await addItem(database, { lane, dueAt: ago(1000) })
    const lost = await leaseAndCrash(lane, -1)
    const holder = await leaseAndCrash(lane, 60_000)
    if (lost) await workItems.release(database, lost, new Date())
    const [row] = await database.query('SELECT lease FROM work_items')
    expect(row?.['lease']).toBe(holder?.lease)
  })

  test('completes running items when it stops, aborts their signals, and starts no others', async () => {
    const [begun, gate] = [makeGate(), makeGate()]
    const lane = newUuid()
    await addItem(database, { lane })
    await addItem(database, { lane })
    const signals: AbortSignal[] = []
    const work = async (_item: LeasedItem, signal: AbortSignal) => {
      signals.push(signal)
      begun.open()
      await gate.opened
    }
    const stop = start({ work, times: { concurrency: { perLane: 1, total: 1 } } })
    await begun.opened
    let isStopped = false
    const stopped = stop().then(() => {
      isStopped = true
    })
    await until(() => signals[0]?.aborted === true)
    expect(isStopped).toBe(false)
    gate.open()
    await stopped
    expect([signals.length, await countItems(database)]).toEqual([1, 1])
  })

  test('starts an item when it is woken, and queries the database once in 4.9 seconds while it is idle', async () => {
    // Only these ticks and a wake-up end a pause of the workers.
    mock.timers.enable({ apis: ['setTimeout'] })
    const bus = makeLocalBus()
    const countPolls = () => statements.filter((sql) => sql.includes('work_items_by_due')).length
    statements.length = 0
    start({ bus })
    await until(() => countPolls() > 0)
    for (let passedMs = 0; passedMs < 4_900; passedMs += 50) {
      mock.timers.tick(50)
      await database.query('DO 0')
    }
    expect(countPolls()).toBe(1)

    await addItem(database)
    expect(countPolls()).toBe(1)
    wakeWorkers(bus, BY_DUE_TIME)
    await until(isEmpty)
  })

  test('starts items of other lanes while all slots of one lane are taken', async () => {
    const gate = makeGate()
    const [stuck, other] = [newUuid(), newUuid()]
    for (let made = 0; made < 10; made += 1)
      await addItem(database, { lane: stuck, dueAt: ago(9000) })
    const id = await addItem(database, { lane: other })
    const done: string[] = []
    let [running, most] = [0, 0]
    const work = async (item: LeasedItem) => {
      if (item.lane === other) return void done.push(item.id)
      running += 1
      most = Math.max(most, running)
      await gate.opened
      running -= 1
    }
    start({ work, times: { concurrency: { perLane: 3, total: 5 } } })
    await until(() => done.length === 1)
    await until(() => most === 3)
    expect([done, running]).toEqual([[id], 3])
    gate.open()
    await until(isEmpty)
    expect(most).toBe(3)
  })

  test('logs queue.record_failed with the queue when work fails, and runs the item again', async () => {
    await addItem(database)
    const { log, withEvent } = captureLog('warn')
    let attempts = 0
    const work = async () => {
      attempts += 1
      if (attempts === 1) throw new Error('The outcome is lost.')
    }
    const bus = makeLocalBus()
    start({ work, log, bus })
    await until(() => withEvent('queue.record_failed').length > 0)
    await database.query('UPDATE work_items SET due_at = ?', [ago(1)])
    wakeWorkers(bus, BY_DUE_TIME)
    await until(isEmpty)
    expect(attempts).toBe(2)
    expect(withEvent('queue.record_failed')).toMatchObject([
      { queue: 'tests', msg: 'the outcome of an item could not be recorded' },
    ])
  })

  test('rejects a lease that does not outlast the time-out of the work', () => {
    expect(() => start({ times: { leaseMs: 5000, timeoutMs: 5000 } })).toThrow(/outlast/)
  })
})
