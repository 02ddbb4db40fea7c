import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { addInstallation } from '../../../support/club/fixtures.ts'
import { type Courtside, minutesAfter, START, startCourtside } from './courtside.ts'

let side: Courtside

beforeAll(async () => {
  side = await startCourtside()
})

afterAll(() => side.close())

beforeEach(async () => {
  side.setNow(START)
  await side.database.query('DELETE FROM match_sessions')
})

async function lastStart(caller: Caller = side.staff()) {
  const document = 'query Read($id: ID!) { court(id: $id) { lastMatchStartedAt } }'
  const asked = { name: 'Read', kind: 'query', document, hash: 'Start', registered: false } as const
  const { data } = await side.execute(asked, caller, { id: side.home.courts[0]?.id })
  return data.court.lastMatchStartedAt
}

describe('the last start on a court', () => {
  async function start(): Promise<string> {
    const { id } = await side.addSession({ status: 'READY', scheduledStart: side.now() })
    expect((await side.change('startMatch', { sessionId: id, eventSequence: 0 })).codes).toEqual([])
    await side.change('abortSession', { sessionId: id }, side.staff())
    return side.now().toISOString()
  }

  test('is when a match was started there, for seven days', async () => {
    expect(await lastStart()).toBeNull()
    await start()
    side.setNow(minutesAfter(START, 60))
    const latest = await start()
    expect(await lastStart()).toBe(latest)
    side.setNow(minutesAfter(START, 60 + 7 * 24 * 60))
    expect(await lastStart()).toBe(latest)
    side.setNow(minutesAfter(START, 61 + 7 * 24 * 60))
    expect(await lastStart()).toBeNull()
  })

  test('is shown to staff alone', async () => {
    await start()
    const partner = await addInstallation(side.database, side.home.club)
    expect(await lastStart(partner)).toBeNull()
  })

  test('is none where a match was called off, or its result was entered alone', async () => {
    await side.addSession({ status: 'CANCELLED', scheduledStart: START })
    // As a result is stored of a match that no one started: its events are later than its planned start.
    const { id } = await side.addSession({ status: 'READY', scheduledStart: START })
    side.setNow(minutesAfter(START, 90))
    await side.change('startMatch', { sessionId: id, eventSequence: 0 })
    await side.database.query('UPDATE match_sessions SET actual_start = ? WHERE id = ?', [
      ...[START, id],
    ])
    expect(await lastStart()).toBeNull()
  })
})
