import { z } from 'zod'
import type { CourtMappingFieldsFragment } from '../../../built/types/operations.ts'
import { asUuid } from '../../../platform/ids.ts'
import { ExternalCourtId, NewCourtMapping } from '../../../schema/club/booking-sources.ts'
import { Id } from '../../../schema/fields/fields.ts'
import { toRest } from '../../../schema/fields/input-record.ts'
import { bodyOf, toRestBody } from '../../../schema/fields/rest-body.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import { defineRoute, requireData } from '../../route.ts'
import { FOREIGN_ID, NAME } from '../bodies/keywords.ts'
import { inData } from '../bodies/page.ts'

const CourtMappingBody = bodyOf<CourtMappingFieldsFragment>('CourtMappingFields', {
  externalCourtId: FOREIGN_ID,
  externalCourtName: NAME,
})

const path = '/booking-sources/:sourceId/court-mappings/:externalCourtId'
const params = z.object({ sourceId: Id, externalCourtId: ExternalCourtId })

export const getCourtMappingRoute = defineRoute({
  method: 'GET',
  path,
  scopes: ['courts:read'],
  params,
  tag: 'Court mappings',
  summary: 'Read a court mapping',
  operation: operation('GetCourtMapping'),
  variables: ({ params: { sourceId, externalCourtId } }) => ({
    bookingSourceId: asUuid(sourceId, 'booking source'),
    externalCourtId,
  }),
  answers: { 200: inData(CourtMappingBody) },
  answer: ({ courtMapping }) => ({ data: toRestBody(requireFound(courtMapping, 'court mapping')) }),
})

export const putCourtMappingRoute = defineRoute({
  method: 'PUT',
  path,
  scopes: ['bookings:write'],
  params,
  body: toRest(NewCourtMapping, 'body'),
  tag: 'Court mappings',
  summary: 'Create or replace a court mapping',
  operation: operation('PutCourtMapping'),
  variables: ({ params: { sourceId, externalCourtId }, body }) => ({
    input: { bookingSourceId: sourceId, externalCourtId, ...body },
  }),
  answers: { 200: inData(CourtMappingBody), 201: inData(CourtMappingBody) },
  status: ({ putCourtMapping }) => (requireData(putCourtMapping).isNew ? 201 : 200),
  answer: ({ putCourtMapping }) => ({
    data: toRestBody(requireData(putCourtMapping).courtMapping),
  }),
})
