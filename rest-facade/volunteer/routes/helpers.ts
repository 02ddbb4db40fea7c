import { z } from 'zod'
import { withFields } from '../../../schema/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { HelperFilter } from '../../../schema/volunteer/lists.ts'
import { defineRoute, present } from '../../route.ts'
import { toVariables } from '../../to-variables.ts'
import { toHelper } from '../bodies/helpers.ts'
import { toTotalHeader } from '../bodies/total.ts'
import { listQuery, toRows, withoutDeleted } from '../fields.ts'

/** Ignored, it would answer helpers who have nothing to do with the event. */
const NotYet = z.undefined('Helpers cannot be listed by event yet.').optional()

export const listHelpersRoute = defineRoute({
  method: 'GET',
  path: '/helpers',
  scopes: ['helpers:read'],
  query: listQuery(withFields({ eventId: NotYet }, HelperFilter), {
    eventId: 'event_id',
    updatedSince: 'updated_since',
    search: 'search',
    status: 'status',
    tag: 'tag',
  }),
  operation: operation('ListHelpers'),
  variables: ({ query }) => toVariables(withoutDeleted(query)),
  status: 200,
  headers: ({ helpers }) => toTotalHeader(present(helpers)),
  answer: ({ helpers }, _context, { query }) => ({
    helpers: toRows(present(helpers).nodes, query, toHelper),
  }),
})
