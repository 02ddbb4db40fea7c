import { z } from 'zod'
import { asUuid } from '../../../platform/ids.ts'
import { markValidated } from '../../../platform/input/checked-input.ts'
import { BookingSnapshot, ExternalBookingId } from '../../../schema/club/bookings.ts'
import { BookingQuery } from '../../../schema/club/lists.ts'
import { Id } from '../../../schema/fields/fields.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import { defineRoute, requireData } from '../../route.ts'
import {
  BookingBody,
  BookingMutationResponse,
  toBooking,
  toPutBody,
  toPutStatus,
} from '../bodies/bookings.ts'
import { inData, pageOf, toPage } from '../bodies/page.ts'
import { ById, pageQuery, toPageVariables } from '../fields.ts'
import { SnapshotBody } from '../snapshots.ts'

export const listBookingsRoute = defineRoute({
  method: 'GET',
  path: '/bookings',
  scopes: ['bookings:read'],
  query: pageQuery(BookingQuery),
  tag: 'Bookings',
  summary: 'List bookings',
  operation: operation('ListBookings'),
  variables: ({ query }) => toPageVariables(query),
  answers: { 200: pageOf(BookingBody) },
  answer: ({ bookings }) => toPage(requireData(bookings), toBooking),
})

export const getBookingRoute = defineRoute({
  method: 'GET',
  path: '/bookings/:id',
  scopes: ['bookings:read'],
  params: ById,
  tag: 'Bookings',
  summary: 'Read a booking',
  operation: operation('GetBooking'),
  variables: ({ params: { id } }) => ({ id: asUuid(id, 'booking') }),
  answers: { 200: inData(BookingBody) },
  answer: ({ booking }) => ({ data: toBooking(requireFound(booking, 'booking')) }),
})

export const putBookingRoute = defineRoute({
  method: 'PUT',
  path: '/booking-sources/:sourceId/bookings/:externalBookingId',
  scopes: ['bookings:write'],
  params: z.object({ sourceId: Id, externalBookingId: ExternalBookingId }),
  body: SnapshotBody,
  scopesForInput: ({ body }) => (body.participants === undefined ? [] : ['participants:write']),
  tag: 'Bookings',
  summary: 'Create or replace a booking',
  operation: operation('PutBooking'),
  variables: ({ params: { sourceId, externalBookingId }, body }) => ({
    input: markValidated(BookingSnapshot, {
      bookingSourceId: sourceId,
      externalBookingId,
      ...body,
    }),
  }),
  answers: {
    200: BookingMutationResponse,
    201: BookingMutationResponse,
    202: BookingMutationResponse,
  },
  status: ({ putBooking }) => toPutStatus(requireData(putBooking)),
  answer: ({ putBooking }) => toPutBody(requireData(putBooking)),
})
