import type { Redis } from 'ioredis'
import type { Bus } from '../../../platform/bus/bus.ts'
import { makeReadStanding } from '../../../platform/limits/caller-limit.ts'
import type { LimitReader } from '../../../platform/limits/rate-limit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Start } from '../../process/start.ts'
import { identityProviderOf } from '../club-identity.ts'
import { makeClub } from '../club-tier.ts'
import { callerLimitsOf } from '../counting.ts'
import type { Databases } from '../databases/both-databases.ts'
import type { OwnedSubgraph } from '../subgraph-parts.ts'
import { mailSetupOf, makeVolunteer } from '../volunteer-tier.ts'
import { webhookSetupOf } from '../webhook-setup.ts'

export interface BothSubgraphs {
  club: OwnedSubgraph
  volunteer: OwnedSubgraph
}

export interface BothSetup {
  /** Address of the REST APIs for clients. */
  baseUrl: string
  /** Address of the graph, where a sandbox has its issuer. */
  graphUrl: string
  databases: Databases
  secretKeys: readonly Buffer[]
  bus: Bus
  clock: Clock
  /** Counters that processes share; null for a single process. */
  redis: Redis | null
  /** Counter of the callers of this process. */
  limiter: LimitReader
}

/** Wires both subgraphs in this process. */
export function makeBothSubgraphs(
  { config, log }: Pick<Start, 'config' | 'log'>,
  { baseUrl, graphUrl, databases, secretKeys, bus, clock, redis, limiter }: BothSetup,
): BothSubgraphs {
  const { environment } = config
  const makeIdentityProvider = identityProviderOf(config, graphUrl)
  const webhooks = webhookSetupOf(config, baseUrl)
  const readStanding = makeReadStanding(limiter, callerLimitsOf(config))
  const shared = { secretKeys, bus, clock, webhooks, redis, readStanding, log }
  return {
    club: makeClub({ ...shared, database: databases.club, environment, makeIdentityProvider }),
    volunteer: makeVolunteer({
      ...shared,
      database: databases.volunteer,
      eventLimits: config.volunteerEventLimits,
      mail: mailSetupOf(config),
    }),
  }
}
