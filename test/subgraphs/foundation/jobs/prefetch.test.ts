import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import type { StopJob } from '../../../../subgraphs/foundation/jobs/stop-jobs.ts'
import type { ItemOutcome } from '../../../../subgraphs/foundation/jobs/work-queue/slot-table.ts'
import type { LeasedItem } from '../../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'
import { captureLog } from '../../../support/log/captured-log.ts'
import { makeGate, until } from '../../../support/time/until.ts'
import { addItem, countItems, RELEASED_TO, startTestWorkers, type Working } from './test-workers.ts'

const ITEMS = 60

/** The item whose work waits for the gate. */
const SLOW = 30

let database: Database
const statements: string[] = []
const stops: StopJob[] = []

beforeAll(async () => {
  database = await openClubDatabase({ onStatement: (sql) => void statements.push(sql) })
})

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  await database.query('DELETE FROM work_items')
  statements.length = 0
})

afterAll(() => database.close())

function start(working: Working): StopJob {
  const stop = startTestWorkers(database, { prefetch: 20, times: ONE_SLOT, ...working })
  stops.push(stop)
  return stop
}

const ONE_SLOT = { concurrency: { perLane: 1, total: 50 } }

const isEmpty = async () => (await countItems(database)) === 0

async function countLeased(): Promise<number> {
  return (await database.query('SELECT 1 FROM work_items WHERE lease IS NOT NULL')).length
}

async function addItems(count = ITEMS): Promise<void> {
  const lane = newUuid()
  for (let made = 0; made < count; made += 1) await addItem(database, { lane })
}

/** Work that is fast up to one item, which waits for the gate and then has this outcome. */
function slowAt(position: number, outcome: ItemOutcome) {
  const [reached, gate] = [makeGate(), makeGate()]
  const begun: string[] = []
  const waitForGate = async () => {
    reached.open()
    await gate.opened
  }
  const work: Working['work'] = async ({ id }: LeasedItem) => {
    begun.push(id)
    if (begun.length !== position) return { outcome: 'success', record: async () => {} }
    if (outcome === 'failure') return { outcome, record: waitForGate }
    await waitForGate()
  }
  return { work, begun, reached: reached.opened, open: gate.open }
}

describe('prefetch of a work queue', () => {
  test('starts the next item of a lane while the outcome of the one before is being recorded', async () => {
    await addItems(2)
    const gate = makeGate()
    let begun = 0
    start({
      async work() {
        begun += 1
        return { outcome: 'success', record: () => gate.opened }
      },
    })
    await until(() => begun === 2)
    expect(await countItems(database)).toBe(2)
    gate.open()
    await until(isEmpty)
  })

  test('leases many items of a fast lane in one transaction', async () => {
    await addItems()
    start({})
    await until(isEmpty)
    const leases = statements.filter((sql) => sql.includes('SKIP LOCKED'))
    expect(leases.length).toBeLessThan(ITEMS / 2)
  })

  test('releases items that have waited too long for a slot', async () => {
    await addItems()
    const { work, reached, open } = slowAt(SLOW, 'success')
    start({ work })
    await reached
    await until(async () => (await countLeased()) === 1)
    open()
    await until(isEmpty)
  })

  test('starts no other item of a lane after a failure, and releases them', async () => {
    await addItems()
    const { work, begun, reached, open } = slowAt(SLOW, 'failure')
    start({ work })
    await reached
    await until(async () => (await countLeased()) === 1)
    expect(begun.length).toBe(SLOW)
    open()
    await until(isEmpty)
    expect([begun.length, new Set(begun).size]).toEqual([ITEMS, ITEMS])
  })

  test('logs queue.release_failed with the queue when items cannot be released', async () => {
    await addItems()
    const { log, withEvent } = captureLog('warn')
    const release = async () => {
      throw new Error('The database is away.')
    }
    const { work, reached, open } = slowAt(SLOW, 'failure')
    start({ work, release, log, times: { ...ONE_SLOT, leaseMs: 1500, timeoutMs: 900 } })
    await reached
    open()
    await until(isEmpty)
    expect(withEvent('queue.release_failed')).toMatchObject([
      { queue: 'tests', msg: 'items could not be released' },
    ])
  })

  test('releases items that it has not started when it stops', async () => {
    await addItems()
    const { work, begun, reached, open } = slowAt(SLOW, 'success')
    const stop = start({ work })
    await reached
    const stopped = stop()
    await until(async () => (await countLeased()) === 1)
    open()
    await stopped
    expect(begun.length).toBe(SLOW)
    const left = await database.query<{ dueAt: Date }[]>('SELECT due_at AS dueAt FROM work_items')
    expect(left.length).toBe(ITEMS - SLOW)
    expect(left.some(({ dueAt }) => dueAt.getTime() === RELEASED_TO.getTime())).toBe(true)
  })
})
