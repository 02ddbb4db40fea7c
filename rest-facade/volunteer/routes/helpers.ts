import { operation } from '../../../schema/operations.ts'
import { HelperFilter } from '../../../schema/volunteer/lists.ts'
import { defineRoute, present } from '../../route.ts'
import { toVariables } from '../../variables.ts'
import { toHelper } from '../bodies/helpers.ts'
import { toTotalHeader } from '../bodies/total.ts'
import { listQuery } from '../fields.ts'
import { requireOwnVerein } from '../own-verein.ts'

export const listHelpers = defineRoute({
  method: 'GET',
  path: '/helpers',
  scopes: ['helpers:read'],
  authorizeQuery: requireOwnVerein,
  query: listQuery(HelperFilter, {
    updatedSince: 'updated_since',
    search: 'search',
    status: 'status',
    tag: 'tag',
  }),
  operation: operation('ListHelpers'),
  variables: ({ query }) => toVariables(query),
  status: 200,
  headers: ({ helpers }) => toTotalHeader(present(helpers)),
  answer: ({ helpers }) => ({ helpers: present(helpers).nodes.map(toHelper) }),
})
