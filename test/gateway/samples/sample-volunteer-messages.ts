import { AT, type Field, found, STAMPS } from './sample-answers.ts'
import type { OperationCase } from './sample-graph.ts'
import { aPage } from './sample-page.ts'

const RECIPIENT = {
  id: 'recipient-1',
  clubId: 'club-1',
  messageId: 'message-1',
  helperId: 'helper-1',
  outcome: 'MAILED',
  attemptCount: 1,
  updatedAt: AT,
}

const MESSAGE = {
  id: 'message-1',
  clubId: 'club-1',
  eventId: 'event-1',
  kind: 'MESSAGE',
  subject: null,
  body: 'Come early.',
  audience: { type: 'HELPERS', roleIds: [], shiftIds: [], helperIds: ['helper-1'] },
  status: 'SENT',
  sendAt: null,
  sentAt: AT,
  recipientCount: 1,
  createdBy: 'key-1',
  recipients: aPage([RECIPIENT]),
  ...STAMPS,
}

export const MESSAGE_QUERIES: Record<string, Field> = {
  volunteerMessages: () => aPage([MESSAGE]),
  volunteerMessage: ({ id }) => found(id, MESSAGE),
}

export const MESSAGE_MUTATIONS: Record<string, Field> = {
  createVolunteerMessage: () => ({ message: MESSAGE, idempotentReplay: false }),
  updateVolunteerMessage: ({ input }) => ({
    message: found((input as { id: string }).id, MESSAGE),
  }),
  deleteVolunteerMessage: () => ({ message: { ...MESSAGE, deletedAt: AT } }),
}

const BY_ID = { id: 'message-1', eventId: 'event-1' }

const NAMED = { messageId: 'message-1', eventId: 'event-1' }

const NEW = {
  eventId: 'event-1',
  body: 'Come early.',
  audience: { type: 'HELPERS', helperIds: ['helper-1'] },
}

export const MESSAGE_CASES: OperationCase[] = [
  ['a page', 'ListVolunteerMessages', { eventId: 'event-1', first: 2, offset: 0 }],
  ['both ids', 'GetVolunteerMessage', BY_ID],
  [
    'a page',
    'ListMessageRecipients',
    { ...BY_ID, first: 2, offset: 0, filter: { outcome: 'MAILED' } },
  ],
  ['an input', 'CreateVolunteerMessage', { input: NEW }],
  ['an input', 'CreateVolunteerBroadcast', { input: { ...NEW, kind: 'BROADCAST' } }],
  ['null', 'UpdateVolunteerMessage', { input: { ...NAMED, subject: null, sendAt: null } }],
  ['an id', 'DeleteVolunteerMessage', { input: NAMED }],
]
