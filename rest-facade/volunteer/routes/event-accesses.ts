import { z } from 'zod'
import { omittable } from '../../../schema/input-fields.ts'
import { inputRecord, toRest } from '../../../schema/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { toEventAccessBody } from '../../../schema/volunteer/event-access-body.ts'
import { toHelperBody } from '../../../schema/volunteer/helper-body.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { EventHelperFilter } from '../../../schema/volunteer/lists.ts'
import { defineRoute, present } from '../../route.ts'
import { toVariables } from '../../to-variables.ts'
import { toTotalHeader } from '../bodies/total.ts'
import { listQuery, toRows, Uuid } from '../fields.ts'

const ByEventId = z.object({ eventId: Uuid })

const ByHelperOfEvent = z.object({ eventId: Uuid, helperId: Uuid })

const RoleIds = z.array(Uuid).max(VOLUNTEER_LIMITS.rolesOfAccess)

export const listHelpersOfVolunteerEventRoute = defineRoute({
  method: 'GET',
  path: '/events/:eventId/helpers',
  scopes: ['helpers:read'],
  params: ByEventId,
  query: listQuery(EventHelperFilter, {
    updatedSince: 'updated_since',
    includeDeleted: 'include_deleted',
  }),
  operation: operation('ListHelpersOfVolunteerEvent'),
  variables: ({ params: { eventId }, query }) => ({ eventId, ...toVariables(query) }),
  status: 200,
  headers: ({ volunteerEventHelpers }) => toTotalHeader(present(volunteerEventHelpers)),
  answer: ({ volunteerEventHelpers }, _context, { query }) => ({
    helpers: toRows(
      present(volunteerEventHelpers).nodes,
      query,
      (access) => ({
        ...toHelperBody(present(access.helper)),
        event_access: toEventAccessBody(access),
      }),
      ({ revokedAt }) => revokedAt ?? null,
    ),
  }),
})

export const grantEventAccessRoute = defineRoute({
  method: 'PUT',
  path: '/events/:eventId/helpers/:helperId/access',
  scopes: ['helpers:write'],
  params: ByHelperOfEvent,
  body: toRest(inputRecord({ roleIds: omittable(RoleIds) }), 'open_body', { roleIds: 'role_ids' }),
  operation: operation('GrantEventAccess'),
  variables: ({ params, body }) => ({ input: { ...params, ...toVariables(body) } }),
  status: ({ grantEventAccess }) => (present(grantEventAccess).isNew ? 201 : 200),
  answer: ({ grantEventAccess }) => ({
    event_access: toEventAccessBody(present(grantEventAccess).eventAccess),
  }),
})

export const revokeEventAccessRoute = defineRoute({
  method: 'DELETE',
  path: '/events/:eventId/helpers/:helperId/access',
  scopes: ['helpers:write'],
  params: ByHelperOfEvent,
  operation: operation('RevokeEventAccess'),
  variables: ({ params }) => ({ input: params }),
  status: 200,
  answer: ({ revokeEventAccess }) => ({
    event_access: toEventAccessBody(present(revokeEventAccess).eventAccess),
  }),
})
