import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTVerifyGetKey, SignJWT } from 'jose'
import type { MakeIdentityProvider } from '../../../launch/wiring/club-identity.ts'
import type { WebhookSetup } from '../../../launch/wiring/webhook-setup.ts'
import { type Bus, makeLocalBus } from '../../../platform/bus/bus.ts'
import type { Executor } from '../../../platform/executor.ts'
import type { HttpTimes } from '../../../platform/http/bounded-server.ts'
import type { CallerLimits } from '../../../platform/limits/caller-limit.ts'
import type { UsageCounts } from '../../../platform/limits/usage-counts.ts'
import { type Clock, systemClock } from '../../../platform/time/clock.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import type { TimeLimits } from '../../../subgraphs/foundation/database/time-limits.ts'
import type { StopJob } from '../../../subgraphs/foundation/jobs/stop-jobs.ts'
import { makeTestIdentityProvider } from '../club/identity.ts'
import { BUSY_LIMITS, openClubDatabase, openVolunteerDatabase } from '../database/test-database.ts'
import { requireListedProblems } from '../graph/problems/record-problems.ts'
import { checkInjected } from '../openapi/check-injected.ts'
import { TEST_WEBHOOKS } from '../webhooks/webhooks.ts'
import {
  AUDIENCE,
  type ServedTiers,
  STAFF_CLAIM,
  type StreamOptions,
  serveTiers,
} from './serve-tiers.ts'

export interface Asked {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface Answered {
  status: number
  headers: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into documented JSON of many shapes.
  body: any
}

/** Every tier in this process over databases of its own, asked without a socket. */
export interface TestApi {
  app: FastifyInstance
  executor: Executor
  club: Database
  volunteer: Database
  /** Wakes followers of rows that were written directly to the database. */
  bus: Bus
  /** SQL statements since the last call. */
  takeStatements(): string[]
  /** The same statements by what was sent at once. */
  takePackets(): string[][]
  tokenFor(subject: { oauthSubject: string }, lifetime?: string): Promise<string>
  staffToken(claim: Record<string, unknown>, others?: Record<string, unknown>): Promise<string>
  /** A token of a person without the claim of staff. */
  personToken(subject: string, claims?: Record<string, unknown>): Promise<string>
  ask(method: string, path: string, asked?: Asked): Promise<Answered>
  /** The tiers of another process on these databases, which no announcement of this one has reached. */
  serveAgain(): Promise<ServedTiers>
  /** What the club does without being asked; the returned function ends it. */
  startClubJobs(): StopJob
  close(): Promise<void>
}

const ISSUER = 'http://issuer.test'

const UNLIMITED = {
  installation: 1e6,
  staff: 1e6,
  pro: 1e6,
  developerApi: 1e6,
  noTier: 1e6,
  helper: 1e6,
  exchange: 1e6,
  signIn: 1e6,
  credential: 1e6,
}

export interface TestApiOptions {
  /** Unlimited but for these: tests ask more in a minute than any client may. */
  limits?: Partial<CallerLimits>
  /** What the subgraphs take for the time; the database's clock and tokens stay real. */
  clock?: Clock
  /** Another issuer than the test's own, whose tokens are then good for nothing. */
  tokens?: { issuer: string; keySet: JWTVerifyGetKey }
  webhooks?: Partial<WebhookSetup>
  identityProvider?: MakeIdentityProvider
  /** Proxies whose X-Forwarded-For counts; the tests' own requests come from 127.0.0.1. */
  trustProxy?: string[]
  /** Whether clients may ask for the schema; they may where it is not said. */
  isSchemaVisible?: boolean
  /** Counts of documents; absent: those of the gateway. */
  usage?: UsageCounts
  streams?: StreamOptions
  /** Time limits of connections. */
  httpTimes?: HttpTimes
  /** Connections to each database; with one, `countRowsRead` counts the reads of requests. */
  poolSize?: number
  /** How long statements of requests may take; a busy machine has them wait. */
  timeLimits?: TimeLimits
}

export async function startTestApi({
  limits = {},
  clock = systemClock,
  streams = {},
  tokens,
  webhooks = {},
  identityProvider = makeTestIdentityProvider,
  trustProxy,
  isSchemaVisible = true,
  usage,
  httpTimes,
  poolSize,
  timeLimits = BUSY_LIMITS,
}: TestApiOptions = {}): Promise<TestApi> {
  const packets: string[][] = []
  const onStatement = (sql: string, isFirstOfPacket: boolean) => {
    // A slow machine looks the caller's roles up again, when the cache has dropped them.
    if (sql.includes('FROM staff_roles ')) return
    if (isFirstOfPacket) packets.push([])
    packets.at(-1)?.push(sql)
  }
  const database = { onStatement, ...(poolSize !== undefined && { poolSize }) }
  const [club, volunteer] = await Promise.all([
    openClubDatabase(database),
    openVolunteerDatabase(database),
  ])
  const bus = makeLocalBus()
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }
  const keySet = createLocalJWKSet({ keys: [jwk] })
  const databases = { club: club.within(timeLimits), volunteer: volunteer.within(timeLimits) }
  const setup = {
    issuer: ISSUER,
    keySet,
    ...tokens,
    clock,
    limits: { ...UNLIMITED, ...limits },
    streams,
    webhooks: { ...TEST_WEBHOOKS, ...webhooks },
    makeIdentityProvider: identityProvider,
    ...{ trustProxy: trustProxy ?? null, isSchemaVisible, usage, httpTimes },
  }
  const { app, executor, startClubJobs } = await serveTiers(databases, { ...setup, bus })
  checkInjected(app)
  const sign = (subject: string, claims: Record<string, unknown>, lifetime = '1h') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'at+jwt' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime(lifetime)
      .sign(privateKey)

  return {
    app,
    executor,
    club,
    volunteer,
    bus,
    serveAgain: () => serveTiers(databases, { ...setup, bus: makeLocalBus() }),
    startClubJobs,
    takePackets: () => packets.splice(0),
    takeStatements: () => packets.splice(0).flat(),
    tokenFor: ({ oauthSubject }, lifetime) => sign(oauthSubject, {}, lifetime),
    staffToken: (claim, others) => sign('staff-1', { ...others, [STAFF_CLAIM]: claim }),
    personToken: (subject, claims = {}) => sign(subject, claims),
    async ask(method, path, { token, body, headers } = {}) {
      const response = await app.inject({
        method: method as 'GET',
        url: path,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
      const { statusCode: status } = response
      return { status, headers: response.headers, body: response.body ? response.json() : null }
    },
    async close() {
      await app.close()
      await Promise.all([club.close(), volunteer.close()])
      requireListedProblems()
    },
  }
}
