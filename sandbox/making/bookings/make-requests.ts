import type { Booking } from '../../../subgraphs/club/bookings/booking.ts'
import {
  type ApiRequest,
  REQUEST_RETENTION_MS,
} from '../../../subgraphs/foundation/request-log/api-request.ts'
import type { Making } from '../making.ts'

const ROUTE = '/v1/club/booking-sources/:sourceId/bookings/:externalBookingId'

/** Of each installation, the latest ones. */
const MOST = 100

/** The requests with which installations brought their bookings, as far back as requests are kept. */
export function makeRequests(
  bookings: readonly Booking[],
  { now, newId }: Pick<Making, 'now' | 'newId'>,
): ApiRequest[] {
  const oldest = now.getTime() - REQUEST_RETENTION_MS
  const kept = bookings
    .filter(({ importedAt }) => importedAt.getTime() > oldest && importedAt <= now)
    .toSorted((a, b) => b.importedAt.getTime() - a.importedAt.getTime())
  return [...Map.groupBy(kept, ({ installationId }) => installationId)].flatMap(([ownerId, own]) =>
    ownerId === null
      ? []
      : own.slice(0, MOST).map(({ importedAt }, index) => ({
          ...{ id: newId(), ownerId, method: 'PUT', route: ROUTE, status: 201, code: null },
          ...{ durationMs: 40 + ((index * 17) % 60), requestedAt: importedAt },
        })),
  )
}
