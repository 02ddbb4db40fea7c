import { aPage } from './sample-page.ts'

const AT = new Date('2026-07-01T18:00:00.000Z')

const WEBHOOK = {
  id: 'webhook-1',
  clubId: 'club-1',
  url: 'https://hooks.club.com/in',
  description: null,
  eventTypes: ['EVENT_CREATED'],
  status: 'ACTIVE',
  disabledAt: null,
  createdAt: AT,
  updatedAt: AT,
}

const ATTEMPT = {
  number: 1,
  startedAt: AT,
  durationMs: 12,
  responseStatus: 204,
  failureClass: null,
}

const DELIVERY = {
  id: 'delivery-1',
  webhookId: 'webhook-1',
  clubId: 'club-1',
  eventType: 'EVENT_CREATED',
  eventId: 'p-1',
  status: 'DELIVERED',
  attempts: [ATTEMPT],
  body: '{"id":"p-1"}',
  createdAt: AT,
  updatedAt: AT,
}

/** Fields of the volunteer graph that answer from memory. */
export const WEBHOOK_QUERIES = {
  volunteerWebhooks: () => aPage([WEBHOOK]),
  volunteerWebhookDeliveries: () => aPage([DELIVERY]),
}

export const WEBHOOK_MUTATIONS = {
  createVolunteerWebhook: () => ({
    webhook: WEBHOOK,
    signingSecret: 'whsec_1',
    idempotentReplay: false,
  }),
  endVolunteerWebhook: () => ({ webhook: WEBHOOK }),
}
