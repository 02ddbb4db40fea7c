import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { makeStopList, type StopList } from '../../launch/process/stop-list.ts'
import { refuseSecondInstance } from '../../launch/wiring/databases/second-instance.ts'
import { makeLog } from '../../platform/log.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { openEmptyDatabase } from '../support/database/empty-database.ts'
import { makeGate } from '../support/time/until.ts'

let database: Database
let first: StopList
let second: StopList

beforeEach(async () => {
  database = await openEmptyDatabase()
  first = makeStopList(rethrow)
  second = makeStopList(rethrow)
})

afterEach(async () => {
  await second.stop()
  await first.stop()
  await database.close()
})

function rethrow(_what: string, error: unknown): never {
  throw error
}

function start(stops: StopList, { patienceMs, onSay = () => {} }: StartOptions = {}) {
  const { signal } = new AbortController()
  const say = (line: string) => onSay(line)
  return refuseSecondInstance({ log: makeLog('silent'), stops, say, signal }, database, patienceMs)
}

interface StartOptions {
  patienceMs?: number
  onSay?: (line: string) => void
}

describe('a second instance on the same database', () => {
  test('is refused while the first one runs', async () => {
    await start(first)
    await expect(start(second, { patienceMs: 1 })).rejects.toThrow(
      'Another instance runs on this database.',
    )
  })

  test('starts as soon as the first one has stopped', async () => {
    await start(first)
    const waited = makeGate()
    const lines: string[] = []
    const starting = start(second, {
      onSay(line) {
        lines.push(line)
        waited.open()
      },
    })
    await waited.opened
    await first.stop()
    await starting
    expect(lines).toEqual([expect.stringMatching(/^Waiting for the instance \S+ to leave/)])
  })
})
