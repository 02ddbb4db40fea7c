import { randomBytes } from 'node:crypto'
import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { Log } from '../../../../platform/log.ts'
import { SIGNING_SECRETS } from '../../../../rules/webhooks/signing-secrets.ts'
import { makeClubWebhooks } from '../../../../subgraphs/club/club-webhooks.ts'
import { createEndpoint } from '../../../../subgraphs/club/webhook-endpoints/rules.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { appendEvents, EVENTS_TOPIC } from '../../../../subgraphs/foundation/event-log/event-log.ts'
import type { StopJob } from '../../../../subgraphs/foundation/jobs/stop-jobs.ts'
import { makeSecretBox } from '../../../../subgraphs/foundation/secrets/secret-box.ts'
import type { OnEndpointChanged } from '../../../../subgraphs/foundation/webhooks/attempt.ts'
import { deliveryStore } from '../../../../subgraphs/foundation/webhooks/delivery-store.ts'
import {
  endpointStore,
  sealSecret,
} from '../../../../subgraphs/foundation/webhooks/endpoint-store.ts'
import type { WebhookEndpoint } from '../../../../subgraphs/foundation/webhooks/entities.ts'
import type { Sender } from '../../../../subgraphs/foundation/webhooks/request.ts'
import {
  ENDPOINTS_TOPIC,
  startWebhooks,
} from '../../../../subgraphs/foundation/webhooks/webhook-jobs.ts'
import type { WebhookPolicy } from '../../../../subgraphs/foundation/webhooks/webhook-policy.ts'
import { addClub, addInstallation } from '../../../support/club/fixtures.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'
import { readPages } from '../../../support/graph/read-pages.ts'
import { testLog } from '../../../support/log/test-log.ts'

export const PUBLIC_URL = 'https://api.club.com'

export const secretBox = makeSecretBox([Buffer.alloc(32, 1)])

export interface EngineSetup {
  waitsMs?: readonly number[]
  policy?: Partial<WebhookPolicy>
  leaseMs?: number
  log?: Log
  /** Called with each announcement; what it returns is awaited before the database closes. */
  onChanged?: (...change: Parameters<OnEndpointChanged>) => unknown
}

/** The club's deliveries on a database of their own; the test starts the workers. */
export async function makeEngine({
  waitsMs = [0, 20, 20],
  policy = {},
  leaseMs,
  log = testLog,
  onChanged,
}: EngineSetup = {}) {
  const statements: string[] = []
  const database = await openClubDatabase({ onStatement: (sql) => void statements.push(sql) })
  const home = await addClub(database)
  const installation = await addInstallation(database, home.club)
  const bus = makeLocalBus()
  const stops: StopJob[] = []
  const reactions: unknown[] = []
  const { organizationId, id: clubId } = home.club

  return {
    database,
    /** All statements so far. */
    statements,
    home,
    installation,
    bus,
    /** A worker with its dispatcher, as every replica has one. */
    start(sender: Sender) {
      const stop = startWebhooks({
        database,
        bus,
        sender,
        secretBox,
        newId: newUuid,
        policy: { ...makeClubWebhooks({ waitsMs, publicUrl: PUBLIC_URL }), ...policy },
        clock: () => new Date(),
        random: () => 0,
        log,
        ...(leaseMs === undefined ? {} : { leaseMs }),
        onChanged: (...change) => void reactions.push(onChanged?.(...change)),
      })
      stops.push(stop)
      return stop
    },
    async addEndpoint(url: string, eventTypes = ['booking.created']) {
      const id = newUuid()
      const signingSecret = SIGNING_SECRETS.club(randomBytes)
      const secret = sealSecret(secretBox, id, signingSecret)
      const ownerId = installation.installationId
      const given = { id, organizationId, clubId, ownerId, secret, url, eventTypes }
      const named = { ...given, name: 'Desk', description: null }
      const endpoint = createEndpoint(named, 0, new Date())
      await inTransaction(database, (tx) => endpointStore.add(tx, endpoint))
      bus.publish(ENDPOINTS_TOPIC, organizationId)
      return { id, signingSecret }
    },
    /** Publishes events, each of a booking of its own; returns their ids. */
    async publish(
      count = 1,
      type = 'booking.created',
      traceparent: string | null = null,
      occurredAt = new Date(),
    ): Promise<string[]> {
      const ids = Array.from({ length: count }, () => newUuid())
      const events = ids.map((id) => ({
        type,
        organizationId,
        clubId,
        resource: { type: 'booking', id },
        sequence: 1,
        changedFields: ['status'],
      }))
      const eventIds: string[] = []
      await inTransaction(database, (tx) => {
        tx.traceparent = traceparent
        return appendEvents(tx, events, occurredAt, () => {
          const id = newUuid()
          eventIds.push(id)
          return id
        })
      })
      bus.publish(EVENTS_TOPIC, organizationId)
      return eventIds
    },
    endpoint: async (id: string): Promise<WebhookEndpoint> => {
      const found = await endpointStore.find(database, id)
      if (found === null) throw new Error('There is no such endpoint.')
      return found
    },
    deliveriesOf: (endpointId: string) => deliveriesOf(database, endpointId),
    async close() {
      await Promise.all(stops.map((stop) => stop()))
      await Promise.all(reactions)
      await database.close()
    },
  }
}

export type Engine = Awaited<ReturnType<typeof makeEngine>>

/** Newest first, each with its attempts. */
async function deliveriesOf(database: Database, endpointId: string) {
  const all = { after: null, limit: 1000 }
  const listed = await deliveryStore.list(readPages(database), { endpointId, status: null }, all)
  if (listed.length === 0) return []
  const attempts = await deliveryStore.attemptsOf(
    database,
    listed.map(({ id }) => id),
  )
  return listed.map((delivery) => ({
    ...delivery,
    attempts: attempts.filter(({ deliveryId }) => deliveryId === delivery.id),
  }))
}
