import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import type { StopJob } from '../../../../subgraphs/foundation/jobs/stop-jobs.ts'
import type { HeldItem } from '../../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'
import { makeGate, until } from '../../../support/time/until.ts'
import { addItem, countItems, PUT_BACK_TO, startTestWorkers, type Working } from './working.ts'

const ITEMS = 60

/** The one whose work waits for the gate. */
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
  const stop = startTestWorkers(database, { ahead: 20, times: ONE_PLACE, ...working })
  stops.push(stop)
  return stop
}

const ONE_PLACE = { atOnce: { perLane: 1, all: 50 } }

const isEmpty = async () => (await countItems(database)) === 0

async function countHeld(): Promise<number> {
  return (await database.query('SELECT 1 FROM work_items WHERE lease IS NOT NULL')).length
}

async function addItems(count = ITEMS): Promise<void> {
  const lane = newUuid()
  for (let made = 0; made < count; made += 1) await addItem(database, { lane })
}

/** Work that is fast up to one item, which waits for the gate before it goes as the test says. */
function slowAt(place: number, went: 'well' | 'badly') {
  const [reached, gate] = [makeGate(), makeGate()]
  const begun: string[] = []
  const work: Working['work'] = async ({ id }: HeldItem, _signal, leave) => {
    begun.push(id)
    if (begun.length !== place) return leave('well')
    if (went === 'badly') leave(went)
    reached.open()
    await gate.opened
  }
  return { work, begun, reached: reached.opened, open: gate.open }
}

describe('a worker that is ahead', () => {
  test('begins the next one of a lane while the outcome of the one before is being noted', async () => {
    await addItems(2)
    const gate = makeGate()
    let begun = 0
    start({
      async work(_item, _signal, leave) {
        begun += 1
        leave('well')
        await gate.opened
      },
    })
    await until(() => begun === 2)
    expect(await countItems(database)).toBe(2)
    gate.open()
    await until(isEmpty)
  })

  test('takes many of a fast lane at a time', async () => {
    await addItems()
    start({})
    await until(isEmpty)
    const takes = statements.filter((sql) => sql.includes('SKIP LOCKED'))
    expect(takes.length).toBeLessThan(ITEMS / 2)
  })

  test('gives back what has waited too long for a place', async () => {
    await addItems()
    const { work, reached, open } = slowAt(SLOW, 'well')
    start({ work })
    await reached
    await until(async () => (await countHeld()) === 1)
    open()
    await until(isEmpty)
  })

  test('begins nothing of a lane that fails, and gives it back', async () => {
    await addItems()
    const { work, begun, reached, open } = slowAt(SLOW, 'badly')
    start({ work })
    await reached
    await until(async () => (await countHeld()) === 1)
    expect(begun.length).toBe(SLOW)
    open()
    await until(isEmpty)
    expect([begun.length, new Set(begun).size]).toEqual([ITEMS, ITEMS])
  })

  test('gives back what it has not begun when it is stopped', async () => {
    await addItems()
    const { work, begun, reached, open } = slowAt(SLOW, 'well')
    const stop = start({ work })
    await reached
    const stopped = stop()
    await until(async () => (await countHeld()) === 1)
    open()
    await stopped
    expect(begun.length).toBe(SLOW)
    const left = await database.query<{ dueAt: Date }[]>('SELECT due_at AS dueAt FROM work_items')
    expect(left.length).toBe(ITEMS - SLOW)
    expect(left.some(({ dueAt }) => dueAt.getTime() === PUT_BACK_TO.getTime())).toBe(true)
  })
})
