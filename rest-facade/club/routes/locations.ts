import { z } from 'zod'
import { operation } from '../../../schema/operations.ts'
import { defineRoute, given, present } from '../../route.ts'
import { toLocation } from '../bodies/locations.ts'
import { toPage } from '../bodies/page.ts'
import { ById, PAGE } from '../fields.ts'

const Status = z.enum(['ACTIVE', 'MAINTENANCE', 'DISABLED'])

export const listLocations = defineRoute({
  method: 'GET',
  path: '/locations',
  scopes: ['locations:read'],
  query: z.object({ ...PAGE, status: Status.optional() }),
  operation: operation('ListLocations'),
  variables: ({ query: { limit, cursor, status } }) =>
    given({ first: limit, after: cursor, status }),
  status: 200,
  answer: ({ locations }) => toPage(present(locations), toLocation),
})

export const getLocation = defineRoute({
  method: 'GET',
  path: '/locations/:id',
  scopes: ['locations:read'],
  params: ById,
  operation: operation('GetLocation'),
  variables: ({ params: { id } }) => ({ id }),
  status: 200,
  answer: ({ location }) => ({ data: toLocation(present(location)) }),
})
