import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type Certificate,
  makeCertificate,
  type Receiver,
  startReceiver,
} from '../../subgraphs/foundation/webhooks/receiver.ts'
import { testSocket } from '../../support/database/test-database.ts'
import { until } from '../../support/time/until.ts'
import {
  type Installation,
  type ReplicaRole,
  startInstallation,
} from '../faults/installation/installation.ts'
import { audit, readEvents } from '../faults/load/audit.ts'
import { type Follower, type Followers, startFollowers } from '../faults/load/followers.ts'
import { makeWriterTarget } from '../faults/load/make-writer-target.ts'
import { type Answered, startWriters, type Writing } from '../faults/load/writers.ts'
import { makeUncheckedClient } from '../forms/clients/rest-client.ts'
import { revokeAnInstallation } from '../forms/steps/revoke-an-installation.ts'
import { writeAtOnce } from '../forms/steps/write-at-once.ts'
import { checkOutLastRelease } from '../support/check-out-release.ts'
import { runScript } from '../support/processes/child.ts'
import { type DataDir, type Instance, makeDataDir } from '../support/processes/instance.ts'
import { trust } from '../support/processes/trust.ts'
import { type KeptData, type KeptReads, makeKeptData } from './kept-data.ts'
import { type Journey, loadJourneys } from './released-journeys.ts'

const release = await checkOutLastRelease()
const journeys = await loadJourneys(release?.folder)
const version = release?.version ?? 'the last release'
/**
 * 1.0.0 closes its connections at a stop, also before an answer: those of clients, who repeat their PUT, and those
 * of its facade and gateway, who ask them to.
 */
const SAID_AT_A_STOP = ['no answer', '503 authorization_unavailable']
const describeUpgrade = release === null ? describe.skip : describe

describeUpgrade(
  `the upgrade from ${version} in the documented order, while clients write and follow`,
  () => {
    let dir: DataDir
    let certificate: Certificate
    let installation: Installation
    let writing: Writing
    let followers: Followers
    let kept: KeptReads
    let before: KeptData
    const replacements: { from: number; to: number }[] = []

    const partner = (name = 'full') =>
      makeUncheckedClient(
        installation.baseUrl,
        installation.sandbox.installations[name]?.access_token ?? '',
      )

    beforeAll(async () => {
      dir = await makeDataDir()
      certificate = await makeCertificate()
      const env = { ...trust(certificate, dir.path), CLUB_RATE_LIMIT: '1000000' }
      const front = 'pair' as const
      const plan = { dataDir: dir.path, socketPath: testSocket(), count: 1, front, env }
      installation = await startInstallation({
        ...plan,
        ...(release && { folder: release.folder }),
      })
    })

    afterAll(async () => {
      await followers?.stop()
      await writing?.stop()
      await installation?.[Symbol.asyncDispose]()
      await dir?.remove()
      await release?.remove()
    })

    /** The journeys use address and sandbox alone. */
    const running = () => installation as unknown as Instance

    /** Each phase has a receiver of its own, because the journeys count what it has received. */
    function phase(title: string, begin: () => Promise<void>, ...steps: Journey[]): void {
      describe(title, () => {
        let receiver: Receiver
        beforeAll(async () => {
          receiver = await startReceiver(certificate)
          await begin()
        })
        afterAll(() => receiver.close())
        for (const step of steps) step(running, () => receiver)
      })
    }

    const during = async (replace: () => Promise<void>) => {
      const from = Date.now()
      await replace()
      replacements.push({ from, to: Date.now() })
    }
    const succeed = (roles: readonly ReplicaRole[], folder?: string) =>
      during(async () => {
        for (const replica of installation.replicas.filter(({ role }) => roles.includes(role)))
          await installation.succeed(replica, folder)
      })

    phase(
      `${version} on the schema of today`,
      async () => {
        kept = await makeKeptData(installation)
        before = await kept.read()
        const target = await makeWriterTarget(installation.sandbox, partner(), 'upgrade')
        followers = startFollowers(installation, { sockets: 1, subscriptions: 1, streams: 0 })
        writing = startWriters(target, 1, 100)
        // Each follows from its first event on.
        await until(() => followers.all.every(({ ids }) => ids.length > 0))
        await runScript('migrate', installation.environment)
      },
      journeys.pushABooking,
      journeys.receiveAWebhook,
    )
    phase(
      `the subgraphs of today below gateway and facade of ${version}`,
      () => succeed(['club', 'volunteer']),
      journeys.bootstrapAPartner,
      journeys.receiveAWebhook,
    )
    phase(
      `subgraphs and gateway of today below the facade of ${version}`,
      () => succeed(['gateway']),
      journeys.receiveAWebhook,
    )
    phase(
      `edges and subgraphs of today with data and clients of ${version}`,
      () => during(() => installation.exchange('edge')),
      // It sends a third of the requests that its key has in a minute.
      journeys.organiseAnEvent,
      journeys.receiveAWebhook,
      writeAtOnce,
      (instance) => revokeAnInstallation(instance, 'a process per tier'),
    )

    test(`returns the data of ${version} as it was`, async () => {
      expect(await kept.read()).toMatchObject(before)
    })

    phase(
      'gateway and facade of today in the place of edges',
      () => during(() => installation.exchange('pair')),
      journeys.organiseAnEvent,
      journeys.receiveAWebhook,
    )
    phase(
      `all processes of ${version} again, on the tables of today`,
      async () => {
        for (const role of ['facade', 'gateway', 'volunteer', 'club'] as const)
          await succeed([role], release?.folder)
      },
      journeys.receiveAWebhook,
    )

    test(`returns the data of ${version} on the way back, too, and refuses a revoked installation`, async () => {
      expect(await kept.read()).toMatchObject(before)
      expect((await partner('peer')('GET', '/context')).status).toBe(403)
    })

    test('refuses no write but at a stop, loses none, and sends each event to each follower once', async () => {
      await writing.stop()
      const refused = writing.answers.filter(({ isAcknowledged }) => !isAcknowledged)
      const isOfAStop = ({ at, said }: Answered) =>
        SAID_AT_A_STOP.includes(said) && replacements.some(({ from, to }) => from <= at && at <= to)
      expect(refused.filter((answered) => !isOfAStop(answered))).toEqual([])
      const audited = await audit(partner(), writing.bookings)
      expect(audited).toMatchObject({ lost: 0, gaps: 0, duplicates: 0 })
      expect(audited.acknowledged).toBeGreaterThan(20)

      const events = (await readEvents(partner())).map(({ id }) => id)
      const missedBy = ({ ids }: Follower) => {
        const seen = new Set(ids)
        return events.slice(events.indexOf(ids[0] ?? '')).filter((id) => !seen.has(id)).length
      }
      await until(() => followers.all.every((follower) => missedBy(follower) === 0))
      for (const { kind, ids } of followers.all)
        expect([kind, ids.length - new Set(ids).size]).toEqual([kind, 0])
    })
  },
)
