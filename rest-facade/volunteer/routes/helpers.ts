import { z } from 'zod'
import { operation } from '../../../schema/operations.ts'
import { HelperSearch, HelperTag } from '../../../schema/volunteer/fields.ts'
import { defineRoute, given, present } from '../../route.ts'
import { toHelper } from '../bodies/helpers.ts'
import { toTotalHeader } from '../bodies/total.ts'
import { HelperStatus, listQuery } from '../fields.ts'
import { requireOwnVerein } from '../own-verein.ts'

export const listHelpers = defineRoute({
  method: 'GET',
  path: '/helpers',
  scopes: ['helpers:read'],
  authorizeQuery: requireOwnVerein,
  query: z.object({
    ...listQuery({ limit: 100 }),
    search: HelperSearch.optional(),
    status: HelperStatus.optional(),
    tag: HelperTag.optional(),
  }),
  operation: operation('ListHelpers'),
  variables: ({ query: { limit, offset, search, status, tag, updated_since } }) =>
    given({
      first: limit,
      offset,
      search,
      status,
      tag,
      updatedSince: updated_since?.toISOString(),
    }),
  status: 200,
  headers: ({ helpers }) => toTotalHeader(present(helpers)),
  answer: ({ helpers }) => ({ helpers: present(helpers).nodes.map(toHelper) }),
})
