import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { testSocket } from '../../support/database/test-database.ts'
import {
  type Front,
  type Installation,
  startInstallation,
} from '../faults/installation/installation.ts'
import { exchangeFronts, type RollResult, roll } from '../faults/rolling/roll.ts'
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

const KINDS: readonly [string, Front, number, typeof roll][] = [
  ['one of two processes of each role, replaced one role after the other', 'edge', 3, roll],
  ['a facade and a gateway, an edge in their place, and back', 'pair', 3, exchangeFronts],
]

describe.each(KINDS)('%s under load', (_, front, replaced, disturb) => {
  let dir: DataDir
  let installation: Installation
  let result: RollResult

  // Each replaced process serves its clients for 5 s more, and another one starts.
  beforeAll(async () => {
    dir = await makeDataDir()
    const count = front === 'edge' ? 2 : 1
    const plan = { dataDir: dir.path, socketPath: testSocket(), count, front }
    installation = await startInstallation({ ...plan, env: { CLUB_RATE_LIMIT: '1000000' } })
    result = await disturb(installation, PLAN)
  }, 600_000)

  afterAll(async () => {
    await installation?.[Symbol.asyncDispose]()
    await dir?.remove()
  })

  test('fail no request', () => {
    expect(result.requests).toBeGreaterThan(100)
    expect(result.failed).toEqual({})
  })

  test('keep every acknowledged booking, with one event for each version', () => {
    expect(result).toMatchObject({ replaced, lost: 0, gaps: 0, duplicates: 0 })
    expect(result.acknowledged).toBeGreaterThan(50)
  })

  test('end sockets, subscriptions and streams as documented, and their clients miss and repeat no event', () => {
    expect(result).toMatchObject({ unplannedEnds: [], missed: 0, doubled: 0, followers: 8 })
    expect(result.plannedEnds).toBeGreaterThan(0)
  })
})
