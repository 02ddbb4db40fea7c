import { randomBytes } from 'node:crypto'
import type { Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import { newUuid } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { makeSourceSyncs } from '../subgraphs/club/booking-sources/source-syncs.ts'
import { startClubJobs } from '../subgraphs/club/club-jobs.ts'
import { makeClubSubgraph } from '../subgraphs/club/club-subgraph.ts'
import type { ClubParts } from '../subgraphs/club/context.ts'
import { makeClubWebhooks } from '../subgraphs/club/webhook-endpoints/policy.ts'
import { type Change, makeChange } from '../subgraphs/foundation/change.ts'
import type { Database } from '../subgraphs/foundation/database.ts'
import { makeTails } from '../subgraphs/foundation/event-log/tails.ts'
import { makeIdempotencyStore } from '../subgraphs/foundation/idempotency.ts'
import type { StopJob } from '../subgraphs/foundation/jobs.ts'
import { makeCursors } from '../subgraphs/foundation/paging.ts'
import { makeSecretBox } from '../subgraphs/foundation/secret-box.ts'
import type { Subgraph } from '../subgraphs/foundation/subgraph.ts'
import type { VolunteerParts } from '../subgraphs/volunteer/context.ts'
import { startVolunteerJobs } from '../subgraphs/volunteer/volunteer-jobs.ts'
import { makeVolunteerSubgraph } from '../subgraphs/volunteer/volunteer-subgraph.ts'
import type { Databases } from './databases.ts'
import type { MakeIdentityProvider } from './identity-provider.ts'
import { makeWebhookParts, type WebhookSetup } from './webhook-setup.ts'

export interface SubgraphSetup {
  database: Database
  secretKeys: readonly Buffer[]
  bus: Bus
  clock: Clock
  webhooks: WebhookSetup
  log: Log
}

/** A subgraph, and what it does without being asked. */
export interface OwnedSubgraph {
  subgraph: Subgraph
  startJobs(): StopJob
}

export interface ClubSetup extends SubgraphSetup {
  environment: 'SANDBOX' | 'PRODUCTION'
  makeIdentityProvider: MakeIdentityProvider
}

export function makeClub(setup: ClubSetup): OwnedSubgraph {
  const { log } = setup
  const parts = toClubParts(setup)
  return {
    subgraph: makeClubSubgraph(parts, log),
    startJobs: () => startClubJobs(parts, log),
  }
}

export function makeVolunteer(setup: SubgraphSetup): OwnedSubgraph {
  const { log } = setup
  const parts = toVolunteerParts(setup)
  return {
    subgraph: makeVolunteerSubgraph(parts, log),
    startJobs: () => startVolunteerJobs(parts, log),
  }
}

export interface SubgraphsSetup extends Omit<ClubSetup, 'database'> {
  databases: Databases
}

/** Both owners of data, in this process. */
export function makeSubgraphs({ databases, ...shared }: SubgraphsSetup) {
  return {
    club: makeClub({ database: databases.club, ...shared }),
    volunteer: makeVolunteer({ database: databases.volunteer, ...shared }),
  }
}

function toClubParts(setup: ClubSetup): ClubParts {
  const { database, secretKeys, bus, clock } = setup
  return {
    identityProvider: setup.makeIdentityProvider(setup),
    database,
    change: changeOf(setup),
    cursors: makeCursors(secretKeys),
    bus,
    clock,
    environment: setup.environment,
    newId: newUuid,
    randomBytes,
    tails: makeTails(setup),
    sourceSyncs: makeSourceSyncs(database, clock),
    secretBox: makeSecretBox(secretKeys),
    log: setup.log,
    webhookPolicy: makeClubWebhooks(setup.webhooks.clubScheduleMs, setup.webhooks.publicUrl),
    ...makeWebhookParts(setup.webhooks),
  }
}

function toVolunteerParts(setup: SubgraphSetup): VolunteerParts {
  const { database, secretKeys, bus, clock } = setup
  return {
    database,
    change: changeOf(setup),
    bus,
    clock,
    newId: newUuid,
    randomBytes,
    tails: makeTails(setup),
    secretBox: makeSecretBox(secretKeys),
    ...makeWebhookParts(setup.webhooks),
  }
}

function changeOf({ database, secretKeys, bus, clock }: SubgraphSetup): Change {
  const idempotencyStore = makeIdempotencyStore(makeSecretBox(secretKeys))
  return makeChange({ database, idempotencyStore, bus, clock, newId: newUuid })
}
