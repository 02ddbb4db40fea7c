import { notFound } from '../../../schema/problem.ts'
import { AT, type Field, found, STAMPS } from './sample-answers.ts'
import { AVAILABILITY_MUTATIONS, AVAILABILITY_QUERIES } from './sample-availability.ts'
import { HELPER_PAGE_MUTATIONS, HELPER_PAGE_QUERIES } from './sample-helper-pages.ts'
import { aPage } from './sample-page.ts'
import { ASSIGNMENT_MUTATIONS, ASSIGNMENT_QUERIES } from './sample-volunteer-assignments.ts'
import { MESSAGE_MUTATIONS, MESSAGE_QUERIES } from './sample-volunteer-messages.ts'
import { ROLE_MUTATIONS, ROLE_QUERIES } from './sample-volunteer-roles.ts'
import { SHIFT_MUTATIONS, SHIFT_QUERIES } from './sample-volunteer-shifts.ts'
import { WEBHOOK_MUTATIONS, WEBHOOK_QUERIES } from './sample-volunteer-webhooks.ts'
import { WORKFLOW_MUTATIONS, WORKFLOW_QUERIES } from './sample-volunteer-workflows.ts'

const EVENT = {
  id: 'event-1',
  clubId: 'club-1',
  name: 'Gala',
  status: 'ACTIVE',
  createdBy: 'ann',
  startDate: '2026-07-01',
  endDate: '2026-07-02',
  autoConfirmAssignments: false,
  ...STAMPS,
}

const HELPER = {
  id: 'helper-1',
  clubId: 'club-1',
  externalId: null,
  firstName: null,
  lastName: 'Lind',
  email: null,
  phone: null,
  language: 'de',
  tags: ['bar'],
  notes: null,
  status: 'ACTIVE',
  mail: 'ON',
  ...STAMPS,
}

const ACCESS = {
  id: 'access-1',
  clubId: 'club-1',
  eventId: 'event-1',
  helperId: 'helper-1',
  roleIds: ['role-1'],
  grantedAt: AT,
  revokedAt: null,
  updatedAt: AT,
}

const KEY_IDENTITY = {
  name: 'Key',
  apiKeyId: 'key-1',
  clubId: 'club-1',
  scopes: ['events:read', 'made:up'],
  expiresAt: AT,
  isPro: true,
  addOns: ['API_ACCESS_PLUS'],
  isIntegrationEnabled: true,
  isClubActive: true,
}

export const VOLUNTEER_QUERIES: Record<string, Field> = {
  volunteerEvents: () => aPage([EVENT], 7),
  volunteerEvent: ({ id }) => found(id, EVENT),
  helpers: () => aPage([HELPER]),
  helper: ({ id }) => found(id, { ...HELPER, access: { nodes: [ACCESS] } }),
  volunteerEventHelpers: () => aPage([{ ...ACCESS, helper: { ...HELPER, access: [] } }]),
  ...ROLE_QUERIES,
  ...SHIFT_QUERIES,
  ...ASSIGNMENT_QUERIES,
  ...MESSAGE_QUERIES,
  ...AVAILABILITY_QUERIES,
  ...HELPER_PAGE_QUERIES,
  ...WORKFLOW_QUERIES,
  ...WEBHOOK_QUERIES,
  apiKeyByHash: ({ hash }) =>
    hash === 'unknown'
      ? null
      : {
          ...KEY_IDENTITY,
          revokedAt: hash === 'revoked' ? AT : null,
          isClubActive: hash !== 'of a closed club',
        },
}

export const VOLUNTEER_MUTATIONS: Record<string, Field> = {
  recordApiKeyRequests: () => true,
  createVolunteerEvent: () => ({ event: EVENT, idempotentReplay: false }),
  updateVolunteerEvent: ({ input }) => ({
    event: found((input as { eventId: string }).eventId, EVENT),
  }),
  deleteVolunteerEvent: () => ({ event: { ...EVENT, deletedAt: AT } }),
  syncVolunteerEvents: () => ({
    results: [
      { externalId: 'e-1', outcome: 'CREATED', eventId: EVENT.id, event: EVENT, refusal: null },
    ],
    idempotentReplay: false,
  }),
  grantEventAccess: () => ({ eventAccess: ACCESS, isNew: true }),
  grantEventAccesses: () => ({
    results: [{ outcome: 'CREATED', eventAccess: ACCESS, refusal: null }],
  }),
  revokeEventAccess: () => ({ eventAccess: { ...ACCESS, revokedAt: AT } }),
  createHelperLink: ({ input }) => ({
    helperLink: {
      ...(input as object),
      token: 'hl_token',
      path: '/helpers/#hl_token',
      expiresAt: AT,
    },
    idempotentReplay: false,
  }),
  eraseHelper: ({ input }) => ({
    helper: { ...found((input as { id: string }).id, HELPER), deletedAt: AT },
  }),
  upsertHelpers: () => ({
    results: [{ outcome: 'CREATED', helperId: HELPER.id, helper: HELPER, refusal: null }],
    idempotentReplay: false,
  }),
  ...ROLE_MUTATIONS,
  ...SHIFT_MUTATIONS,
  ...ASSIGNMENT_MUTATIONS,
  ...MESSAGE_MUTATIONS,
  ...AVAILABILITY_MUTATIONS,
  ...HELPER_PAGE_MUTATIONS,
  ...WORKFLOW_MUTATIONS,
  ...WEBHOOK_MUTATIONS,
}

export const VOLUNTEER_CLUB = {
  __resolveReference: ({ id }: { id: string }) => {
    if (id === 'foreign') throw notFound('club')
    return Object.freeze({ id })
  },
  volunteerEvents: async () => aPage([EVENT]),
}
