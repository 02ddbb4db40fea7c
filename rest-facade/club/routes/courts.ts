import { asUuid } from '../../../platform/ids.ts'
import { CourtFilter } from '../../../schema/club/lists.ts'
import { toRestBody } from '../../../schema/fields/rest-body.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import { defineRoute, requireData } from '../../route.ts'
import { toPage } from '../bodies/page.ts'
import { ById, pageQuery, toPageVariables } from '../fields.ts'

export const listCourtsRoute = defineRoute({
  method: 'GET',
  path: '/courts',
  scopes: ['courts:read'],
  query: pageQuery(CourtFilter),
  tag: 'Courts',
  summary: 'List courts',
  operation: operation('ListCourts'),
  variables: ({ query }) => toPageVariables(query),
  answer: ({ courts }) => toPage(requireData(courts), (one) => toRestBody(one)),
})

export const getCourtRoute = defineRoute({
  method: 'GET',
  path: '/courts/:id',
  scopes: ['courts:read'],
  params: ById,
  tag: 'Courts',
  summary: 'Read a court',
  operation: operation('GetCourt'),
  variables: ({ params: { id } }) => ({ id: asUuid(id, 'court') }),
  answer: ({ court }) => ({ data: toRestBody(requireFound(court, 'court')) }),
})
