import { z } from 'zod'
import { Id } from '../../../schema/fields.ts'
import { operation } from '../../../schema/operations.ts'
import { QueryTimestamp } from '../../query-fields.ts'
import { defineRoute, given, present } from '../../route.ts'
import { toBooking, toPutBooking, toPutBookingStatus } from '../bodies/bookings.ts'
import { toPage } from '../bodies/page.ts'
import { ById, checkRange, ExternalBookingId, PAGE, Provider } from '../fields.ts'
import { BookingSnapshot, toSnapshotInput } from '../snapshot.ts'

export const listBookings = defineRoute({
  method: 'GET',
  path: '/bookings',
  scopes: ['bookings:read'],
  query: z
    .object({
      ...PAGE,
      location_id: Id.optional(),
      court_id: Id.optional(),
      status: z.enum(['CONFIRMED', 'CANCELLED', 'COMPLETED']).optional(),
      provider: Provider.optional(),
      from: QueryTimestamp.optional(),
      to: QueryTimestamp.optional(),
    })
    .superRefine(checkRange),
  operation: operation('ListBookings'),
  variables: ({ query: { limit, cursor, location_id, court_id, status, provider, from, to } }) =>
    given({
      first: limit,
      after: cursor,
      filter: given({
        locationId: location_id,
        courtId: court_id,
        status,
        provider,
        from: from?.toISOString(),
        to: to?.toISOString(),
      }),
    }),
  status: 200,
  answer: ({ bookings }) => toPage(present(bookings), toBooking),
})

export const getBooking = defineRoute({
  method: 'GET',
  path: '/bookings/:id',
  scopes: ['bookings:read'],
  params: ById,
  operation: operation('GetBooking'),
  variables: ({ params: { id } }) => ({ id }),
  status: 200,
  answer: ({ booking }) => ({ data: toBooking(present(booking)) }),
})

export const putBooking = defineRoute({
  method: 'PUT',
  path: '/booking-sources/:sourceId/bookings/:externalBookingId',
  scopes: ['bookings:write'],
  params: z.object({ sourceId: Id, externalBookingId: ExternalBookingId }),
  body: BookingSnapshot,
  alsoNeeds: ({ body }) => (body.participants === undefined ? [] : ['participants:write']),
  operation: operation('PutBooking'),
  variables: ({ params: { sourceId, externalBookingId }, body }) => ({
    input: { sourceId, externalBookingId, ...toSnapshotInput(body) },
  }),
  status: ({ putBooking }) => toPutBookingStatus(present(putBooking)),
  answer: ({ putBooking }) => toPutBooking(present(putBooking)),
})
