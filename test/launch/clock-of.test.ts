import { mock } from 'node:test'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { makeStopList, type StopList } from '../../launch/process/stop-list.ts'
import { clockOf } from '../../launch/wiring/databases/clock-of.ts'
import { newUuid } from '../../platform/ids.ts'
import { makeLog } from '../../platform/log.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { makeSteadyClock } from '../../platform/time/steady-clock.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { openEmptyDatabase } from '../support/database/empty-database.ts'

const HOUR_MS = 3_600_000

let database: Database
let stops: StopList

beforeEach(async () => {
  database = await openEmptyDatabase()
  stops = makeStopList((_what, error) => {
    throw error
  })
})

afterEach(async () => {
  await stops.stop()
  await database.close()
})

function start(stepMs: number) {
  const wall = () => Date.now() + stepMs
  const steady = makeSteadyClock({ wall, monotonic: () => performance.now() })
  return clockOf({ log: makeLog('silent'), stops }, database, steady)
}

describe('a process with a database', () => {
  test('starts by the machine’s clock, which the database’s confirms', async () => {
    const clock = await start(0)
    expect(clock()).toBeInstanceOf(Date)
  })

  test('goes by it with ids, tokens and the log of requests when the machine’s clock is stepped, and says so', async () => {
    const machine = { stepMs: 0 }
    // The machine's own clock is stepped: what goes by it would follow.
    const rightNow = Date.now
    mock.method(Date, 'now', () => rightNow() + machine.stepMs)
    const wall = () => Date.now()
    const lines: string[] = []
    const log = makeLog('warn', { write: (line) => void lines.push(line) })
    const steady = makeSteadyClock({ wall, monotonic: () => performance.now() })
    mock.timers.enable({ apis: ['setInterval'] })
    await clockOf({ log, stops }, database, steady)
    machine.stepMs = 400 * 24 * HOUR_MS
    mock.timers.tick(10_000)
    const moments = [
      systemClock().getTime(),
      Number.parseInt(newUuid().replace('-', '').slice(0, 12), 16),
    ]
    await stops.stop()
    mock.timers.reset()
    mock.restoreAll()
    for (const moment of moments) expect(Math.abs(moment - Date.now())).toBeLessThan(HOUR_MS)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'clock.differs', differenceMs: expect.any(Number) },
    ])
  })

  test.each([
    [HOUR_MS, /The clock of this machine is 3(600|599|601) s ahead of the database's\./],
    [-HOUR_MS, /The clock of this machine is 3(600|599|601) s behind the database's\./],
  ])(
    'is refused with a clock that is %i ms off, with a message that names both clocks',
    async (stepMs, message) => {
      await expect(start(stepMs)).rejects.toThrow(message)
      await expect(start(stepMs)).rejects.toThrow('Set both by the same time server')
    },
  )
})
