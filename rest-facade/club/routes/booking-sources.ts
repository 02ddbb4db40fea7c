import { z } from 'zod'
import { operation } from '../../../schema/operations.ts'
import { replayHeaders } from '../../idempotency-key.ts'
import { defineRoute, given, present } from '../../route.ts'
import { toBookingSource } from '../bodies/booking-sources.ts'
import { toPage } from '../bodies/page.ts'
import { ExternalAccountId, PAGE, SourceKey, SourceName } from '../fields.ts'

export const listBookingSources = defineRoute({
  method: 'GET',
  path: '/booking-sources',
  scopes: ['bookings:read'],
  query: z.object(PAGE),
  operation: operation('ListBookingSources'),
  variables: ({ query: { limit, cursor } }) => given({ first: limit, after: cursor }),
  status: 200,
  answer: ({ bookingSources }) => toPage(present(bookingSources), toBookingSource),
})

export const createBookingSource = defineRoute({
  method: 'POST',
  path: '/booking-sources',
  scopes: ['bookings:write'],
  idempotencyKey: true,
  body: z.strictObject({
    source_key: SourceKey,
    name: SourceName,
    external_account_id: ExternalAccountId.nullable().default(null),
  }),
  operation: operation('CreateBookingSource'),
  variables: ({ idempotencyKey, body: { source_key, name, external_account_id } }) => ({
    input: { idempotencyKey, sourceKey: source_key, name, externalAccountId: external_account_id },
  }),
  status: 201,
  headers: ({ createBookingSource }) => replayHeaders(present(createBookingSource)),
  answer: ({ createBookingSource }) => ({
    data: toBookingSource(present(createBookingSource).bookingSource),
  }),
})
