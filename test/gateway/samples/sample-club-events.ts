import { aPage } from './sample-answers.ts'
import type { OperationCase } from './sample-graph.ts'

const AT = new Date('2026-07-01T12:00:00Z')

const EVENT = {
  id: 'event-1',
  eventType: 'BOOKING_CREATED',
  schemaVersion: 1,
  occurredAt: AT,
  publicationSequence: '9223372036854775807',
  organizationId: 'org-1',
  clubId: 'club-1',
  resource: { kind: 'BOOKING', id: 'booking-1' },
  sequence: 1,
  changedFields: ['status'],
}

const HOLDER = {
  name: 'Padel',
  installationId: 'inst-1',
  applicationId: 'app-1',
  provider: 'padel',
  isActive: true,
  organizationId: 'org-1',
  clubId: 'club-1',
  scopes: ['events:read', 'made:up'],
}

export const CLUB_EVENT_QUERIES = {
  events: () => ({ ...aPage([EVENT]), position: '9223372036854775807' }),
  mayFollowEvents: () => true,
  eventStreamTicketHolder: ({ hash }: Readonly<Record<string, unknown>>) =>
    hash === 'unknown' ? null : HOLDER,
}

export const CLUB_EVENT_MUTATIONS = {
  createEventStreamTicket: () => ({ ticket: 'est_1', expiresAt: AT, idempotentReplay: false }),
  redeemEventStreamTicket: () => ({ position: '7' }),
}

/** Cases of the operations that are to be answered alike with and without the planner. */
export const CLUB_EVENT_CASES: OperationCase[] = [
  ['a page', 'ListEvents', { first: 2 }],
  ['every variable', 'ListEvents', { clubId: 'club-1', first: 2, after: 'event-0' }],
  ['no variable', 'MayFollowEvents', {}],
  ['an event to begin after', 'CreateEventStreamTicket', { input: { after: 'event-1' } }],
  ['none to begin after', 'CreateEventStreamTicket', { input: { after: null } }],
  ['a ticket', 'RedeemEventStreamTicket', { input: { ticket: 'est_1' } }],
]
