import { z } from 'zod'
import { Id } from '../../../schema/fields.ts'
import { operation } from '../../../schema/operations.ts'
import { QueryTimestamp } from '../../query-fields.ts'
import { defineRoute, given, present } from '../../route.ts'
import { toMatchSession, toScoreEvent } from '../bodies/match-sessions.ts'
import { toPage } from '../bodies/page.ts'
import { ById, checkRange, PAGE } from '../fields.ts'

const Status = z.enum([
  'SCHEDULED',
  'READY',
  'WAITING_FOR_PLAYERS',
  'ACTIVE',
  'PAUSED',
  'COMPLETED',
  'CANCELLED',
  'ABORTED',
])

export const listMatchSessions = defineRoute({
  method: 'GET',
  path: '/match-sessions',
  scopes: ['sessions:read'],
  query: z
    .object({
      ...PAGE,
      location_id: Id.optional(),
      court_id: Id.optional(),
      status: Status.optional(),
      from: QueryTimestamp.optional(),
      to: QueryTimestamp.optional(),
    })
    .superRefine(checkRange),
  operation: operation('ListMatchSessions'),
  variables: ({ query: { limit, cursor, location_id, court_id, status, from, to } }) =>
    given({
      first: limit,
      after: cursor,
      filter: given({
        locationId: location_id,
        courtId: court_id,
        status,
        from: from?.toISOString(),
        to: to?.toISOString(),
      }),
    }),
  status: 200,
  answer: ({ matchSessions }) => toPage(present(matchSessions), toMatchSession),
})

export const getMatchSession = defineRoute({
  method: 'GET',
  path: '/match-sessions/:id',
  scopes: ['sessions:read'],
  params: ById,
  operation: operation('GetMatchSession'),
  variables: ({ params: { id } }) => ({ id }),
  status: 200,
  answer: ({ matchSession }) => ({ data: toMatchSession(present(matchSession)) }),
})

export const listScoreEvents = defineRoute({
  method: 'GET',
  path: '/match-sessions/:id/score-events',
  scopes: ['scores:read'],
  params: ById,
  query: z.object(PAGE),
  operation: operation('ListScoreEvents'),
  variables: ({ params: { id }, query: { limit, cursor } }) =>
    given({ sessionId: id, first: limit, after: cursor }),
  status: 200,
  answer: ({ scoreEvents }) => toPage(present(scoreEvents), toScoreEvent),
})

export const getScoreEvent = defineRoute({
  method: 'GET',
  path: '/match-sessions/:id/score-events/:eventId',
  scopes: ['scores:read'],
  params: z.object({ id: Id, eventId: Id }),
  operation: operation('GetScoreEvent'),
  variables: ({ params: { id, eventId } }) => ({ sessionId: id, id: eventId }),
  status: 200,
  answer: ({ scoreEvent }) => ({ data: toScoreEvent(present(scoreEvent)) }),
})
