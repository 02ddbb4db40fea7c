import { AT, type Field, found, STAMPS } from './sample-answers.ts'
import type { OperationCase } from './sample-graph.ts'
import { aPage } from './sample-page.ts'

const RESPONSE = {
  id: 'response-1',
  clubId: 'club-1',
  eventId: 'event-1',
  requestId: 'request-1',
  helperId: 'helper-1',
  answers: [{ optionId: 'option-1', availability: 'MAYBE' }],
  comment: null,
  ...STAMPS,
}

const REQUEST = {
  id: 'request-1',
  clubId: 'club-1',
  eventId: 'event-1',
  title: 'When?',
  description: null,
  options: [{ id: 'option-1', label: 'Friday', startTime: AT, endTime: null }],
  audience: { type: 'HELPERS', roleIds: [], shiftIds: [], helperIds: ['helper-1'] },
  respondBy: AT,
  status: 'OPEN',
  responseCount: 1,
  responses: aPage([RESPONSE]),
  ...STAMPS,
}

export const AVAILABILITY_QUERIES: Record<string, Field> = {
  availabilityRequests: () => aPage([REQUEST]),
  availabilityRequest: ({ id }) => found(id, REQUEST),
}

export const AVAILABILITY_MUTATIONS: Record<string, Field> = {
  createAvailabilityRequest: () => ({ request: REQUEST, idempotentReplay: false }),
  updateAvailabilityRequest: ({ input }) => ({
    request: found((input as { id: string }).id, REQUEST),
  }),
  putAvailabilityResponse: () => ({ response: RESPONSE, isNew: true }),
}

const BY_ID = { id: 'request-1', eventId: 'event-1' }

const NAMED = { requestId: 'request-1', eventId: 'event-1' }

const NEW = {
  eventId: 'event-1',
  title: 'When?',
  options: [{ label: 'Friday', startTime: AT.toISOString() }],
}

const ANSWER = {
  ...{ requestId: 'request-1', eventId: 'event-1', helperId: 'helper-1' },
  answers: [{ optionId: 'option-1', availability: 'MAYBE' }],
}

export const AVAILABILITY_CASES: OperationCase[] = [
  ['a page', 'ListAvailabilityRequests', { eventId: 'event-1', first: 2, offset: 0 }],
  ['both ids', 'GetAvailabilityRequest', BY_ID],
  ['a page', 'ListAvailabilityResponses', { ...BY_ID, first: 2, offset: 0 }],
  ['an input', 'CreateAvailabilityRequest', { input: NEW }],
  ['null', 'UpdateAvailabilityRequest', { input: { ...NAMED, description: null } }],
  ['an input', 'PutAvailabilityResponse', { input: ANSWER }],
]
