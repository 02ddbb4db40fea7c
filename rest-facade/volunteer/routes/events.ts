import { z } from 'zod'
import { operation } from '../../../schema/operations.ts'
import { toDeletedEventBody, toEventBody } from '../../../schema/volunteer/bodies.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { VolunteerEventFilter } from '../../../schema/volunteer/lists.ts'
import { replayHeaders } from '../../idempotency-key.ts'
import { defineRoute, present } from '../../route.ts'
import { toVariables } from '../../to-variables.ts'
import { toEventSummary } from '../bodies/events.ts'
import { earliestFirst } from '../bodies/in-order.ts'
import { toTotalHeader } from '../bodies/total.ts'
import { EventChangesBody, NewEventBody } from '../event-input.ts'
import { listQuery, toRows, Uuid } from '../fields.ts'

const ByEventId = z.object({ eventId: Uuid })

export const listVolunteerEventsRoute = defineRoute({
  method: 'GET',
  path: '/events',
  scopes: ['events:read'],
  query: listQuery(
    VolunteerEventFilter,
    { status: 'status', updatedSince: 'updated_since', includeDeleted: 'include_deleted' },
    VOLUNTEER_LIMITS.page.events,
  ),
  operation: operation('ListVolunteerEvents'),
  variables: ({ query }) => toVariables(query),
  status: 200,
  headers: ({ volunteerEvents }) => toTotalHeader(present(volunteerEvents)),
  answer: ({ volunteerEvents }, _context, { query }) => ({
    events: toRows(
      earliestFirst(present(volunteerEvents).nodes, ({ startDate }) => startDate),
      query,
      toEventSummary,
      ({ deletedAt }) => deletedAt ?? null,
    ),
  }),
})

export const createVolunteerEventRoute = defineRoute({
  method: 'POST',
  path: '/events',
  scopes: ['events:create'],
  idempotencyKey: 'optional',
  body: NewEventBody,
  operation: operation('CreateVolunteerEvent'),
  variables: ({ idempotencyKey, body }) => ({ input: { idempotencyKey, ...body } }),
  status: 201,
  headers: ({ createVolunteerEvent }) => replayHeaders(present(createVolunteerEvent)),
  answer: ({ createVolunteerEvent }) => ({
    event: toEventBody(present(createVolunteerEvent).event),
  }),
})

export const getVolunteerEventRoute = defineRoute({
  method: 'GET',
  path: '/events/:eventId',
  scopes: ['events:read'],
  params: ByEventId,
  operation: operation('GetVolunteerEvent'),
  variables: ({ params: { eventId } }) => ({ id: eventId }),
  status: 200,
  answer: ({ volunteerEvent }) => ({ event: toEventBody(present(volunteerEvent)) }),
})

export const updateVolunteerEventRoute = defineRoute({
  method: 'PATCH',
  path: '/events/:eventId',
  scopes: ['events:write'],
  params: ByEventId,
  body: EventChangesBody,
  operation: operation('UpdateVolunteerEvent'),
  variables: ({ params: { eventId }, body }) => ({
    input: { id: eventId, ...toVariables(body) },
  }),
  status: 200,
  answer: ({ updateVolunteerEvent }) => ({
    event: toEventBody(present(updateVolunteerEvent).event),
  }),
})

export const deleteVolunteerEventRoute = defineRoute({
  method: 'DELETE',
  path: '/events/:eventId',
  scopes: ['events:delete'],
  params: ByEventId,
  operation: operation('DeleteVolunteerEvent'),
  variables: ({ params: { eventId } }) => ({ input: { id: eventId } }),
  status: 200,
  answer: ({ deleteVolunteerEvent }) => ({
    event: toDeletedEventBody(present(deleteVolunteerEvent).event),
  }),
})
