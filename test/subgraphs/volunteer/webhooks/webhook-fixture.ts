import { expect } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { systemClock } from '../../../../platform/time/clock.ts'
import { toEnumName } from '../../../../schema/enum-names.ts'
import { until } from '../../../support/time/until.ts'
import {
  type Behaviour,
  type Certificate,
  makeCertificate,
  type Receiver,
  startReceiver,
} from '../../foundation/webhooks/receiver.ts'
import { addProClub } from '../caller-fixture.ts'
import { anEventInput } from '../events/event-fixture.ts'
import { listVariables } from '../list-variables.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

export interface TestWebhook {
  id: string
  secret: string
  receiver: Receiver
}

/** The volunteer subgraph with its jobs; it delivers to receivers on loopback. */
export interface DeliveringTest {
  volunteer: VolunteerTest
  certificate: Certificate
  /** Closes the receivers of a test. */
  closeReceivers(): Promise<unknown>
  aClub(): Promise<DeliveringClub>
  close(): Promise<void>
}

export async function startDelivering({
  withJobs = true,
  clock = systemClock,
} = {}): Promise<DeliveringTest> {
  const certificate = await makeCertificate()
  const volunteer = await startVolunteer({
    clock,
    webhooks: { allowCidrs: ['127.0.0.0/8'], ca: certificate.cert },
    withJobs,
  })
  const receivers: Receiver[] = []

  return {
    volunteer,
    certificate,
    closeReceivers: () => Promise.all(receivers.splice(0).map((receiver) => receiver.close())),
    aClub: async () => {
      const key = await addProClub(volunteer.database)
      const start = async (behave?: Behaviour) => {
        const receiver = await startReceiver(certificate, behave)
        receivers.push(receiver)
        return receiver
      }
      return makeClub(volunteer, key, start)
    },
    close: () => volunteer.close(),
  }
}

/** Answers with these statuses in turn, then always with the last one. */
export const answering =
  (...statuses: number[]): Behaviour =>
  (_received, response) =>
    void response
      .writeHead(statuses.length > 1 ? (statuses.shift() ?? 204) : (statuses[0] ?? 204), {
        location: 'https://127.0.0.1/elsewhere',
      })
      .end()

export type DeliveringClub = ReturnType<typeof makeClub>

function makeClub(
  volunteer: VolunteerTest,
  key: ApiKeyCaller,
  startReceiver: (behave?: Behaviour) => Promise<Receiver>,
) {
  const logOf = async (webhookId: string, filter: object = {}) => {
    const { data, errors } = await volunteer.ask(
      'ListVolunteerWebhookDeliveries',
      listVariables({ webhookId, ...filter }, 'webhookId'),
      key,
    )
    expect(errors).toEqual([])
    return data.volunteerWebhookDeliveries
  }

  return {
    key,
    logOf,

    /** A receiver and its webhook. */
    async aWebhook(events: readonly string[], behave?: Behaviour): Promise<TestWebhook> {
      const receiver = await startReceiver(behave)
      const input = { url: receiver.url, eventTypes: events.map(toEnumName) }
      const { data, errors } = await volunteer.ask('CreateVolunteerWebhook', { input }, key)
      expect(errors).toEqual([])
      const { webhook, signingSecret: secret } = data.createVolunteerWebhook
      return { id: webhook.id, secret, receiver }
    },

    async makeEvent(changes: object = {}): Promise<{ id: string }> {
      const input = anEventInput({ ...changes })
      const { data } = await volunteer.ask('CreateVolunteerEvent', { input }, key)
      return data.createVolunteerEvent.event
    },

    /** The only delivery of a webhook, when it is complete. */
    async endOf(webhookId: string) {
      const ended = async () => {
        const [delivery] = (await logOf(webhookId)).nodes
        return delivery?.status === 'PENDING' ? undefined : delivery
      }
      await until(async () => (await ended()) !== undefined)
      return ended()
    },

    /** Resolves when all events of the club are dispatched. */
    untilDispatched: () =>
      until(async () => {
        const [row] = await volunteer.database.query(
          `SELECT h.publication_sequence > p.publication_sequence AS isBehind
           FROM webhook_positions p
           JOIN organization_heads h ON h.organization_id = p.organization_id
           WHERE p.organization_id = ?`,
          [key.clubId],
        )
        return Number(row?.['isBehind']) === 0
      }),
  }
}
