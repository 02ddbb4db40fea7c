import { makeCertificate, startReceiver } from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { makeRestClient } from '../../forms/clients/rest-client.ts'
import { trust } from '../../support/processes/trust.ts'
import type { FollowedAddresses } from '../load/followers.ts'
import { repeatUnanswered } from '../load/repeat-unanswered.ts'

/** A partner's receiver of bookings. */
export interface WebhookFollower extends AsyncDisposable {
  /** Variables of the processes that deliver to it. */
  env: Record<string, string>
  /** Creates its endpoint. */
  follow(installation: FollowedAddresses): Promise<void>
  /** Ids of events in the order of their arrival, repeated attempts among them. */
  ids(): string[]
}

export async function startWebhookFollower(folder: string): Promise<WebhookFollower> {
  const certificate = await makeCertificate()
  const receiver = await startReceiver(certificate)
  return {
    env: {
      ...trust(certificate, folder),
      CLUB_WEBHOOK_SCHEDULE: '0s,1s,1s,2s,2s,5s,5s,10s',
    },
    async follow({ baseUrl, sandbox }) {
      const token = sandbox.installations['full']?.access_token ?? ''
      const endpoint = {
        name: 'Storm',
        url: receiver.url,
        event_types: ['booking.created', 'booking.updated'],
      }
      const partner = repeatUnanswered(makeRestClient(baseUrl, token))
      const once = { 'idempotency-key': 'storm' }
      const made = await partner('POST', '/webhook-endpoints', endpoint, once)
      if (made.status !== 201) throw new Error(`No endpoint: ${JSON.stringify(made.body)}`)
    },
    ids: () => receiver.received.map(({ body }) => String(JSON.parse(body).id)),
    [Symbol.asyncDispose]: () => receiver.close(),
  }
}
