import type { FastifyInstance } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import { acceptTickets } from '../../../gateway/authentication/accept-tickets.ts'
import { makeAuthentication } from '../../../gateway/authentication/authentication.ts'
import { makeFindApiKey } from '../../../gateway/authentication/find-api-key.ts'
import { makeFindInstallation } from '../../../gateway/authentication/find-installation.ts'
import { makeFindLinkedHelper } from '../../../gateway/authentication/find-linked-helper.ts'
import { makeFindTicketHolder } from '../../../gateway/authentication/find-ticket-holder.ts'
import { makeFindCourtDevice } from '../../../gateway/authentication/staff/find-court-device.ts'
import { makeFindStaffMember } from '../../../gateway/authentication/staff/find-staff-member.ts'
import { withAuthentication } from '../../../gateway/authentication/with-authentication.ts'
import { makeGateway } from '../../../gateway/gateway.ts'
import { mountGraphql } from '../../../gateway/http/graphql-endpoint.ts'
import type { MakeIdentityProvider } from '../../../launch/wiring/club-identity.ts'
import { makeClub } from '../../../launch/wiring/club-tier.ts'
import { API_PATHS, makeApiRefusals } from '../../../launch/wiring/facade-tier.ts'
import { GRAPHQL_PATH } from '../../../launch/wiring/gateway-tier.ts'
import { makeVolunteer } from '../../../launch/wiring/volunteer-tier.ts'
import type { WebhookSetup } from '../../../launch/wiring/webhook-setup.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Executor } from '../../../platform/executor.ts'
import type { HttpTimes } from '../../../platform/http/bounded-server.ts'
import { makeClientAddress } from '../../../platform/http/client-address.ts'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import {
  type CallerLimits,
  makeCountCall,
  makeReadStanding,
} from '../../../platform/limits/caller-limit.ts'
import { makeCredentialGuard } from '../../../platform/limits/credential-guard.ts'
import { makeRateLimiter } from '../../../platform/limits/rate-limit.ts'
import type { UsageCounts } from '../../../platform/limits/usage-counts.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { mountClubApi } from '../../../rest-facade/club/club-api.ts'
import { mountEventSocket } from '../../../rest-facade/club/event-socket/mount-event-socket.ts'
import {
  EVENT_SOCKET_TIMES,
  type EventSocketTimes,
} from '../../../rest-facade/club/event-socket/times.ts'
import { mountHelperPages } from '../../../rest-facade/helper-pages/mount-helper-pages.ts'
import { mountVolunteerApi } from '../../../rest-facade/volunteer/volunteer-api.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import type { StopJob } from '../../../subgraphs/foundation/jobs/stop-jobs.ts'
import { GRAPH } from '../graph/graph.ts'
import { withProblemsRecorded } from '../graph/problems/record-problems.ts'
import { testLog } from '../log/test-log.ts'
import { syncNoInactiveClubs } from '../volunteer/sync-no-inactive-clubs.ts'
import { withLeavesChecked } from './leaves-checked.ts'

/** What the tiers sign and seal with. */
export const SECRET_KEYS: readonly Buffer[] = [Buffer.alloc(32, 7)]

export const AUDIENCE = 'clubgate'
export const STAFF_CLAIM = 'clubgate_staff'

/** Less patience with those who follow events. */
export interface StreamOptions {
  socketLimit?: number
  times?: Partial<EventSocketTimes>
  recheckEveryMs?: number
  pingEveryMs?: number
}

export interface ServedTiers {
  app: FastifyInstance
  /** The gateway, as the facade and the portal ask it. */
  executor: Executor
  /** What the club does without being asked; the returned function ends it. */
  startClubJobs(): StopJob
}

export interface ServeSetup {
  httpTimes?: HttpTimes | undefined
  trustProxy: string[] | null
  isSchemaVisible: boolean
  usage?: UsageCounts | undefined
  issuer: string
  keySet: JWTVerifyGetKey
  clock: Clock
  limits: CallerLimits
  streams: StreamOptions
  bus: Bus
  webhooks: WebhookSetup
  makeIdentityProvider: MakeIdentityProvider
}

/** Mounts every tier over the databases, as a process of all of them does. */
export async function serveTiers(
  databases: { club: Database; volunteer: Database },
  setup: ServeSetup,
): Promise<ServedTiers> {
  const { issuer, keySet, clock, limits, streams, bus, webhooks, makeIdentityProvider } = setup
  const log = testLog
  const limiter = makeRateLimiter()
  const readStanding = makeReadStanding(limiter, limits)
  const shared = { secretKeys: SECRET_KEYS, bus, clock, log, webhooks, readStanding }
  const club = makeClub({
    ...shared,
    database: databases.club,
    environment: 'SANDBOX',
    makeIdentityProvider,
  })
  const volunteer = makeVolunteer({ ...shared, database: databases.volunteer })
  const subgraphs = {
    club: withProblemsRecorded(withLeavesChecked('club', club.subgraph)),
    volunteer: withProblemsRecorded(withLeavesChecked('volunteer', volunteer.subgraph)),
  }
  await syncNoInactiveClubs(volunteer.subgraph)
  const gateway = await makeGateway({
    ...{ graph: GRAPH, subgraphs, log },
    isSchemaVisible: setup.isSchemaVisible,
    ...(setup.usage && { usage: setup.usage }),
  })
  const authentication = makeAuthentication({
    keySet,
    issuer,
    audience: AUDIENCE,
    staffClaim: STAFF_CLAIM,
    now: () => new Date(),
    findInstallation: makeFindInstallation(subgraphs.club),
    findApiKey: makeFindApiKey(subgraphs),
    findLinkedHelper: makeFindLinkedHelper(subgraphs),
    findStaffMember: makeFindStaffMember(subgraphs.club),
    findCourtDevice: makeFindCourtDevice(subgraphs.club),
    adminSubjects: ['first-admin'],
    bus,
  })
  const countCall = makeCountCall(limiter, limits)
  const guardCredential = makeCredentialGuard(limiter, limits.credential)
  const { trustProxy } = setup
  const app = makeHttpServer({
    ...makeApiRefusals('http://api.test'),
    trustProxy,
    cors: { origins: [], allowsLoopback: true, paths: [...API_PATHS, GRAPHQL_PATH] },
    log,
    ...(setup.httpTimes ? { times: setup.httpTimes } : {}),
  })
  const executor = withAuthentication(
    gateway,
    acceptTickets(authentication, makeFindTicketHolder(subgraphs.club)),
  )
  const publicUrl = 'http://api.test'
  const facade = { executor, countCall, guardCredential, publicUrl, hasGzip: true, log }
  mountClubApi(app, facade)
  mountEventSocket(app, {
    ...facade,
    bus,
    clientAddress: makeClientAddress(trustProxy),
    socketLimit: streams.socketLimit ?? 20,
    times: { ...EVENT_SOCKET_TIMES, ...streams.times },
  })
  mountVolunteerApi(app, facade)
  mountHelperPages(app, facade)
  const { recheckEveryMs, pingEveryMs } = streams
  const intervals = {
    ...(recheckEveryMs && { recheckEveryMs }),
    ...(pingEveryMs && { pingEveryMs }),
  }
  await mountGraphql(app, {
    ...{ gateway, countCall, guardCredential, bus, log },
    authenticate: authentication.authenticate,
    clientAddress: makeClientAddress(trustProxy),
    ...intervals,
  })
  await app.ready()
  return { app, executor, startClubJobs: club.startJobs }
}
