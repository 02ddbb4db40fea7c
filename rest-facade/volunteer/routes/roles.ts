import { z } from 'zod'
import { toRest } from '../../../schema/fields/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import { toDeletedRoleBody, toRoleBody } from '../../../schema/volunteer/bodies/role-body.ts'
import { VolunteerRoleFilter } from '../../../schema/volunteer/lists.ts'
import { NewVolunteerRole, VolunteerRoleChanges } from '../../../schema/volunteer/roles.ts'
import { toVariables } from '../../input/to-variables.ts'
import { defineRoute, requireData } from '../../route.ts'
import { deletable, deleted } from '../bodies/lists.ts'
import { RoleBody } from '../bodies/resources.ts'
import { ByEventId, Uuid } from '../fields.ts'
import { toListVariables } from '../list-query.ts'
import { defineListRoute } from '../list-route.ts'

const Role = z.object({ role: RoleBody })

const ByRoleId = z.object({ eventId: Uuid, roleId: Uuid })

export const listVolunteerRolesRoute = defineListRoute({
  path: '/roles',
  scopes: ['roles:read'],
  filter: VolunteerRoleFilter,
  tag: 'Roles',
  summary: 'List the roles of all events',
  operation: operation('ListVolunteerRoles'),
  variables: ({ query }) => toListVariables(query),
  page: ({ volunteerRoles }) => volunteerRoles,
  rows: 'roles',
  row: deletable(RoleBody, 'VolunteerRole'),
  toRow: toRoleBody,
  deletedAt: ({ deletedAt }) => deletedAt,
})

export const listRolesOfVolunteerEventRoute = defineListRoute({
  path: '/events/:eventId/roles',
  scopes: ['roles:read'],
  params: ByEventId,
  filter: VolunteerRoleFilter,
  tag: 'Roles',
  summary: 'List the roles of an event',
  operation: operation('ListRolesOfVolunteerEvent'),
  variables({ params: { eventId }, query }) {
    const { filter, ...page } = toListVariables(query)
    return { ...page, filter: { ...filter, eventId } }
  },
  page: ({ volunteerRoles }) => volunteerRoles,
  rows: 'roles',
  row: deletable(RoleBody, 'VolunteerRole'),
  toRow: toRoleBody,
  deletedAt: ({ deletedAt }) => deletedAt,
})

export const createVolunteerRoleRoute = defineRoute({
  method: 'POST',
  path: '/events/:eventId/roles',
  scopes: ['roles:write'],
  idempotencyKey: 'optional',
  params: ByEventId,
  body: toRest(NewVolunteerRole, 'open_body'),
  tag: 'Roles',
  summary: 'Create a role',
  operation: operation('CreateVolunteerRole'),
  variables: ({ idempotencyKey, params: { eventId }, body }) => ({
    input: { idempotencyKey, eventId, ...body },
  }),
  answers: { 201: Role },
  answer: ({ createVolunteerRole }) => ({
    role: toRoleBody(requireData(createVolunteerRole).role),
  }),
})

export const getVolunteerRoleRoute = defineRoute({
  method: 'GET',
  path: '/events/:eventId/roles/:roleId',
  scopes: ['roles:read'],
  params: ByRoleId,
  tag: 'Roles',
  summary: 'Read a role',
  operation: operation('GetVolunteerRole'),
  variables: ({ params: { eventId, roleId } }) => ({ id: roleId, eventId }),
  answers: { 200: Role },
  answer: ({ volunteerRole }) => ({ role: toRoleBody(requireFound(volunteerRole, 'role')) }),
})

export const updateVolunteerRoleRoute = defineRoute({
  method: 'PATCH',
  path: '/events/:eventId/roles/:roleId',
  scopes: ['roles:write'],
  params: ByRoleId,
  body: toRest(VolunteerRoleChanges, 'open_body'),
  tag: 'Roles',
  summary: 'Change a role',
  operation: operation('UpdateVolunteerRole'),
  variables: ({ params: { eventId, roleId }, body }) => ({
    input: { roleId, eventId, ...toVariables(body) },
  }),
  answers: { 200: Role },
  answer: ({ updateVolunteerRole }) => ({
    role: toRoleBody(requireData(updateVolunteerRole).role),
  }),
})

export const deleteVolunteerRoleRoute = defineRoute({
  method: 'DELETE',
  path: '/events/:eventId/roles/:roleId',
  scopes: ['roles:write'],
  params: ByRoleId,
  tag: 'Roles',
  summary: 'Delete a role',
  operation: operation('DeleteVolunteerRole'),
  variables: ({ params: { eventId, roleId } }) => ({ input: { roleId, eventId } }),
  answers: { 200: z.object({ role: deleted(RoleBody, 'VolunteerRole') }) },
  answer: ({ deleteVolunteerRole }) => ({
    role: toDeletedRoleBody(requireData(deleteVolunteerRole).role),
  }),
})
