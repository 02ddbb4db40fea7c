import { AT, type Field, found, STAMPS } from './sample-answers.ts'
import type { OperationCase } from './sample-graph.ts'
import { aPage } from './sample-page.ts'

const ROLE = {
  id: 'role-1',
  clubId: 'club-1',
  eventId: 'event-1',
  name: 'Bar',
  description: null,
  ...STAMPS,
}

export const ROLE_QUERIES: Record<string, Field> = {
  volunteerRoles: () => aPage([ROLE]),
  volunteerRole: ({ id }) => found(id, ROLE),
}

export const ROLE_MUTATIONS: Record<string, Field> = {
  createVolunteerRole: () => ({ role: ROLE, idempotentReplay: false }),
  updateVolunteerRole: ({ input }) => ({ role: found((input as { id: string }).id, ROLE) }),
  deleteVolunteerRole: () => ({ role: { ...ROLE, deletedAt: AT } }),
}

const BY_ID = { id: 'role-1', eventId: 'event-1' }

const NAMED = { roleId: 'role-1', eventId: 'event-1' }

export const ROLE_CASES: OperationCase[] = [
  ['a page', 'ListVolunteerRoles', { first: 2, offset: 0 }],
  [
    'an event',
    'ListRolesOfVolunteerEvent',
    { first: 2, offset: 0, filter: { eventId: 'event-1' } },
  ],
  ['both ids', 'GetVolunteerRole', BY_ID],
  ['an input', 'CreateVolunteerRole', { input: { eventId: 'event-1', name: 'Bar' } }],
  ['null', 'UpdateVolunteerRole', { input: { ...NAMED, description: null } }],
  ['an id', 'DeleteVolunteerRole', { input: NAMED }],
]
