import type { FastifyInstance } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import { acceptTickets } from '../../gateway/authentication/accept-tickets.ts'
import { makeAuthentication } from '../../gateway/authentication/authentication.ts'
import { makeFindApiKey } from '../../gateway/authentication/find-api-key.ts'
import { makeFindInstallation } from '../../gateway/authentication/find-installation.ts'
import { makeFindLinkedHelper } from '../../gateway/authentication/find-linked-helper.ts'
import { makeFindTicketHolder } from '../../gateway/authentication/find-ticket-holder.ts'
import { makeRemoteKeySet } from '../../gateway/authentication/remote-key-set.ts'
import { makeFindCourtDevice } from '../../gateway/authentication/staff/find-court-device.ts'
import { makeFindStaffMember } from '../../gateway/authentication/staff/find-staff-member.ts'
import { withAuthentication } from '../../gateway/authentication/with-authentication.ts'
import { syncInactiveClubs } from '../../gateway/club-state/sync-inactive-clubs.ts'
import { type Gateway, type GatewaySetup, makeGateway } from '../../gateway/gateway.ts'
import type { SignedIn } from '../../gateway/graphiql/graphiql.ts'
import { mountGraphql } from '../../gateway/http/graphql-endpoint.ts'
import { readGraph } from '../../gateway/planning/read-graph.ts'
import { makeIsTrusted } from '../../gateway/trusted.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Config } from '../../platform/config/config.ts'
import { isLoopback } from '../../platform/config/loopback.ts'
import type { Executor, GraphExecutor } from '../../platform/executor.ts'
import { makeClientAddress } from '../../platform/http/client-address.ts'
import type { UsageCounts } from '../../platform/limits/usage-counts.ts'
import type { Log } from '../../platform/log.ts'
import { observeExecution, observeOperations } from '../../platform/metrics/observe-operations.ts'
import { traceExecution, traceOperations } from '../../platform/metrics/trace-operations.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { acceptedOperations } from '../../schema/operations.ts'
import { readGraphSdl } from '../../schema/sdl.ts'
import { loadTrustedDocuments } from '../../schema/trusted-documents.ts'
import type { ReadinessCheck } from '../process/readiness.ts'
import type { Counting } from './counting.ts'

/** The path that pages of other origins may call, if CORS allows them. */
export const GRAPHQL_PATH = '/graphql'

/** An issuer that the gateway serves next to the graph. */
export interface ServedIssuer {
  issuerUrl: string
  keySet: JWTVerifyGetKey
  /** Mounts its endpoints; principals and staff come from the club subgraph. */
  mount(app: FastifyInstance, seat: { club: GraphExecutor; log: Log }): void
  /** Issues an access token of a member of staff by the role's name, such as `owner`; null for an unknown one. */
  signInStaff(club: GraphExecutor, as: string): Promise<SignedIn | null>
  /** The names that `signInStaff` knows. */
  staffNames: readonly string[]
}

export interface GatewayTier extends Counting {
  config: Config
  subgraphs: GatewaySetup['subgraphs']
  bus: Bus
  /** The sandbox's own issuer, or null. */
  issuer: ServedIssuer | null
  /** Usage counts, for the metrics port. */
  usage: UsageCounts
  /** How long callers are cached; default: a second. */
  callerLifetimeMs?: number
  log: Log
}

export interface MountedGateway {
  /** The graph, for the facade. */
  executor: Executor
  /** Checks of /readyz. */
  checks: readonly ReadinessCheck[]
}

/** Mounts the graph and its client endpoints. */
export async function mountGatewayTier(
  app: FastifyInstance,
  tier: GatewayTier,
): Promise<MountedGateway> {
  const { config, subgraphs, bus, issuer, countCall, guardCredential, log } = tier
  const trusted = loadTrustedDocuments()
  const gateway = observeGateway(
    await makeGateway({
      graph: readGraph(readGraphSdl(), acceptedOperations()),
      subgraphs,
      isSchemaVisible: config.environment !== 'PRODUCTION',
      isTrusted: makeIsTrusted(trusted, config.trustedOnly),
      usage: tier.usage,
      log,
    }),
  )
  const authentication = makeAuthentication({
    ...issuedBy(config, issuer),
    audience: config.audience,
    staffClaim: config.staffClaim,
    now: systemClock,
    findInstallation: makeFindInstallation(subgraphs.club),
    findApiKey: makeFindApiKey(subgraphs),
    findLinkedHelper: makeFindLinkedHelper(subgraphs),
    findStaffMember: makeFindStaffMember(subgraphs.club),
    findCourtDevice: makeFindCourtDevice(subgraphs.club),
    adminSubjects: config.adminSubjects,
    bus,
    ...(tier.callerLifetimeMs !== undefined && { callerLifetimeMs: tier.callerLifetimeMs }),
  })
  const { authenticate } = authentication
  const clientAddress = makeClientAddress(config.trustProxy)
  await mountGraphql(app, {
    ...{ gateway, authenticate, countCall, guardCredential, clientAddress, bus, log },
    trusted,
    graphiql: config.hasGraphiql ? { staff: staffOf(tier) } : null,
  })
  const telling = syncInactiveClubs({ ...subgraphs, bus, log })
  app.addHook('onClose', telling.stop)
  issuer?.mount(app, { club: subgraphs.club, log })
  const executor = withAuthentication(
    gateway,
    acceptTickets(authentication, makeFindTicketHolder(subgraphs.club)),
  )
  return { executor, checks: [telling.requireSynced] }
}

function observeGateway(gateway: Gateway): Gateway {
  return {
    ...observeOperations(traceOperations('gateway', gateway)),
    executeCharged: (operation, variables, context, ...rest) =>
      observeExecution(operation, () =>
        traceExecution('gateway', operation, context, (traced) =>
          gateway.executeCharged(operation, variables, traced, ...rest),
        ),
      ),
  }
}

/** In a sandbox that only this machine can reach under its address. */
function staffOf({ config, issuer, subgraphs }: GatewayTier) {
  const isOwn = issuer !== null && isLoopback(new URL(issuer.issuerUrl).hostname)
  if (!isOwn || config.environment === 'PRODUCTION') return null
  const { staffNames: names } = issuer
  return { names, signIn: (as: string) => issuer.signInStaff(subgraphs.club, as) }
}

function issuedBy(config: Config, local: ServedIssuer | null) {
  if (local) return { issuer: local.issuerUrl, keySet: local.keySet, isTyped: true }
  const { issuer, tokenType } = config
  if (issuer) return { issuer, keySet: makeRemoteKeySet(issuer), isTyped: tokenType === 'at+jwt' }
  throw new Error('AUTH_ISSUER is needed where there is no sandbox issuer.')
}
