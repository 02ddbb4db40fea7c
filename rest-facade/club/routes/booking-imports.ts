import { z } from 'zod'
import { asUuid } from '../../../platform/ids.ts'
import { markValidated } from '../../../platform/input/checked-input.ts'
import { BookingImportRequest } from '../../../schema/club/bookings.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { Id } from '../../../schema/fields/fields.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import { defineRoute, requireData } from '../../route.ts'
import {
  BookingImportBody,
  QueuedImportBody,
  toBookingImport,
  toQueuedImport,
} from '../bodies/booking-imports.ts'
import { inData } from '../bodies/page.ts'
import { ById } from '../fields.ts'
import { ImportBody } from '../snapshots.ts'

export const importBookingsRoute = defineRoute({
  method: 'POST',
  path: '/booking-sources/:sourceId/imports',
  scopes: ['bookings:write'],
  idempotencyKey: 'required',
  bodyLimit: CLUB_LIMITS.importBytes,
  params: z.object({ sourceId: Id }),
  body: ImportBody,
  scopesForInput: ({ body: { bookings } }) =>
    bookings.some(({ booking }) => booking.participants !== undefined)
      ? ['participants:write']
      : [],
  tag: 'Booking imports',
  summary: 'Queue an import of bookings',
  operation: operation('ImportBookings'),
  variables: ({ idempotencyKey, params: { sourceId }, body }) => ({
    input: markValidated(BookingImportRequest, {
      idempotencyKey,
      bookingSourceId: sourceId,
      ...body,
    }),
  }),
  answers: { 201: inData(QueuedImportBody) },
  answer: ({ importBookings }) => ({
    data: toQueuedImport(requireData(importBookings).bookingImport),
  }),
})

export const getBookingImportRoute = defineRoute({
  method: 'GET',
  path: '/booking-imports/:id',
  scopes: ['bookings:read'],
  params: ById,
  tag: 'Booking imports',
  summary: 'Read a booking import',
  operation: operation('GetBookingImport'),
  variables: ({ params: { id } }) => ({ id: asUuid(id, 'booking import') }),
  answers: { 200: inData(BookingImportBody) },
  answer: ({ bookingImport }) => ({
    data: toBookingImport(requireFound(bookingImport, 'booking import')),
  }),
})
