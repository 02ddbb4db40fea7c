import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { makeLog } from '../../../../platform/log.ts'
import {
  moveDueSessions,
  startSessionClock,
} from '../../../../subgraphs/club/match-sessions/clock/jobs.ts'
import {
  findCourtsNoLongerBookedSoon,
  findDueCourts,
  findDueSessions,
} from '../../../../subgraphs/club/match-sessions/clock/store.ts'
import { until } from '../../../support/time/until.ts'
import { findContradictions } from '../consistency.ts'
import { type Courtside, clockPartsOf, minutesAfter, START, startCourtside } from './courtside.ts'

const START_AT = minutesAfter(START, 60)
const END_AT = minutesAfter(START, 150)

let side: Courtside
let parts: Parameters<typeof moveDueSessions>[0]

beforeAll(async () => {
  side = await startCourtside()
  parts = clockPartsOf(side, side.clock)
})

afterAll(() => side.close())

beforeEach(async () => {
  side.setNow(START)
  await side.database.query('DELETE FROM match_sessions')
  await side.database.query('DELETE FROM event_log')
  await side.database.query('DELETE FROM organization_heads')
  await side.database.query(
    `UPDATE courts SET status = 'AVAILABLE', status_override = NULL, device_seen_at = NULL,
       has_device_warning = 0, status_due_at = NULL, published_count = 0`,
  )
})

/** Moves the time, and lets one replica look at it. */
async function lookAt(moment: Date) {
  side.setNow(moment)
  const moved = await moveDueSessions(parts, moment)
  expect(moved.faults).toEqual([])
  return moved
}

const statusOf = async (id: string) => (await side.session(id)).status
const courtStatus = async (index = 0) => (await side.court(index))['status']

describe('the session clock', () => {
  test('takes a session through its day, and its court with it', async () => {
    const { id } = await side.addSession()
    const seen: unknown[] = []
    for (const moment of [START, minutesAfter(START_AT, -15), START_AT, END_AT]) {
      await lookAt(moment)
      seen.push([await statusOf(id), await courtStatus()])
    }
    expect(seen).toEqual([
      ['SCHEDULED', 'AVAILABLE'],
      ['READY', 'BOOKED_SOON'],
      ['WAITING_FOR_PLAYERS', 'BOOKED_SOON'],
      ['CANCELLED', 'AVAILABLE'],
    ])
    expect(await side.eventsOf(id)).toEqual(Array(3).fill('session.status_changed'))
    expect(await side.eventsOf(side.home.courts[0]?.id)).toEqual(
      Array(2).fill('court.status_changed'),
    )
  })

  test('ends a match after its overtime', async () => {
    const { id } = await side.addSession()
    await lookAt(START_AT)
    await side.change('startMatch', { sessionId: id, eventSequence: 0 })
    await side.change('recordPoint', { sessionId: id, eventSequence: 1, team: 'BLUE' })
    await lookAt(minutesAfter(END_AT, 9.9))
    expect([await statusOf(id), await courtStatus()]).toEqual(['ACTIVE', 'SESSION_ACTIVE'])
    await lookAt(minutesAfter(END_AT, 10))
    expect([await statusOf(id), await courtStatus()]).toEqual(['COMPLETED', 'AVAILABLE'])
    const undo = { sessionId: id, eventSequence: 2 }
    expect((await side.change('reversePoint', undo)).codes).toEqual(['state_conflict'])
  })

  test('of two replicas moves each session once', async () => {
    const sessions = []
    for (let index = 0; index < 24; index += 1) sessions.push(await side.addSession({}, index % 2))
    side.setNow(minutesAfter(START_AT, -15))
    const looks = await Promise.all([1, 2, 3].map(() => moveDueSessions(parts, side.now())))

    expect(looks.flatMap(({ faults }) => faults)).toEqual([])
    const rows = await side.database.query(
      "SELECT COUNT(*) AS events FROM event_log WHERE type = 'session.status_changed'",
    )
    expect(Number(rows[0]?.['events'])).toBe(sessions.length)
    const courtEvents = await side.eventsOf(...side.home.courts.map(({ id }) => id))
    expect(courtEvents).toHaveLength(2)
  })

  test('makes nothing ready on a closed court until it opens', async () => {
    const { id } = await side.addSession()
    const courtId = side.home.courts[0]?.id
    const close = (override: string | null) =>
      side.change('setCourtStatusOverride', { courtId, override }, side.staff())
    await close('MAINTENANCE')
    await lookAt(START_AT)
    expect([await statusOf(id), await courtStatus()]).toEqual(['SCHEDULED', 'MAINTENANCE'])
    expect(await findDueSessions(side.database, START_AT, 10)).toEqual([])
    await close(null)
    await lookAt(START_AT)
    expect([await statusOf(id), await courtStatus()]).toEqual([
      'WAITING_FOR_PLAYERS',
      'BOOKED_SOON',
    ])
  })

  test('frees a court whose session its booking took away', async () => {
    const { id } = await side.addSession()
    await lookAt(minutesAfter(START_AT, -10))
    await side.database.query("UPDATE match_sessions SET status = 'CANCELLED' WHERE id = ?", [id])
    await lookAt(minutesAfter(START_AT, -9))
    expect(await courtStatus()).toBe('AVAILABLE')
  })
})

