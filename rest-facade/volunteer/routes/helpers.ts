import { z } from 'zod'
import { omittable } from '../../../schema/fields/input-fields.ts'
import { withFields } from '../../../schema/fields/input-record.ts'
import { field } from '../../../schema/fields/rest-body.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import {
  toErasedHelperBody,
  toHelperBody,
  toHelperDetailBody,
} from '../../../schema/volunteer/bodies/helper-body.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { HelperFilter } from '../../../schema/volunteer/lists.ts'
import { defineRoute, requireData } from '../../route.ts'
import { resultOf, resultsOf, toOutcomes } from '../bodies/bulk.ts'
import { HelperDetailBody } from '../bodies/event-accesses.ts'
import { deletable, deleted } from '../bodies/lists.ts'
import { HelperBody } from '../bodies/resources.ts'
import { Uuid } from '../fields.ts'
import { HelperBulk } from '../inputs/helper-input.ts'
import { toListVariables } from '../list-query.ts'
import { defineListRoute } from '../list-route.ts'

const UpsertResults = resultsOf(
  resultOf({
    type: 'HelperUpsertResult',
    name: 'HelperBulkResult',
    own: { id: field<string | null>({ of: 'HelperUpsertResult.helperId' }) },
    outcome: {},
  }),
  'HelperBulkResults',
)

const ByHelperId = z.object({ helperId: Uuid })

export const listHelpersRoute = defineListRoute({
  path: '/helpers',
  scopes: ['helpers:read'],
  filter: withFields({ eventId: omittable(Uuid) }, HelperFilter),
  tag: 'Helpers',
  summary: 'List and search helpers',
  operation: operation('ListHelpers'),
  variables: ({ query }) => toListVariables(query),
  page: ({ helpers }) => helpers,
  rows: 'helpers',
  row: deletable(HelperBody, 'Helper'),
  toRow: toHelperBody,
  deletedAt: ({ deletedAt }) => deletedAt,
})

export const getHelperRoute = defineRoute({
  method: 'GET',
  path: '/helpers/:helperId',
  scopes: ['helpers:read'],
  params: ByHelperId,
  tag: 'Helpers',
  summary: 'Read a helper',
  operation: operation('GetHelper'),
  variables: ({ params: { helperId } }) => ({ id: helperId }),
  answers: { 200: z.object({ helper: HelperDetailBody }) },
  answer({ helper }) {
    const { access, ...shown } = requireFound(helper, 'helper')
    return { helper: toHelperDetailBody({ ...shown, access: requireData(access).nodes }) }
  },
})

export const upsertHelpersRoute = defineRoute({
  method: 'POST',
  path: '/helpers/bulk',
  scopes: ['helpers:write'],
  idempotencyKey: 'optional',
  body: HelperBulk,
  bodyLimit: VOLUNTEER_LIMITS.bulkBytes,
  tag: 'Helpers',
  summary: 'Create or update many helpers',
  operation: operation('UpsertHelpers'),
  variables: ({ idempotencyKey, body: { helpers } }) => ({
    input: { idempotencyKey, helpers },
  }),
  answers: { 200: UpsertResults },
  answer: ({ upsertHelpers }) =>
    toOutcomes(requireData(upsertHelpers).results, ({ helperId }) => ({ id: helperId ?? null })),
})

export const eraseHelperRoute = defineRoute({
  method: 'DELETE',
  path: '/helpers/:helperId',
  scopes: ['helpers:write'],
  params: ByHelperId,
  tag: 'Helpers',
  summary: 'Erase a helper',
  operation: operation('EraseHelper'),
  variables: ({ params: { helperId } }) => ({ input: { helperId } }),
  answers: { 200: z.object({ helper: deleted(HelperBody, 'Helper') }) },
  answer: ({ eraseHelper }) => ({ helper: toErasedHelperBody(requireData(eraseHelper).helper) }),
})
