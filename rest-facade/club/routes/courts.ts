import type { CourtFieldsFragment } from '../../../built/types/operations.ts'
import { asUuid } from '../../../platform/ids.ts'
import { CourtFilter } from '../../../schema/club/lists.ts'
import { bodyOf, toRestBody } from '../../../schema/fields/rest-body.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import { defineRoute, requireData } from '../../route.ts'
import { KEYWORD, NAME } from '../bodies/keywords.ts'
import { inData, pageOf, toPage } from '../bodies/page.ts'
import { ById, pageQuery, toPageVariables } from '../fields.ts'

const CourtBody = bodyOf<CourtFieldsFragment>('CourtFields', { name: NAME, publicId: KEYWORD })

export const listCourtsRoute = defineRoute({
  method: 'GET',
  path: '/courts',
  scopes: ['courts:read'],
  query: pageQuery(CourtFilter),
  tag: 'Courts',
  summary: 'List courts',
  operation: operation('ListCourts'),
  variables: ({ query }) => toPageVariables(query),
  answers: { 200: pageOf(CourtBody) },
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
  answers: { 200: inData(CourtBody) },
  answer: ({ court }) => ({ data: toRestBody(requireFound(court, 'court')) }),
})