describe('the job of the session clock', () => {
  test('runs every two seconds, and completes its run when stopped', async () => {
    const { id } = await side.addSession()
    side.setNow(START_AT)
    const stop = startSessionClock({ ...parts, clock: side.clock }, makeLog('silent'))
    await until(async () => (await statusOf(id)) === 'WAITING_FOR_PLAYERS')
    await stop()
    expect(await statusOf(id)).toBe('WAITING_FOR_PLAYERS')
  })
})

describe('the device of a court', () => {
  const report = (warning: boolean) => side.change('reportCourtDevice', { warning })

  test('reports faults, and counts as lost after five minutes without a report', async () => {
    expect((await report(true)).data.reportCourtDevice.court.status).toBe('DEVICE_WARNING')
    expect((await report(false)).data.reportCourtDevice.court.status).toBe('AVAILABLE')
    await lookAt(minutesAfter(START, 4.99))
    expect(await courtStatus()).toBe('AVAILABLE')
    await lookAt(minutesAfter(START, 5))
    expect(await courtStatus()).toBe('OFFLINE')
    side.setNow(minutesAfter(START, 6))
    expect((await report(false)).data.reportCourtDevice.court.status).toBe('AVAILABLE')
    expect(await side.eventsOf(side.home.courts[0]?.id)).toHaveLength(4)
  })

  test('gives a sign by scoring, if it is one that gives signs', async () => {
    await report(false)
    const { id } = await side.addSession({ status: 'READY' })
    await side.change('startMatch', { sessionId: id, eventSequence: 0 })
    side.setNow(minutesAfter(START, 4))
    await side.change('recordPoint', { sessionId: id, eventSequence: 1, team: 'BLUE' })
    await lookAt(minutesAfter(START, 8))
    expect(await courtStatus()).toBe('SESSION_ACTIVE')
    await lookAt(minutesAfter(START, 9))
    expect(await courtStatus()).toBe('OFFLINE')
  })

  test('is not missed on a court that has none, whose matches no one starts', async () => {
    for (const start of [START_AT, END_AT])
      await side.addSession({ scheduledStart: start, scheduledEnd: minutesAfter(start, 90) })
    const seen = new Set<unknown>()
    for (let minutes = 0; minutes <= 300; minutes += 15) {
      await lookAt(minutesAfter(START, minutes))
      seen.add(await courtStatus())
    }
    expect([...seen].sort()).toEqual(['AVAILABLE', 'BOOKED_SOON'])
  })

  test('is not reported for by staff, nor a court closed by a device', async () => {
    const courtId = side.home.courts[0]?.id
    const reported = await side.change('reportCourtDevice', { warning: true }, side.staff())
    const closed = await side.change('setCourtStatusOverride', { courtId, override: 'DISABLED' })
    expect([reported.codes, closed.codes]).toEqual([['forbidden'], ['forbidden']])
  })

  test('is overruled by the status that staff have set', async () => {
    const courtId = side.home.courts[0]?.id
    const close = { courtId, override: 'DISABLED' }
    await side.change('setCourtStatusOverride', close, side.staff())
    expect((await report(true)).data.reportCourtDevice.court.status).toBe('DISABLED')
    const foreign = { ...close, courtId: newUuid() }
    expect((await side.change('setCourtStatusOverride', foreign, side.staff())).codes).toEqual([
      'not_found',
    ])
  })
})

describe('each look at the time', () => {
  test.each([
    ['match_sessions_by_due_time', findDueSessions],
    ['courts_by_due_time', findDueCourts],
    ['courts_by_status', findCourtsNoLongerBookedSoon],
  ])('reads no more than what is due, by %s', async (index, find) => {
    for (let count = 0; count < 60; count += 1)
      await side.addSession({ status: count % 3 === 0 ? 'COMPLETED' : 'SCHEDULED' }, count % 2)
    await side.database.query('ANALYZE TABLE match_sessions, courts')
    let plan: Record<string, unknown>[] = []
    const explained = {
      query: async (sql: string, params: readonly unknown[]) => {
        plan = await side.database.query(`EXPLAIN ${sql}`, params)
        return []
      },
    }
    await find(explained as unknown as Parameters<typeof find>[0], START, 10)
    expect(plan[0]).toMatchObject({ key: index })
    expect(String(plan[0]?.['Extra'])).not.toContain('filesort')
  })
})

test('all that was moved agrees', async () => {
  const about = new Set(['court with two active sessions', 'publication sequence with a gap'])
  const found = await findContradictions(side.database)
  expect(found.filter(({ what }) => about.has(String(what)))).toEqual([])
})
