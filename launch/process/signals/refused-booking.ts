import type { FastifyRequest } from 'fastify'
import { isUuid } from '../../../platform/ids.ts'
import { toRefusedRecords } from '../../../rules/club/refused-records.ts'
import { ExternalBookingId } from '../../../schema/club/bookings.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import type { RefusedBookingRequest } from './waiting-requests.ts'

/** Refusals that the facade makes by itself; the club subgraph notes its own. */
const OF_FACADE: readonly string[] = ['invalid_input', 'insufficient_scope']

const BOOKING_ROUTE = '/booking-sources/:sourceId/bookings/:externalBookingId'

const IMPORT_ROUTE = '/booking-sources/:sourceId/imports'

type Refused = Pick<FastifyRequest, 'method' | 'params' | 'routeOptions' | 'refusal' | 'parsedBody'>

/** The bookings of a PUT or an import that the facade refused, without those that cannot be stored. */
export function findRefusedBookings(request: Refused): RefusedBookingRequest[] {
  const { refusal } = request
  if (!refusal || !OF_FACADE.includes(refusal.code)) return []

  const { sourceId: bookingSourceId = '' } = request.params as Record<string, string>
  return findRecords(request, refusal).flatMap(({ externalBookingId, details, ...record }) => {
    const number = ExternalBookingId.safeParse(externalBookingId)
    if (!isUuid(bookingSourceId) || !number.success) return []

    const kept = withFewIssues(details)
    return [{ ...record, bookingSourceId, externalBookingId: number.data, details: kept }]
  })
}

function findRecords(
  { method, params, routeOptions: { url = '' }, parsedBody }: Refused,
  { code, details }: NonNullable<Refused['refusal']>,
) {
  if (method === 'PUT' && url.endsWith(BOOKING_ROUTE)) {
    const { externalBookingId } = params as Record<string, string>
    return [{ way: 'PUT' as const, externalBookingId, code, details }]
  }
  if (method !== 'POST' || !url.endsWith(IMPORT_ROUTE)) return []

  const records = toRefusedRecords(findNumbers(parsedBody), { code, details })
  return records.map((record) => ({ way: 'IMPORT' as const, ...record }))
}

/** Of each record of an import what it has as its number. */
function findNumbers(body: unknown): unknown[] {
  const bookings = isRecord(body) ? body['bookings'] : null
  if (!Array.isArray(bookings)) return []

  return bookings.map((booking: unknown) =>
    isRecord(booking) ? booking['external_booking_id'] : undefined,
  )
}

/** As many, and of them as much, as is kept: hundreds of refusals may wait for their way to the subgraph. */
function withFewIssues(details: unknown): unknown {
  const issues = isRecord(details) ? details['issues'] : null
  if (!Array.isArray(issues)) return details ?? {}

  const { details: most, value } = CLUB_LIMITS.refusedBookings
  const cut = (text: unknown) => String(text).slice(0, value)
  const few = issues.slice(0, most).filter(isRecord)
  return {
    issues: few.map(({ path, rule, message }) => ({
      ...{ path: cut(path), rule: cut(rule), message: cut(message) },
    })),
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
