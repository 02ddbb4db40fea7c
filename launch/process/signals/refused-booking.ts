import type { FastifyRequest } from 'fastify'
import { isUuid } from '../../../platform/ids.ts'
import { ExternalBookingId } from '../../../schema/club/bookings.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import type { ProblemDetails } from '../../../schema/problem.ts'
import type { RefusedBookingRequest } from './waiting-requests.ts'

/** Refusals that the facade makes by itself; the club subgraph notes its own. */
const OF_FACADE: readonly string[] = ['invalid_input', 'insufficient_scope']

const ROUTE = '/booking-sources/:sourceId/bookings/:externalBookingId'

type Refused = Pick<FastifyRequest, 'method' | 'params' | 'routeOptions' | 'refusal'>

/** The booking of a PUT that the facade refused; null for any other request, and for what cannot be stored. */
export function findRefusedBooking({
  method,
  params,
  routeOptions: { url = '' },
  refusal,
}: Refused): RefusedBookingRequest | null {
  if (!refusal || method !== 'PUT' || !url.endsWith(ROUTE)) return null
  if (!OF_FACADE.includes(refusal.code)) return null

  const { sourceId = '', externalBookingId = '' } = params as Record<string, string>
  if (!isUuid(sourceId) || !ExternalBookingId.safeParse(externalBookingId).success) return null
  const details = withFewIssues(refusal.details)
  return { bookingSourceId: sourceId, externalBookingId, code: refusal.code, details }
}

/** As many as are kept: hundreds of refusals may wait for their way to the subgraph. */
function withFewIssues(details: ProblemDetails = {}): ProblemDetails {
  const { issues } = details
  return Array.isArray(issues)
    ? { issues: issues.slice(0, CLUB_LIMITS.refusedBookings.details) }
    : details
}
