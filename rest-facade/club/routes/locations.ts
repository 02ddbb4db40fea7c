import { asUuid } from '../../../platform/ids.ts'
import { LocationFilter } from '../../../schema/club/lists.ts'
import { toRestBody } from '../../../schema/fields/rest-body.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import { defineRoute, requireData } from '../../route.ts'
import { toPage } from '../bodies/page.ts'
import { ById, pageQuery, toPageVariables } from '../fields.ts'

export const listLocationsRoute = defineRoute({
  method: 'GET',
  path: '/locations',
  scopes: ['locations:read'],
  query: pageQuery(LocationFilter),
  tag: 'Locations',
  summary: 'List locations',
  operation: operation('ListLocations'),
  variables: ({ query }) => toPageVariables(query),
  answer: ({ locations }) => toPage(requireData(locations), (one) => toRestBody(one)),
})

export const getLocationRoute = defineRoute({
  method: 'GET',
  path: '/locations/:id',
  scopes: ['locations:read'],
  params: ById,
  tag: 'Locations',
  summary: 'Read a location',
  operation: operation('GetLocation'),
  variables: ({ params: { id } }) => ({ id: asUuid(id, 'location') }),
  answer: ({ location }) => ({ data: toRestBody(requireFound(location, 'location')) }),
})
