import { z } from 'zod'
import { asUuid } from '../../../platform/ids.ts'
import { MatchSessionFilter } from '../../../schema/club/lists.ts'
import { Id } from '../../../schema/fields/fields.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import { defineRoute, requireData } from '../../route.ts'
import {
  MatchSessionBody,
  ScoreEventBody,
  toMatchSession,
  toScoreEvent,
} from '../bodies/match-sessions.ts'
import { inData, pageOf, toPage } from '../bodies/page.ts'
import { ById, PageQuery, pageQuery, toPageVariables } from '../fields.ts'

export const listMatchSessionsRoute = defineRoute({
  method: 'GET',
  path: '/match-sessions',
  scopes: ['sessions:read'],
  query: pageQuery(MatchSessionFilter),
  tag: 'Match sessions',
  summary: 'List match sessions',
  operation: operation('ListMatchSessions'),
  variables: ({ query }) => toPageVariables(query),
  answers: { 200: pageOf(MatchSessionBody) },
  answer: ({ matchSessions }) => toPage(requireData(matchSessions), toMatchSession),
})

export const getMatchSessionRoute = defineRoute({
  method: 'GET',
  path: '/match-sessions/:id',
  scopes: ['sessions:read'],
  params: ById,
  tag: 'Match sessions',
  summary: 'Read a match session',
  operation: operation('GetMatchSession'),
  variables: ({ params: { id } }) => ({ id: asUuid(id, 'match session') }),
  answers: { 200: inData(MatchSessionBody) },
  answer: ({ matchSession }) => ({
    data: toMatchSession(requireFound(matchSession, 'match session')),
  }),
})

export const listScoreEventsRoute = defineRoute({
  method: 'GET',
  path: '/match-sessions/:id/score-events',
  scopes: ['scores:read'],
  params: ById,
  query: PageQuery,
  tag: 'Match sessions',
  summary: 'List the score events of a session',
  operation: operation('ListScoreEvents'),
  variables: ({ params: { id }, query }) => ({ sessionId: id, ...query }),
  answers: { 200: pageOf(ScoreEventBody) },
  answer: ({ scoreEvents }) => toPage(requireData(scoreEvents), toScoreEvent),
})

export const getScoreEventRoute = defineRoute({
  method: 'GET',
  path: '/match-sessions/:id/score-events/:eventId',
  scopes: ['scores:read'],
  params: z.object({ id: Id, eventId: Id }),
  tag: 'Match sessions',
  summary: 'Read a score event',
  operation: operation('GetScoreEvent'),
  variables: ({ params: { id, eventId } }) => ({
    sessionId: asUuid(id, 'match session'),
    id: asUuid(eventId, 'score event'),
  }),
  answers: { 200: inData(ScoreEventBody) },
  answer: ({ scoreEvent }) => ({ data: toScoreEvent(requireFound(scoreEvent, 'score event')) }),
})
