import type { FastifyInstance } from 'fastify'
import type { BookingFieldsFragment } from '../../built/types/operations.ts'
import { makeApiRefusals } from '../../launch/wiring/facade-tier.ts'
import type { ApiKeyCaller, Caller } from '../../platform/caller.ts'
import {
  type Answer,
  type Executor,
  type RequestContext,
  textOf,
  type Variables,
} from '../../platform/executor.ts'
import { makeHttpServer } from '../../platform/http/http-server.ts'
import {
  CALLER_LIMITS,
  type CallerLimits,
  makeCountCall,
} from '../../platform/limits/caller-limit.ts'
import { makeCredentialGuard } from '../../platform/limits/credential-guard.ts'
import { makeRateLimiter, type RateLimiter } from '../../platform/limits/rate-limit.ts'
import { type Log, makeLog } from '../../platform/log.ts'
import { mountClubApi } from '../../rest-facade/club/club-api.ts'
import { mountVolunteerApi } from '../../rest-facade/volunteer/volunteer-api.ts'
import { CLUB_SCOPES, type ClubScope } from '../../schema/club/scopes.ts'
import { Problem } from '../../schema/problem.ts'
import { VOLUNTEER_SCOPES } from '../../schema/volunteer/scopes.ts'

/** What reached the graph. */
export interface Execution {
  operation: string
  variables: Variables
  context: RequestContext
}

export interface SampleFacade {
  app: FastifyInstance
  executions: Execution[]
}

export const TOKEN = { authorization: 'Bearer sample-token' }

export const VEREIN_ID = '01980000-0000-7000-8000-000000000001'

export function aBooking(changes: Partial<BookingFieldsFragment> = {}): BookingFieldsFragment {
  return {
    id: 'booking-1',
    bookingSourceId: 'source-1',
    locationId: 'location-1',
    courtId: 'court-1',
    provider: 'racket-desk',
    externalBookingId: 'b-1',
    externalCourtId: 'c-1',
    sourceVersion: 3,
    scheduledStart: '2026-07-01T18:00:00.000Z',
    scheduledEnd: '2026-07-01T19:30:00.000Z',
    status: 'CONFIRMED',
    participants: [],
    matchSessionId: null,
    importedAt: '2026-06-01T08:00:00.000Z',
    createdAt: '2026-06-01T08:00:00.000Z',
    updatedAt: '2026-06-01T08:00:00.000Z',
    ...changes,
  }
}

export function aSnapshot(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    source_version: 3,
    external_court_id: 'c-1',
    scheduled_start: '2026-07-01T18:00:00Z',
    scheduled_end: '2026-07-01T19:30:00Z',
    status: 'CONFIRMED',
    ...changes,
  }
}

export function anInstallation(scopes: readonly ClubScope[] = CLUB_SCOPES): Caller {
  return {
    kind: 'installation',
    installationId: 'installation-1',
    applicationId: 'application-1',
    provider: 'racket-desk',
    organizationId: 'organization-1',
    clubId: 'club-1',
    scopes,
  }
}

export function anApiKey(changes: Partial<ApiKeyCaller> = {}): ApiKeyCaller {
  return {
    kind: 'api_key',
    apiKeyId: 'key-1',
    clubId: VEREIN_ID,
    scopes: VOLUNTEER_SCOPES,
    plan: 'PRO',
    addOns: [],
    isIntegrationEnabled: true,
    isClubActive: true,
    ...changes,
  }
}

interface SampleFacadeSetup {
  caller?: Caller | (() => Caller)
  answer?: (execution: Execution) => Answer
  limits?: Partial<CallerLimits>
  limiter?: RateLimiter
  log?: Log
  /** Before the routes are mounted. */
  observe?: (app: FastifyInstance) => void
}

/** Both APIs over a graph that knows one caller and gives one answer: for the rules of transport. */
export async function startSampleFacade({
  caller = anInstallation(),
  answer = () => ({ data: { booking: aBooking() } }),
  limits = {},
  limiter = makeRateLimiter(),
  log = makeLog('silent'),
  observe,
}: SampleFacadeSetup = {}): Promise<SampleFacade> {
  const executions: Execution[] = []
  const executor: Executor = {
    async authenticate(credential) {
      if (`Bearer ${textOf(credential)}` === TOKEN.authorization)
        return typeof caller === 'function' ? caller() : caller
      throw new Problem('invalid_credential', 'The access token is not valid.')
    },
    async execute({ name }, variables, context) {
      const execution = { operation: name, variables, context }
      executions.push(execution)
      return answer(execution)
    },
    async subscribe() {
      throw new Error('No route subscribes.')
    },
  }
  const countCall = makeCountCall(limiter, { ...CALLER_LIMITS, ...limits })
  const guardCredential = makeCredentialGuard(limiter, limits.credential)
  const facade = {
    executor,
    countCall,
    guardCredential,
    publicUrl: 'http://club.test',
    hasGzip: true,
    log,
  }
  const app = makeHttpServer({ ...makeApiRefusals('http://club.test'), log })
  observe?.(app)
  mountClubApi(app, facade)
  mountVolunteerApi(app, facade)
  await app.ready()
  return { app, executions }
}

/**
 * Facades for many short tests, one for all tests with the same limits: mounting all routes takes much longer than
 * a request. Each call returns one with the caller given, without executions and with unused rate limits.
 */
export function makeSharedFacades() {
  const started = new Map<string, Promise<SampleFacade>>()
  let caller = anInstallation()
  let limiter = makeRateLimiter()
  return async (setup: Pick<SampleFacadeSetup, 'limits'> & { caller?: Caller } = {}) => {
    const { limits = {} } = setup
    caller = setup.caller ?? anInstallation()
    limiter = makeRateLimiter()
    const key = JSON.stringify(limits)
    const facade =
      started.get(key) ??
      startSampleFacade({
        caller: () => caller,
        limits,
        limiter: { consume: (...asked) => limiter.consume(...asked) },
      })
    started.set(key, facade)
    const { app, executions } = await facade
    executions.length = 0
    return { app, executions }
  }
}
