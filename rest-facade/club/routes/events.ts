import { z } from 'zod'
import { isUuid } from '../../../platform/ids.ts'
import { NewEventStreamTicket } from '../../../schema/club/event-stream-tickets.ts'
import { EVENT_PAGE } from '../../../schema/club/lists.ts'
import { fault } from '../../../schema/fields/fields.ts'
import { restOf, toRest } from '../../../schema/fields/input-record.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { operation } from '../../../schema/operations.ts'
import { Problem } from '../../../schema/problem.ts'
import { defineRoute, omitUndefined, requireData } from '../../route.ts'
import {
  EventRecordBody,
  EventStreamTicketBody,
  toEventStreamTicket,
  toFeedEvent,
} from '../bodies/events.ts'
import { inData, pageOf, toPage } from '../bodies/page.ts'

export const listEventsRoute = defineRoute({
  method: 'GET',
  path: '/events',
  scopes: ['events:read'],
  refuseQuery: refuseTicket,
  query: z
    .object({
      limit: restOf(EVENT_PAGE.first, 'query').meta({
        description: 'Page size: events in one answer.',
      }),
      after: z.string().optional().meta({
        format: 'uuid',
        description:
          'Id of the last event that was processed; without it, the oldest retained ones.',
      }),
      cursor: z.string().optional().meta({
        format: 'uuid',
        description: 'The `next_cursor` of the page before; the same as `after`.',
      }),
      ticket: z.string().optional().meta({
        maxLength: LIMITS.id,
        description: 'Ticket of a WebSocket upgrade; refused in any other request.',
      }),
    })
    .superRefine(({ after, cursor }, context) => {
      if (after !== undefined && cursor !== undefined && after !== cursor)
        fault(context, 'conflict', 'Send after or cursor, or the same in both.', ['cursor'])
    }),
  tag: 'Events',
  summary: 'Replay events, or connect by WebSocket',
  operation: operation('ListEvents'),
  variables: ({ query: { limit, after, cursor } }) =>
    omitUndefined({ first: limit, after: asEventId(after ?? cursor) }),
  answers: { 200: pageOf(EventRecordBody) },
  answer: ({ events }, context) =>
    toPage(requireData(events), (event) => toFeedEvent(event, context)),
})

export const createEventStreamTicketRoute = defineRoute({
  method: 'POST',
  path: '/event-stream-tickets',
  scopes: ['events:read'],
  idempotencyKey: 'required',
  hasSecret: true,
  body: toRest(NewEventStreamTicket, 'open_body'),
  tag: 'Events',
  summary: 'Create a ticket for the event stream',
  operation: operation('CreateEventStreamTicket'),
  variables: ({ idempotencyKey, body }) => ({ input: { idempotencyKey, ...body } }),
  answers: { 201: inData(EventStreamTicketBody) },
  answer: ({ createEventStreamTicket }, context) => ({
    data: toEventStreamTicket(requireData(createEventStreamTicket), context),
  }),
})

/** A ticket is valid for WebSocket only; this request does not redeem it. */
function refuseTicket(query: unknown): void {
  if ((query as { ticket?: unknown }).ticket !== undefined)
    throw new Problem('invalid_credential', 'A ticket is for connecting by WebSocket only.')
}

function asEventId(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const id = text.length === LIMITS.raw.id ? text.toLowerCase() : ''
  if (isUuid(id)) return id

  throw new Problem('invalid_cursor', 'Send the id of an event that was delivered before.')
}
