import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { makeAuthentication } from '../../gateway/authentication.ts'
import { makeExecutor } from '../../gateway/executor.ts'
import { makeFindApiKey } from '../../gateway/find-api-key.ts'
import { makeFindInstallation } from '../../gateway/find-installation.ts'
import { makeGateway } from '../../gateway/gateway.ts'
import { mountGraphql } from '../../gateway/graphql-endpoint.ts'
import { makeSubgraphs } from '../../launch/subgraphs.ts'
import { makeLocalBus } from '../../platform/bus.ts'
import { type CallerLimits, makeCountCall } from '../../platform/caller-limit.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'
import { makeLog } from '../../platform/log.ts'
import { makeRateLimiter } from '../../platform/rate-limit.ts'
import { CLUB_API, mountClubApi } from '../../rest-facade/club/club-api.ts'
import { makeHttpServer } from '../../rest-facade/http-server.ts'
import { mountVolunteerApi, VOLUNTEER_API } from '../../rest-facade/volunteer/volunteer-api.ts'
import { loadOperations } from '../../schema/operations.ts'
import { readSdl } from '../../schema/sdl.ts'
import type { Database } from '../../subgraphs/foundation/database.ts'
import { openClubDatabase, openVolunteerDatabase } from './test-database.ts'

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
  club: Database
  volunteer: Database
  /** SQL statements since the last call. */
  takeStatements(): string[]
  tokenFor(subject: { oauthSubject: string }): Promise<string>
  staffToken(claim: Record<string, unknown>): Promise<string>
  ask(method: string, path: string, asked?: Asked): Promise<Answered>
  close(): Promise<void>
}

const ISSUER = 'http://issuer.test'
const AUDIENCE = 'clubgate'
const STAFF_CLAIM = 'clubgate_staff'

const UNLIMITED = { installation: 1e6, staff: 1e6, pro: 1e6, developerApi: 1e6, noTier: 1e6 }

export interface TestApiOptions {
  /** Unlimited but for these: tests ask more in a minute than any client may. */
  limits?: Partial<CallerLimits>
  /** What the subgraphs take for the time; the database's clock and tokens stay real. */
  clock?: Clock
}

export async function startTestApi({
  limits = {},
  clock = systemClock,
}: TestApiOptions = {}): Promise<TestApi> {
  const statements: string[] = []
  const onStatement = (sql: string) => void statements.push(sql)
  const [club, volunteer] = await Promise.all([
    openClubDatabase({ onStatement }),
    openVolunteerDatabase({ onStatement }),
  ])
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }
  const keySet = createLocalJWKSet({ keys: [jwk] })
  const app = await serve(
    { club, volunteer },
    { keySet, clock, limits: { ...UNLIMITED, ...limits } },
  )
  const sign = (subject: string, claims: Record<string, unknown>) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'at+jwt' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)

  return {
    app,
    club,
    volunteer,
    takeStatements: () => statements.splice(0),
    tokenFor: ({ oauthSubject }) => sign(oauthSubject, {}),
    staffToken: (claim) => sign('staff-1', { [STAFF_CLAIM]: claim }),
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
    },
  }
}

interface ServeSetup {
  keySet: ReturnType<typeof createLocalJWKSet>
  clock: Clock
  limits: CallerLimits
}

async function serve(
  databases: { club: Database; volunteer: Database },
  { keySet, clock, limits }: ServeSetup,
): Promise<FastifyInstance> {
  const log = makeLog('error')
  const operations = loadOperations()
  const bus = makeLocalBus()
  const secretKeys = [Buffer.alloc(32, 7)]
  const owners = makeSubgraphs({ databases, secretKeys, bus, clock, log })
  const subgraphs = { club: owners.club.subgraph, volunteer: owners.volunteer.subgraph }
  const supergraphSdl = readSdl('supergraph')
  const gateway = await makeGateway({ supergraphSdl, subgraphs, operations, log })
  const authenticate = makeAuthentication({
    keySet,
    issuer: ISSUER,
    audience: AUDIENCE,
    staffClaim: STAFF_CLAIM,
    now: () => new Date(),
    findInstallation: makeFindInstallation(subgraphs.club),
    findApiKey: makeFindApiKey(subgraphs.volunteer),
  })
  const countCall = makeCountCall(makeRateLimiter(), limits)
  const app = makeHttpServer({ apis: [CLUB_API, VOLUNTEER_API], log })
  const executor = makeExecutor(gateway, authenticate)
  const facade = { executor, operations, countCall, publicUrl: 'http://api.test', log }
  mountClubApi(app, facade)
  mountVolunteerApi(app, facade)
  await mountGraphql(app, { gateway, authenticate, countCall, isProduction: false, log })
  await app.ready()
  return app
}
