import { makeRateLimiter } from '../../platform/limits/rate-limit.ts'
import { traceOperations } from '../../platform/metrics/trace-operations.ts'
import { makeSourceSyncs } from '../../subgraphs/club/booking-sources/sync-store.ts'
import { makeBookingWriter } from '../../subgraphs/club/bookings/writing/writer.ts'
import { startClubJobs } from '../../subgraphs/club/club-jobs.ts'
import { makeClubReads } from '../../subgraphs/club/club-reads.ts'
import { type ClubSubgraphParts, makeClubSubgraph } from '../../subgraphs/club/club-subgraph.ts'
import { makeClubWebhooks } from '../../subgraphs/club/club-webhooks.ts'
import { CLUB_CHANGE_KINDS } from '../../subgraphs/club/records/club-change.ts'
import { makeRefusedBookings } from '../../subgraphs/club/refused-bookings/refusal-writer.ts'
import { makeCursors } from '../../subgraphs/foundation/lists/paging.ts'
import type { MakeIdentityProvider } from './club-identity.ts'
import { makeSubgraphParts, type OwnedSubgraph, type SubgraphSetup } from './subgraph-parts.ts'

export interface ClubSetup extends SubgraphSetup {
  environment: 'SANDBOX' | 'PRODUCTION'
  makeIdentityProvider: MakeIdentityProvider
}

/** Wires the subgraph of the club side. */
export function makeClub(setup: ClubSetup): OwnedSubgraph {
  const { log } = setup
  const parts = toClubParts(setup)
  return {
    subgraph: traceOperations('club', makeClubSubgraph(parts, log)),
    startJobs: () => startClubJobs(parts, log),
  }
}

function toClubParts(setup: ClubSetup): ClubSubgraphParts {
  const { database, secretKeys, clock, environment, webhooks, log } = setup
  const shared = {
    ...makeSubgraphParts(setup, 'club', CLUB_CHANGE_KINDS),
    sourceSyncs: makeSourceSyncs(database, clock),
    log,
  }
  return {
    ...shared,
    reads: makeClubReads(database),
    bookingWriter: makeBookingWriter(shared),
    refusedBookings: makeRefusedBookings(shared),
    identityProvider: setup.makeIdentityProvider(setup),
    cursors: makeCursors(secretKeys),
    environment,
    webhookPings: makeRateLimiter({ redis: setup.redis ?? null }),
    webhookPolicy: makeClubWebhooks(webhooks),
  }
}
