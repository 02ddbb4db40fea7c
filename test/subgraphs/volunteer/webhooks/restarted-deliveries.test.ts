import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { makeVolunteer } from '../../../../launch/wiring/volunteer-tier.ts'
import { ALL_CALLERS, CALLERS_TOPIC, makeLocalBus } from '../../../../platform/bus/bus.ts'
import { SERVICE } from '../../../../platform/caller.ts'
import { systemClock } from '../../../../platform/time/clock.ts'
import type { StopJob } from '../../../../subgraphs/foundation/jobs/stop-jobs.ts'
import { aDocument } from '../../../gateway/samples/sample-graph.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { until } from '../../../support/time/until.ts'
import { TEST_WEBHOOKS } from '../../../support/webhooks/webhooks.ts'
import { type DeliveringTest, startDelivering } from './webhook-fixture.ts'

const KEEP = 'mutation ($ids: [ID!]!) { keepInactiveClubs(ids: $ids) }'

let delivering: DeliveringTest
const stopJobs: StopJob[] = []

beforeAll(async () => {
  delivering = await startDelivering({ withJobs: false })
})
afterEach(async () => {
  for (const stop of stopJobs.splice(0)) await stop()
  await delivering.closeReceivers()
})
afterAll(() => delivering.close())

/** A club whose event was created while no process ran. */
async function aWaitingClub() {
  const club = await delivering.aClub()
  const { id: webhookId, receiver } = await club.aWebhook(['event.created'])
  await club.makeEvent()
  return { ...club, id: club.key.clubId, webhookId, receiver }
}

/** A process started on the database of a former one, before its initial sync. */
function restart(setup: { holdTimeoutMs?: number } = {}) {
  const { volunteer, certificate } = delivering
  const bus = makeLocalBus()
  const { subgraph, startJobs } = makeVolunteer({
    ...{ database: volunteer.database, secretKeys: [Buffer.alloc(32, 7)] },
    ...{ bus, clock: systemClock, log: testLog, ...setup },
    webhooks: { ...TEST_WEBHOOKS, allowCidrs: ['127.0.0.0/8'], ca: certificate.cert },
  })
  stopJobs.push(startJobs())
  const syncInactive = (...ids: string[]) =>
    subgraph.execute(
      aDocument(KEEP, 'mutation'),
      { ids },
      { caller: SERVICE, requestId: 'request-1' },
    )
  /** Resolves when it has searched for due deliveries and read their owners. */
  const untilLooked = async () => {
    volunteer.takeStatements()
    bus.publish(CALLERS_TOPIC, ALL_CALLERS)
    await until(() => volunteer.takeStatements().some((sql) => sql.includes('FROM accounts')))
  }
  return { syncInactive, untilLooked }
}

describe('webhook delivery › after a start of the volunteer process', () => {
  test('holds deliveries until the initial sync of inactive clubs, and those of a closed club after it', async () => {
    const [closed, open] = [await aWaitingClub(), await aWaitingClub()]
    const { syncInactive, untilLooked } = restart()
    await Promise.all([closed.untilDispatched(), open.untilDispatched()])
    await untilLooked()
    await syncInactive(closed.id)
    expect(await open.endOf(open.webhookId)).toMatchObject({ status: 'DELIVERED' })
    expect(closed.receiver.received).toEqual([])
    expect((await closed.logOf(closed.webhookId)).nodes).toMatchObject([{ status: 'PENDING' }])
  })

  test('uses the last known inactive clubs when no initial sync arrives', async () => {
    const open = await aWaitingClub()
    restart({ holdTimeoutMs: 1 })
    expect(await open.endOf(open.webhookId)).toMatchObject({ status: 'DELIVERED' })
  })
})
