import { z } from 'zod'
import { operation } from '../../../schema/operations.ts'
import { toEventAccessBody } from '../../../schema/volunteer/bodies/event-access-body.ts'
import { toHelperBody } from '../../../schema/volunteer/bodies/helper-body.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { EventAccessFilter } from '../../../schema/volunteer/lists.ts'
import { toVariables } from '../../input/to-variables.ts'
import { defineRoute, requireData } from '../../route.ts'
import { resultOf, resultsOf, SENT_UUID, toBulkAnswer } from '../bodies/bulk.ts'
import { EventAccessBody, EventHelperBody } from '../bodies/event-accesses.ts'
import { validItems } from '../bulk-input.ts'
import { ByEventId, Uuid } from '../fields.ts'
import { AccessBody, AccessBulk } from '../inputs/access-input.ts'
import { toListVariables } from '../list-query.ts'
import { defineListRoute } from '../list-route.ts'

const EventAccess = z.object({ event_access: EventAccessBody })

const GrantResults = resultsOf(
  resultOf({
    type: 'AccessRefusal',
    name: 'EventAccessBulkResult',
    own: { helper_id: SENT_UUID },
    outcome: {
      of: 'AccessGrantResult.outcome',
      enum: ['created', 'failed', 'updated', 'unchanged'],
    },
  }),
  'EventAccessBulkResults',
)

const ByHelperOfEvent = z.object({ eventId: Uuid, helperId: Uuid })

export const listHelpersOfVolunteerEventRoute = defineListRoute({
  path: '/events/:eventId/helpers',
  scopes: ['helpers:read'],
  params: ByEventId,
  filter: EventAccessFilter,
  tag: 'Event access',
  summary: 'List the helpers of an event',
  operation: operation('ListHelpersOfVolunteerEvent'),
  variables: ({ params: { eventId }, query }) => ({ eventId, ...toListVariables(query) }),
  page: ({ volunteerEventHelpers }) => volunteerEventHelpers,
  rows: 'helpers',
  row: EventHelperBody,
  body: 'EventHelperList',
  toRow: (access) => ({
    ...toHelperBody(requireData(access.helper)),
    event_access: toEventAccessBody(access),
  }),
  deletedAt: ({ revokedAt }) => revokedAt,
})

export const grantEventAccessRoute = defineRoute({
  method: 'PUT',
  path: '/events/:eventId/helpers/:helperId/access',
  scopes: ['helpers:write'],
  params: ByHelperOfEvent,
  body: AccessBody,
  tag: 'Event access',
  summary: 'Grant a helper access to an event',
  operation: operation('GrantEventAccess'),
  variables: ({ params, body }) => ({ input: { ...params, ...toVariables(body) } }),
  answers: { 200: EventAccess, 201: EventAccess },
  status: ({ grantEventAccess }) => (requireData(grantEventAccess).isNew ? 201 : 200),
  answer: ({ grantEventAccess }) => ({
    event_access: toEventAccessBody(requireData(grantEventAccess).eventAccess),
  }),
})

export const grantEventAccessesRoute = defineRoute({
  method: 'PUT',
  path: '/events/:eventId/helpers/access',
  scopes: ['helpers:write'],
  params: ByEventId,
  body: AccessBulk,
  bodyLimit: VOLUNTEER_LIMITS.bulkBytes,
  tag: 'Event access',
  summary: 'Grant many helpers access to an event',
  operation: operation('GrantEventAccesses'),
  variables: ({ params: { eventId }, body: { event_access: items } }) => ({
    input: { eventId, eventAccess: validItems(items).map(toVariables) },
  }),
  answers: { 200: GrantResults },
  answer: ({ grantEventAccesses }, _context, { body: { event_access: items } }) =>
    toBulkAnswer(items, requireData(grantEventAccesses).results, (_result, { helperId }) => ({
      helper_id: helperId ?? null,
    })),
})

export const revokeEventAccessRoute = defineRoute({
  method: 'DELETE',
  path: '/events/:eventId/helpers/:helperId/access',
  scopes: ['helpers:write'],
  params: ByHelperOfEvent,
  tag: 'Event access',
  summary: "Revoke a helper's access to an event",
  operation: operation('RevokeEventAccess'),
  variables: ({ params }) => ({ input: params }),
  answers: { 200: EventAccess },
  answer: ({ revokeEventAccess }) => ({
    event_access: toEventAccessBody(requireData(revokeEventAccess).eventAccess),
  }),
})
