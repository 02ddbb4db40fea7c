import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { makeStopList, type StopList } from '../../launch/process/stop-list.ts'
import { clockOf } from '../../launch/wiring/databases/clock-of.ts'
import { makeLog } from '../../platform/log.ts'
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
