import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import type { AvailabilityRequest } from '../../../../subgraphs/volunteer/availability/availability-request.ts'
import type { AvailabilityResponse } from '../../../../subgraphs/volunteer/availability/availability-response.ts'
import { availabilityResponseStore } from '../../../../subgraphs/volunteer/availability/response-store.ts'
import { availabilityRequestStore } from '../../../../subgraphs/volunteer/availability/store.ts'
import { anAudience } from '../messages/message-fixture.ts'
import { LONG_AGO } from '../moments.ts'

export function anOption(label = 'Friday') {
  return { id: newUuid(), label, startTime: null, endTime: null }
}

export function aRequest(changes: Partial<AvailabilityRequest> = {}): AvailabilityRequest {
  return {
    id: newUuid(),
    clubId: newUuid(),
    eventId: newUuid(),
    title: 'When?',
    description: null,
    options: [anOption('Friday'), anOption('Saturday')],
    audience: anAudience(),
    respondBy: null,
    status: 'OPEN',
    deletedAt: null,
    publishedCount: 0,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}

export async function addRequests(
  database: Database,
  ...requests: AvailabilityRequest[]
): Promise<AvailabilityRequest[]> {
  await inTransaction(database, async (tx) => {
    for (const request of requests) await availabilityRequestStore.add(tx, request)
  })
  return requests
}

export function aResponse(
  { id, clubId, eventId, options }: AvailabilityRequest,
  changes: Partial<AvailabilityResponse> = {},
): AvailabilityResponse {
  return {
    ...{ id: newUuid(), clubId, eventId, requestId: id, helperId: newUuid() },
    answers: options.map(({ id: optionId }) => ({ optionId, availability: 'YES' })),
    ...{ comment: null, textLoggedAt: [], deletedAt: null, publishedCount: 1 },
    ...{ createdAt: LONG_AGO, updatedAt: LONG_AGO },
    ...changes,
  }
}

/** Responses of helpers that need not exist. */
export async function addResponses(
  database: Database,
  request: AvailabilityRequest,
  count: number,
): Promise<AvailabilityResponse[]> {
  const responses = Array.from({ length: count }, () => aResponse(request))
  await inTransaction(database, async (tx) => {
    for (const response of responses) await availabilityResponseStore.add(tx, response)
  })
  return responses
}
