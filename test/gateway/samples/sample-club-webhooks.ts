import { aPage } from './sample-answers.ts'
import type { OperationCase } from './sample-graph.ts'

const AT = new Date('2026-07-01T12:00:00Z')

const ENDPOINT = {
  id: 'endpoint-1',
  name: 'Desk',
  url: 'https://club.com/',
  description: null,
  status: 'ACTIVE',
  eventTypes: ['BOOKING_CREATED'],
  signingSecretVersion: 1,
  consecutiveFailures: 0,
  lastFailureAt: null,
  disabledAt: null,
  createdAt: AT,
  updatedAt: AT,
}

const SECRET = { signingSecret: 'whsec_1', idempotentReplay: false }

export const CLUB_WEBHOOK_QUERIES = {
  webhookEndpoints: () => aPage([ENDPOINT]),
}

export const CLUB_WEBHOOK_MUTATIONS = {
  createWebhookEndpoint: () => ({ webhookEndpoint: ENDPOINT, ...SECRET }),
  updateWebhookEndpoint: () => ({ webhookEndpoint: ENDPOINT }),
  disableWebhookEndpoint: () => ({ webhookEndpoint: ENDPOINT }),
  rotateWebhookSecret: () => ({ id: 'endpoint-1', signingSecretVersion: 2, ...SECRET }),
}

/** Cases of the operations that are to be answered alike with and without the planner. */
export const CLUB_WEBHOOK_CASES: OperationCase[] = [
  ['a page', 'ListWebhookEndpoints', { first: 2 }],
  [
    'an input',
    'CreateWebhookEndpoint',
    { input: { name: 'Desk', url: 'https://club.com/', eventTypes: ['BOOKING_CREATED'] } },
  ],
  ['only its id', 'UpdateWebhookEndpoint', { input: { endpointId: 'endpoint-1' } }],
  ['null', 'UpdateWebhookEndpoint', { input: { endpointId: 'endpoint-1', description: null } }],
  ['an id', 'DisableWebhookEndpoint', { input: { endpointId: 'endpoint-1' } }],
  ['a key', 'RotateWebhookSecret', { input: { endpointId: 'endpoint-1', idempotencyKey: 'k' } }],
]
