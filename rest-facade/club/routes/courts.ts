import { z } from 'zod'
import { Id } from '../../../schema/fields.ts'
import { operation } from '../../../schema/operations.ts'
import { defineRoute, given, present } from '../../route.ts'
import { toCourt } from '../bodies/courts.ts'
import { toPage } from '../bodies/page.ts'
import { ById, PAGE } from '../fields.ts'

const Status = z.enum([
  'AVAILABLE',
  'BOOKED_SOON',
  'SESSION_ACTIVE',
  'MAINTENANCE',
  'DEVICE_WARNING',
  'OFFLINE',
  'DISABLED',
])

export const listCourts = defineRoute({
  method: 'GET',
  path: '/courts',
  scopes: ['courts:read'],
  query: z.object({ ...PAGE, location_id: Id.optional(), status: Status.optional() }),
  operation: operation('ListCourts'),
  variables: ({ query: { limit, cursor, location_id, status } }) =>
    given({ first: limit, after: cursor, locationId: location_id, status }),
  status: 200,
  answer: ({ courts }) => toPage(present(courts), toCourt),
})

export const getCourt = defineRoute({
  method: 'GET',
  path: '/courts/:id',
  scopes: ['courts:read'],
  params: ById,
  operation: operation('GetCourt'),
  variables: ({ params: { id } }) => ({ id }),
  status: 200,
  answer: ({ court }) => ({ data: toCourt(present(court)) }),
})
