import { z } from 'zod'
import { Id } from '../../../schema/fields.ts'
import { operation } from '../../../schema/operations.ts'
import { defineRoute, present } from '../../route.ts'
import { toCourtMapping } from '../bodies/court-mappings.ts'
import { ExternalCourtId, ExternalCourtName } from '../fields.ts'

const path = '/booking-sources/:sourceId/court-mappings/:externalCourtId'
const params = z.object({ sourceId: Id, externalCourtId: ExternalCourtId })

export const getCourtMapping = defineRoute({
  method: 'GET',
  path,
  scopes: ['courts:read'],
  params,
  operation: operation('GetCourtMapping'),
  variables: ({ params: { sourceId, externalCourtId } }) => ({ sourceId, externalCourtId }),
  status: 200,
  answer: ({ courtMapping }) => ({ data: toCourtMapping(present(courtMapping)) }),
})

export const putCourtMapping = defineRoute({
  method: 'PUT',
  path,
  scopes: ['bookings:write'],
  params,
  body: z.strictObject({ court_id: Id, external_court_name: ExternalCourtName }),
  operation: operation('PutCourtMapping'),
  variables: ({ params: { sourceId, externalCourtId }, body }) => ({
    input: {
      sourceId,
      externalCourtId,
      externalCourtName: body.external_court_name,
      courtId: body.court_id,
    },
  }),
  status: ({ putCourtMapping }) => (present(putCourtMapping).created ? 201 : 200),
  answer: ({ putCourtMapping }) => ({
    data: toCourtMapping(present(putCourtMapping).courtMapping),
  }),
})
