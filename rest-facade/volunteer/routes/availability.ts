import { z } from 'zod'
import { toRest } from '../../../schema/fields/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import {
  AskedAvailabilityResponse,
  AvailabilityRequestChanges,
  NewAvailabilityRequest,
} from '../../../schema/volunteer/availability.ts'
import {
  toAvailabilityRequestBody,
  toAvailabilityResponseBody,
} from '../../../schema/volunteer/bodies/availability-body.ts'
import {
  AvailabilityRequestFilter,
  AvailabilityResponseFilter,
} from '../../../schema/volunteer/lists.ts'
import { toVariables } from '../../input/to-variables.ts'
import { defineRoute, requireData } from '../../route.ts'
import { latestFirst } from '../bodies/in-order.ts'
import { deletable, undeletable } from '../bodies/lists.ts'
import { AvailabilityRequestBody, AvailabilityResponseBody } from '../bodies/resources.ts'
import { ByEventId, Uuid } from '../fields.ts'
import { toListVariables } from '../list-query.ts'
import { defineListRoute } from '../list-route.ts'

const AvailabilityRequest = z.object({ availability_request: AvailabilityRequestBody })
const AvailabilityResponse = z.object({ availability_response: AvailabilityResponseBody })

const ByRequestId = z.object({ eventId: Uuid, requestId: Uuid })

const ByHelperOfRequest = z.object({ eventId: Uuid, requestId: Uuid, helperId: Uuid })

export const listAvailabilityRequestsRoute = defineListRoute({
  path: '/events/:eventId/availability-requests',
  scopes: ['availability:read'],
  params: ByEventId,
  filter: AvailabilityRequestFilter,
  tag: 'Availability',
  summary: 'List the availability polls of an event',
  operation: operation('ListAvailabilityRequests'),
  variables: ({ params, query }) => ({ ...params, ...toListVariables(query) }),
  page: ({ availabilityRequests }) => availabilityRequests,
  rows: 'availability_requests',
  row: undeletable(AvailabilityRequestBody),
  toRow: toAvailabilityRequestBody,
  sort: (nodes) => latestFirst(nodes, ({ createdAt }) => createdAt),
})

export const createAvailabilityRequestRoute = defineRoute({
  method: 'POST',
  path: '/events/:eventId/availability-requests',
  scopes: ['availability:write'],
  idempotencyKey: 'optional',
  params: ByEventId,
  body: toRest(NewAvailabilityRequest, 'open_body'),
  tag: 'Availability',
  summary: 'Create an availability poll',
  operation: operation('CreateAvailabilityRequest'),
  variables: ({ idempotencyKey, params: { eventId }, body }) => ({
    input: { idempotencyKey, eventId, ...toVariables(body) },
  }),
  answers: { 201: AvailabilityRequest },
  answer: ({ createAvailabilityRequest }) => ({
    availability_request: toAvailabilityRequestBody(requireData(createAvailabilityRequest).request),
  }),
})

export const getAvailabilityRequestRoute = defineRoute({
  method: 'GET',
  path: '/events/:eventId/availability-requests/:requestId',
  scopes: ['availability:read'],
  params: ByRequestId,
  tag: 'Availability',
  summary: 'Read an availability poll',
  operation: operation('GetAvailabilityRequest'),
  variables: ({ params: { eventId, requestId } }) => ({ id: requestId, eventId }),
  answers: { 200: AvailabilityRequest },
  answer: ({ availabilityRequest }) => ({
    availability_request: toAvailabilityRequestBody(
      requireFound(availabilityRequest, 'availability request'),
    ),
  }),
})

export const updateAvailabilityRequestRoute = defineRoute({
  method: 'PATCH',
  path: '/events/:eventId/availability-requests/:requestId',
  scopes: ['availability:write'],
  params: ByRequestId,
  body: toRest(AvailabilityRequestChanges, 'open_body'),
  tag: 'Availability',
  summary: 'Change or close an availability poll',
  operation: operation('UpdateAvailabilityRequest'),
  variables: ({ params: { eventId, requestId }, body }) => ({
    input: { requestId, eventId, ...toVariables(body) },
  }),
  answers: { 200: AvailabilityRequest },
  answer: ({ updateAvailabilityRequest }) => ({
    availability_request: toAvailabilityRequestBody(requireData(updateAvailabilityRequest).request),
  }),
})

export const listAvailabilityResponsesRoute = defineListRoute({
  path: '/events/:eventId/availability-requests/:requestId/responses',
  scopes: ['availability:read'],
  params: ByRequestId,
  filter: AvailabilityResponseFilter,
  tag: 'Availability',
  summary: 'List the answers to a poll',
  operation: operation('ListAvailabilityResponses'),
  variables: ({ params: { eventId, requestId }, query }) => ({
    id: requestId,
    eventId,
    ...toListVariables(query),
  }),
  page: ({ availabilityRequest }) =>
    requireFound(availabilityRequest, 'availability request').responses,
  rows: 'availability_responses',
  row: deletable(AvailabilityResponseBody, 'AvailabilityResponse'),
  toRow: toAvailabilityResponseBody,
  deletedAt: ({ deletedAt }) => deletedAt,
  sort: (nodes) => latestFirst(nodes, ({ updatedAt }) => updatedAt),
})

export const putAvailabilityResponseRoute = defineRoute({
  method: 'PUT',
  path: '/events/:eventId/availability-requests/:requestId/responses/:helperId',
  scopes: ['availability:write'],
  params: ByHelperOfRequest,
  body: toRest(AskedAvailabilityResponse, 'open_body'),
  tag: 'Availability',
  summary: "Store a helper's answer to a poll",
  operation: operation('PutAvailabilityResponse'),
  variables: ({ params, body }) => ({ input: { ...params, ...toVariables(body) } }),
  answers: { 200: AvailabilityResponse, 201: AvailabilityResponse },
  status: ({ putAvailabilityResponse }) => (requireData(putAvailabilityResponse).isNew ? 201 : 200),
  answer: ({ putAvailabilityResponse }) => ({
    availability_response: toAvailabilityResponseBody(
      requireData(putAvailabilityResponse).response,
    ),
  }),
})
