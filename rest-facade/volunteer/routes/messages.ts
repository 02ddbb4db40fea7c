import { z } from 'zod'
import { toRest } from '../../../schema/fields/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import {
  toDeletedMessageBody,
  toMessageBody,
} from '../../../schema/volunteer/bodies/message-body.ts'
import { MessageRecipientFilter, VolunteerMessageFilter } from '../../../schema/volunteer/lists.ts'
import {
  NewVolunteerBroadcast,
  NewVolunteerMessage,
  VolunteerMessageChanges,
} from '../../../schema/volunteer/messages.ts'
import { toVariables } from '../../input/to-variables.ts'
import { defineRoute, requireData } from '../../route.ts'
import { latestFirst } from '../bodies/in-order.ts'
import { deletable, deleted } from '../bodies/lists.ts'
import { RecipientBody, toRecipient } from '../bodies/recipients.ts'
import { MessageBody } from '../bodies/resources.ts'
import { ByEventId, Uuid } from '../fields.ts'
import { toListVariables } from '../list-query.ts'
import { defineListRoute } from '../list-route.ts'

const Message = z.object({ message: MessageBody })

const ByMessageId = z.object({ eventId: Uuid, messageId: Uuid })

export const listVolunteerMessagesRoute = defineListRoute({
  path: '/events/:eventId/messages',
  scopes: ['messages:read'],
  params: ByEventId,
  filter: VolunteerMessageFilter,
  tag: 'Messages',
  summary: 'List the messages of an event',
  operation: operation('ListVolunteerMessages'),
  variables: ({ params, query }) => ({ ...params, ...toListVariables(query) }),
  page: ({ volunteerMessages }) => volunteerMessages,
  rows: 'messages',
  row: deletable(MessageBody, 'VolunteerMessage'),
  toRow: toMessageBody,
  deletedAt: ({ deletedAt }) => deletedAt,
  sort: (nodes) => latestFirst(nodes, ({ createdAt }) => createdAt),
})

export const createVolunteerMessageRoute = defineRoute({
  method: 'POST',
  path: '/events/:eventId/messages',
  scopes: ['messages:write'],
  idempotencyKey: 'optional',
  params: ByEventId,
  body: toRest(NewVolunteerMessage, 'open_body'),
  tag: 'Messages',
  summary: 'Create a message',
  operation: operation('CreateVolunteerMessage'),
  variables: ({ idempotencyKey, params: { eventId }, body }) => ({
    input: { idempotencyKey, eventId, ...toVariables(body) },
  }),
  answers: { 201: Message },
  answer: ({ createVolunteerMessage }) => ({
    message: toMessageBody(requireData(createVolunteerMessage).message),
  }),
})

export const createVolunteerBroadcastRoute = defineRoute({
  method: 'POST',
  path: '/events/:eventId/broadcasts',
  scopes: ['messages:write'],
  idempotencyKey: 'optional',
  params: ByEventId,
  body: toRest(NewVolunteerBroadcast, 'open_body'),
  tag: 'Messages',
  summary: 'Create a broadcast to all helpers',
  operation: operation('CreateVolunteerBroadcast'),
  variables: ({ idempotencyKey, params: { eventId }, body }) => ({
    input: { idempotencyKey, eventId, kind: 'BROADCAST' as const, ...toVariables(body) },
  }),
  answers: { 201: Message },
  answer: ({ createVolunteerMessage }) => ({
    message: toMessageBody(requireData(createVolunteerMessage).message),
  }),
})

export const getVolunteerMessageRoute = defineRoute({
  method: 'GET',
  path: '/events/:eventId/messages/:messageId',
  scopes: ['messages:read'],
  params: ByMessageId,
  tag: 'Messages',
  summary: 'Read a message',
  operation: operation('GetVolunteerMessage'),
  variables: ({ params: { eventId, messageId } }) => ({ id: messageId, eventId }),
  answers: { 200: Message },
  answer: ({ volunteerMessage }) => ({
    message: toMessageBody(requireFound(volunteerMessage, 'message')),
  }),
})

export const updateVolunteerMessageRoute = defineRoute({
  method: 'PATCH',
  path: '/events/:eventId/messages/:messageId',
  scopes: ['messages:write'],
  params: ByMessageId,
  body: toRest(VolunteerMessageChanges, 'open_body'),
  tag: 'Messages',
  summary: 'Change or send a message',
  operation: operation('UpdateVolunteerMessage'),
  variables: ({ params: { eventId, messageId }, body }) => ({
    input: { messageId, eventId, ...toVariables(body) },
  }),
  answers: { 200: Message },
  answer: ({ updateVolunteerMessage }) => ({
    message: toMessageBody(requireData(updateVolunteerMessage).message),
  }),
})

/** Sent messages can be deleted as well; their mails stay delivered. */
export const deleteVolunteerMessageRoute = defineRoute({
  method: 'DELETE',
  path: '/events/:eventId/messages/:messageId',
  scopes: ['messages:write'],
  params: ByMessageId,
  tag: 'Messages',
  summary: 'Delete a message',
  operation: operation('DeleteVolunteerMessage'),
  variables: ({ params: { eventId, messageId } }) => ({ input: { messageId, eventId } }),
  answers: { 200: z.object({ message: deleted(MessageBody, 'VolunteerMessage') }) },
  answer: ({ deleteVolunteerMessage }) => ({
    message: toDeletedMessageBody(requireData(deleteVolunteerMessage).message),
  }),
})

export const listMessageRecipientsRoute = defineListRoute({
  path: '/events/:eventId/messages/:messageId/recipients',
  scopes: ['messages:read'],
  params: ByMessageId,
  filter: MessageRecipientFilter,
  tag: 'Messages',
  summary: 'List the recipients of a message',
  operation: operation('ListMessageRecipients'),
  variables: ({ params: { eventId, messageId }, query }) => ({
    id: messageId,
    eventId,
    ...toListVariables(query),
  }),
  page: ({ volunteerMessage }) => requireFound(volunteerMessage, 'message').recipients,
  rows: 'recipients',
  row: RecipientBody,
  toRow: toRecipient,
})
