import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { type FastifyReply, fastify } from 'fastify'
import { makeAuthenticate } from './authenticate.ts'
import { toBody } from './booking.ts'
import { makeCursors } from './cursors.ts'
import { openPool } from './pool.ts'
import { putBooking } from './put-booking.ts'
import { findBooking, listBookings } from './read-bookings.ts'
import { Refusal } from './refusal.ts'
import { inTransaction } from './transaction.ts'
import { asPageSize, asSnapshot, asText } from './validate.ts'
import { makeNoteSync } from './write-statements.ts'

/** The only argument of this process, as JSON. */
export interface HandWrittenSetup {
  socketPath: string
  database: string
  issuer: string
  audience: string
}

const setup = JSON.parse(process.argv[2] ?? '{}') as HandWrittenSetup
const pool = openPool(setup)
const authenticate = await makeAuthenticate(pool, setup.issuer, setup.audience)
const cursors = makeCursors(randomBytes(32))
const noteSync = makeNoteSync(pool)
const app = fastify({ genReqId: () => randomUUIDv7(), routerOptions: { maxParamLength: 1000 } })

app.addHook('onRequest', (request, reply, done) => {
  reply.header('x-request-id', request.id)
  done()
})

app.setErrorHandler((error, request, reply) => {
  if (!(error instanceof Refusal)) process.stderr.write(`${String(error)}\n`)
  const { status, code, message } =
    error instanceof Refusal ? error : new Refusal(500, 'internal_error')
  return send(reply, status, { error: { code, message, request_id: request.id } })
})

interface ListQuery {
  limit?: string
  cursor?: string
}

app.get<{ Querystring: ListQuery }>('/v1/club/bookings', async (request, reply) => {
  const caller = await authenticate(request.headers.authorization, 'bookings:read')
  const { cursor, limit: pageSize } = request.query
  const limit = asPageSize(pageSize)
  const after = cursor === undefined ? null : cursors.open(caller.id, cursor)
  const { data, end } = await listBookings(pool, { caller, after, limit })
  const nextCursor = end && cursors.seal(caller.id, end)
  return send(reply, 200, { data, next_cursor: nextCursor, has_more: nextCursor !== null })
})

app.get<{ Params: { id: string } }>('/v1/club/bookings/:id', async (request, reply) => {
  const caller = await authenticate(request.headers.authorization, 'bookings:read')
  return send(reply, 200, { data: await findBooking(pool, caller, request.params.id) })
})

app.put<{ Params: { sourceId: string; externalBookingId: string } }>(
  '/v1/club/booking-sources/:sourceId/bookings/:externalBookingId',
  async (request, reply) => {
    const caller = await authenticate(request.headers.authorization, 'bookings:write')
    const { sourceId } = request.params
    const externalBookingId = asText(request.params.externalBookingId, 200, 'externalBookingId')
    const snapshot = asSnapshot(request.body)
    const put = { caller, sourceId, externalBookingId, snapshot }
    const written = await inTransaction(pool, (tx) => putBooking(tx, put))
    await noteSync(sourceId)
    return send(reply, written.outcome === 'CREATED' ? 201 : 200, {
      data: toBody(written.booking, written.courtPublicId, caller),
      reconciliation_status: 'none',
      idempotent_replay: written.outcome === 'UNCHANGED',
    })
  },
)

function send(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(JSON.stringify(body))
}

// Ends with its parent, even if that was killed.
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => process.exit())
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
process.send?.(typeof address === 'object' && address ? address.port : 0)
