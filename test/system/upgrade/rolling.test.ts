import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { testSocket } from '../../support/database/test-database.ts'
import { type Installation, startInstallation } from '../faults/installation/installation.ts'
import { type RollResult, roll } from '../faults/rolling/roll.ts'
import { type DataDir, makeDataDir } from '../support/processes/instance.ts'

/** `npm run test:rolling` replaces both processes of each role, with more clients. */
const PLAN = {
  followers: { sockets: 4, subscriptions: 2, streams: 2 },
  writers: 2,
  pauseMs: 100,
  settleMs: 300,
  ofEachRole: 1,
  say: () => {},
}

let dir: DataDir
let installation: Installation
let result: RollResult

// Each replaced process serves its clients for 5 s more, and another one starts.
beforeAll(async () => {
  dir = await makeDataDir()
  const plan = { dataDir: dir.path, socketPath: testSocket(), count: 2 }
  installation = await startInstallation({ ...plan, env: { CLUB_RATE_LIMIT: '1000000' } })
  result = await roll(installation, PLAN)
}, 600_000)

afterAll(async () => {
  await installation?.[Symbol.asyncDispose]()
  await dir?.remove()
})

describe('one of two processes of each role, replaced one role after the other under load', () => {
  test('fail no request', () => {
    expect(result.requests).toBeGreaterThan(100)
    expect(result.failed).toEqual({})
  })

  test('keep every acknowledged booking, with one event for each version', () => {
    expect(result).toMatchObject({ replaced: 4, lost: 0, gaps: 0, duplicates: 0 })
    expect(result.acknowledged).toBeGreaterThan(50)
  })

  test('end sockets, subscriptions and streams as documented, and their clients miss and repeat no event', () => {
    expect(result).toMatchObject({ unplannedEnds: [], missed: 0, doubled: 0, followers: 8 })
    expect(result.plannedEnds).toBeGreaterThan(0)
  })
})
