import { NewBookingSource } from '../../../schema/club/booking-sources.ts'
import { toRest } from '../../../schema/fields/input-record.ts'
import { toRestBody } from '../../../schema/fields/rest-body.ts'
import { operation } from '../../../schema/operations.ts'
import { defineRoute, requireData } from '../../route.ts'
import { toPage } from '../bodies/page.ts'
import { PageQuery } from '../fields.ts'

export const listBookingSourcesRoute = defineRoute({
  method: 'GET',
  path: '/booking-sources',
  scopes: ['bookings:read'],
  query: PageQuery,
  tag: 'Booking sources',
  summary: "List the installation's booking sources",
  operation: operation('ListBookingSources'),
  variables: ({ query }) => query,
  answer: ({ bookingSources }) => toPage(requireData(bookingSources), (one) => toRestBody(one)),
})

export const createBookingSourceRoute = defineRoute({
  method: 'POST',
  path: '/booking-sources',
  scopes: ['bookings:write'],
  idempotencyKey: 'required',
  body: toRest(NewBookingSource, 'body'),
  tag: 'Booking sources',
  summary: 'Create a booking source',
  operation: operation('CreateBookingSource'),
  variables: ({ idempotencyKey, body }) => ({ input: { idempotencyKey, ...body } }),
  status: 201,
  answer: ({ createBookingSource }) => ({
    data: toRestBody(requireData(createBookingSource).bookingSource),
  }),
})
