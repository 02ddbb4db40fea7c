import { mock } from 'node:test'
import { afterEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { scrape } from '../../../platform/metrics/scrape.ts'
import { inTransaction } from '../../../subgraphs/foundation/database/transaction.ts'
import { makeLogFollowers } from '../../../subgraphs/foundation/event-log/log-followers.ts'
import { tailLagOf } from '../../../subgraphs/foundation/event-log/tail-lag.ts'
import {
  MAX_COUNTED,
  reportWaiting,
} from '../../../subgraphs/foundation/jobs/work-queue/count-waiting.ts'
import { queueOf, workItems } from '../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { openClubDatabase } from '../../support/database/test-database.ts'
import { testLog } from '../../support/log/test-log.ts'
import { stopClocks } from '../../support/time/stopped-clocks.ts'
import { makeGate, until } from '../../support/time/until.ts'
import type { Received } from './webhooks/receiver.ts'
import { closeAll, start, started } from './webhooks/running-engine.ts'

const HOUR_MS = 60 * 60 * 1000

afterEach(async () => {
  mock.timers.reset()
  mock.restoreAll()
  await closeAll()
})

async function readSeries(series: string): Promise<number> {
  const line = (await scrape()).split('\n').find((text) => text.startsWith(`${series} `))
  return Number(line?.slice(series.length))
}

describe('clubgate_sql_pool_connections', () => {
  test('counts the connections that transactions hold', async () => {
    const database = await openClubDatabase()
    const series = 'clubgate_sql_pool_connections{database="club"}'
    const before = await readSeries(series)
    const gate = makeGate()
    let running = 0
    const held = [1, 2, 3].map(() =>
      inTransaction(database, async () => {
        running += 1
        await gate.opened
      }),
    )
    await until(() => running === 3)
    expect((await readSeries(series)) - before).toBe(3)
    gate.open()
    await Promise.all(held)
    expect(await readSeries(series)).toBe(before)
    await database.close()
  })
})

describe('clubgate_jobs_waiting', () => {
  test('counts the items of a queue, leased ones included', async () => {
    const database = await openClubDatabase()
    const queue = queueOf('sample', 'by due time')
    const end = reportWaiting({ database, table: queue }, 'sample')
    const series = 'clubgate_jobs_waiting{queue="sample"}'
    expect(await readSeries(series)).toBe(0)
    const lane = newUuid()
    const now = new Date()
    await inTransaction(database, (tx) =>
      workItems.addAll(
        tx,
        queue,
        [1, 2, 3].map(() => ({ id: newUuid(), lane, dueAt: now })),
      ),
    )
    const until = new Date(now.getTime() + HOUR_MS)
    const request = { lease: newUuid(), now, until }
    const [leased] = await workItems.lease(database, queue, new Map([[lane, 1]]), request)
    expect(await readSeries(series)).toBe(3)
    if (leased) await inTransaction(database, (tx) => workItems.complete(tx, leased))
    expect(await readSeries(series)).toBe(2)
    expect(MAX_COUNTED).toBeGreaterThan(3)
    end()
    await database.close()
  })
})

describe('the backlog of webhooks', () => {
  test('counts the deliveries with an attempt left, and grows older while none succeeds', async () => {
    const waiting: (() => void)[] = []
    const receiver = await start((_received: Received, response) => {
      waiting.push(() => response.writeHead(204).end())
    })
    const engine = await started()
    await engine.addEndpoint(receiver.url)
    await engine.publish(12)
    // Eight attempts at a time, without an answer; the others are due.
    await until(() => waiting.length === 8)
    const backlog = 'clubgate_webhook_backlog{product="club"}'
    const oldest = 'clubgate_webhook_oldest_seconds{product="club"}'
    expect(await readSeries(backlog)).toBe(12)
    const first = await readSeries(oldest)
    await until(async () => (await readSeries(oldest)) > first)
    await until(async () => {
      for (const answer of waiting.splice(0)) answer()
      return (await readSeries(backlog)) === 0
    })
    expect(await readSeries(oldest)).toBe(0)
  })
})

describe('clubgate_event_tail_lag_seconds', () => {
  const series = 'clubgate_event_tail_lag_seconds{product="club"}'

  test('grows while reads fail, and is the age of an event that is read late', async () => {
    const lag = tailLagOf('club')
    lag.failed()
    const first = await readSeries(series)
    await until(async () => (await readSeries(series)) > first)
    stopClocks()
    const occurredAt = new Date(Date.now() - 4_000)
    // biome-ignore lint/suspicious/noExplicitAny: only the time of the event counts.
    lag.read([{ occurredAt } as any], HOUR_MS)
    expect(await readSeries(series)).toBe(4)
  })
})

describe('a clock that is set by an hour', () => {
  test.each([
    ['forwards', HOUR_MS],
    ['backwards', -HOUR_MS],
  ])('%s shows in no duration and no lag', async (_direction, step) => {
    const receiver = await start()
    const engine = await started()
    await engine.addEndpoint(receiver.url)
    const followers = makeLogFollowers({ ...engine, log: testLog })
    const { organizationId, id: clubId } = engine.home.club
    const stream = await followers.follow({ organizationId, clubId }, '0')
    await engine.publish()
    await stream.next()
    await until(() => receiver.received.length === 1)
    const before = await sumsOfSeconds()

    mock.timers.enable({ apis: ['Date'], now: Date.now() + step })
    const beforeTheStep = new Date(Date.now() - step)
    await engine.publish(1, 'booking.created', null, beforeTheStep)
    await stream.next()
    await until(() => receiver.received.length === 2)
    const after = await sumsOfSeconds()
    const grown = [...after].filter(([name, sum]) => sum - (before.get(name) ?? 0) > 30)
    expect(grown).toEqual([])
    expect([...after].filter(([, sum]) => sum < 0)).toEqual([])
    followers.stop()
  })
})

/** Sums of durations, and values of gauges in seconds. */
async function sumsOfSeconds(): Promise<Map<string, number>> {
  const lines = (await scrape()).matchAll(/^(clubgate_\w+_seconds(?:_sum)?(?:\{.*\})?) (\S+)$/gm)
  return new Map([...lines].map(([, name = '', value]) => [name, Number(value)]))
}
