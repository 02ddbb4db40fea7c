import { z } from 'zod'
import { toRest } from '../../../schema/fields/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import { toDeletedEventBody, toEventBody } from '../../../schema/volunteer/bodies/event-body.ts'
import { NewVolunteerEvent, VolunteerEventChanges } from '../../../schema/volunteer/events.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { VolunteerEventFilter } from '../../../schema/volunteer/lists.ts'
import { toVariables } from '../../input/to-variables.ts'
import { defineRoute, requireData } from '../../route.ts'
import { EventSummaryBody, toEventSummary } from '../bodies/events.ts'
import { earliestFirst } from '../bodies/in-order.ts'
import { deleted } from '../bodies/lists.ts'
import { EventBody } from '../bodies/resources.ts'
import { ByEventId } from '../fields.ts'
import { toListVariables } from '../list-query.ts'
import { defineListRoute } from '../list-route.ts'

const Event = z.object({ event: EventBody })

export const listVolunteerEventsRoute = defineListRoute({
  path: '/events',
  scopes: ['events:read'],
  filter: VolunteerEventFilter,
  size: VOLUNTEER_LIMITS.page.events,
  tag: 'Events',
  summary: 'List events',
  operation: operation('ListVolunteerEvents'),
  variables: ({ query }) => toListVariables(query),
  page: ({ volunteerEvents }) => volunteerEvents,
  rows: 'events',
  row: EventSummaryBody,
  toRow: toEventSummary,
  deletedAt: ({ deletedAt }) => deletedAt,
  sort: (nodes) => earliestFirst(nodes, ({ startDate }) => startDate),
})

export const createVolunteerEventRoute = defineRoute({
  method: 'POST',
  path: '/events',
  scopes: ['events:create'],
  idempotencyKey: 'optional',
  body: toRest(NewVolunteerEvent, 'open_body'),
  tag: 'Events',
  summary: 'Create an event',
  operation: operation('CreateVolunteerEvent'),
  variables: ({ idempotencyKey, body }) => ({ input: { idempotencyKey, ...body } }),
  answers: { 201: Event },
  answer: ({ createVolunteerEvent }) => ({
    event: toEventBody(requireData(createVolunteerEvent).event),
  }),
})

export const getVolunteerEventRoute = defineRoute({
  method: 'GET',
  path: '/events/:eventId',
  scopes: ['events:read'],
  params: ByEventId,
  tag: 'Events',
  summary: 'Read an event',
  operation: operation('GetVolunteerEvent'),
  variables: ({ params: { eventId } }) => ({ id: eventId }),
  answers: { 200: Event },
  answer: ({ volunteerEvent }) => ({
    event: toEventBody(requireFound(volunteerEvent, 'volunteer event')),
  }),
})

export const updateVolunteerEventRoute = defineRoute({
  method: 'PATCH',
  path: '/events/:eventId',
  scopes: ['events:write'],
  params: ByEventId,
  body: toRest(VolunteerEventChanges, 'open_body'),
  tag: 'Events',
  summary: 'Change an event',
  operation: operation('UpdateVolunteerEvent'),
  variables: ({ params: { eventId }, body }) => ({
    input: { eventId, ...toVariables(body) },
  }),
  answers: { 200: Event },
  answer: ({ updateVolunteerEvent }) => ({
    event: toEventBody(requireData(updateVolunteerEvent).event),
  }),
})

export const deleteVolunteerEventRoute = defineRoute({
  method: 'DELETE',
  path: '/events/:eventId',
  scopes: ['events:delete'],
  params: ByEventId,
  tag: 'Events',
  summary: 'Delete an event',
  operation: operation('DeleteVolunteerEvent'),
  variables: ({ params: { eventId } }) => ({ input: { eventId } }),
  answers: { 200: z.object({ event: deleted(EventBody, 'VolunteerEvent') }) },
  answer: ({ deleteVolunteerEvent }) => ({
    event: toDeletedEventBody(requireData(deleteVolunteerEvent).event),
  }),
})
