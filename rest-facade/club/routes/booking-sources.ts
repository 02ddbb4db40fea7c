import type { BookingSourceFieldsFragment } from '../../../built/types/operations.ts'
import { NewBookingSource, SOURCE_KEY } from '../../../schema/club/booking-sources.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { toRest } from '../../../schema/fields/input-record.ts'
import { bodyOf, toRestBody } from '../../../schema/fields/rest-body.ts'
import { operation } from '../../../schema/operations.ts'
import { defineRoute, requireData } from '../../route.ts'
import { FOREIGN_ID, NAME, PROVIDER } from '../bodies/keywords.ts'
import { inData, pageOf, toPage } from '../bodies/page.ts'
import { PageQuery } from '../fields.ts'

const BookingSourceBody = bodyOf<BookingSourceFieldsFragment>('BookingSourceFields', {
  sourceKey: { maxLength: CLUB_LIMITS.sourceKey, pattern: SOURCE_KEY.source },
  name: NAME,
  provider: PROVIDER,
  externalAccountId: FOREIGN_ID,
})

export const listBookingSourcesRoute = defineRoute({
  method: 'GET',
  path: '/booking-sources',
  scopes: ['bookings:read'],
  query: PageQuery,
  tag: 'Booking sources',
  summary: "List the installation's booking sources",
  operation: operation('ListBookingSources'),
  variables: ({ query }) => query,
  answers: { 200: pageOf(BookingSourceBody) },
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
  answers: { 201: inData(BookingSourceBody) },
  answer: ({ createBookingSource }) => ({
    data: toRestBody(requireData(createBookingSource).bookingSource),
  }),
})
