import type { Log } from '../../platform/log.ts'
import { CLUB_EVENT_TYPES, CLUB_EVENTS } from '../../schema/club/event-types.ts'
import { CLUB_SCOPES } from '../../schema/club/scopes.ts'
import { GRAPH_CODES } from '../../schema/problem-codes.ts'
import { readSdl } from '../../schema/sdl.ts'
import { enumValues } from '../foundation/graph/enum-values.ts'
import { mergeResolvers } from '../foundation/graph/merge-resolvers.ts'
import { makeContexts, type RequestOf } from '../foundation/graph/request-contexts.ts'
import { makeSubgraph, type Subgraph } from '../foundation/graph/subgraph.ts'
import { makeOperations } from '../foundation/graph/subgraph-operations.ts'
import type { Resolvers } from '../foundation/graph/subgraph-schema.ts'
import { FAILURES, TLS_FAULTS } from '../foundation/webhooks/attempts/failures.ts'
import * as bookingSources from './booking-sources/resolvers.ts'
import * as conflicts from './bookings/conflicts/resolvers.ts'
import * as bookings from './bookings/resolvers.ts'
import * as bookingSearch from './bookings/search/resolvers.ts'
import * as clubBookings from './club-bookings/resolvers.ts'
import { makeClubLoaders } from './club-loaders.ts'
import type { ClubReads } from './club-reads.ts'
import * as audit from './clubs/audit-resolvers.ts'
import * as clubs from './clubs/resolvers.ts'
import { clubStore } from './clubs/store.ts'
import * as courtAvailability from './court-availability/resolvers.ts'
import * as courtBoards from './court-boards/resolvers.ts'
import * as courtCredentials from './court-credentials/resolvers.ts'
import * as courtDevices from './court-devices/resolvers.ts'
import type { CourtParts } from './courts/change-court.ts'
import * as courts from './courts/resolvers.ts'
import * as eventStreamTickets from './event-stream-tickets/resolvers.ts'
import * as changes from './events/change-resolvers.ts'
import * as events from './events/resolvers.ts'
import type { IdentityParts } from './identity/identity-provider.ts'
import * as identity from './identity/resolvers.ts'
import * as imports from './imports/resolvers.ts'
import type { ImportParts } from './imports/run-import-job.ts'
import * as approvals from './installations/authorizations/approval-resolvers.ts'
import * as installationRequests from './installations/request-resolvers.ts'
import * as installations from './installations/resolvers.ts'
import * as matchSessions from './match-sessions/resolvers.ts'
import * as scores from './match-sessions/scores/resolvers.ts'
import { matchSessionStore } from './match-sessions/store.ts'
import * as sessionUpdates from './match-sessions/update-resolvers.ts'
import * as nodeTypes from './node-types.ts'
import * as oversight from './oversight/resolvers.ts'
import * as personExports from './persons/export-resolvers.ts'
import * as persons from './persons/resolvers.ts'
import * as erasedStaff from './persons/staff-resolvers.ts'
import * as portalSessions from './portal-sessions/resolvers.ts'
import * as provisioning from './provisioning/resolvers.ts'
import type { RefusedBookingsParts } from './refused-bookings/refusal-writer.ts'
import * as refusedBookings from './refused-bookings/resolvers.ts'
import * as staffMembers from './staff-members/resolvers.ts'
import * as webhookDeliveries from './webhook-endpoints/delivery-resolvers.ts'
import * as webhookRecovery from './webhook-endpoints/recovery-resolvers.ts'
import * as webhookEndpoints from './webhook-endpoints/resolvers.ts'

/** The dependencies of all subjects. */
export type ClubSubgraphParts = ImportParts &
  IdentityParts &
  RefusedBookingsParts & { reads: ClubReads }

/** The context of all resolvers: the dependencies, the request, and every loader. */
type Context = RequestOf<ClubSubgraphParts & CourtParts, ReturnType<typeof makeClubLoaders>>

const RESOLVERS: Resolvers = {
  ...mergeResolvers<Context>(
    audit,
    bookingSources,
    conflicts,
    bookings,
    bookingSearch,
    clubBookings,
    clubs,
    courtAvailability,
    courtCredentials,
    courtDevices,
    courts,
    eventStreamTickets,
    changes,
    events,
    identity,
    imports,
    approvals,
    installations,
    installationRequests,
    matchSessions,
    scores,
    sessionUpdates,
    staffMembers,
    nodeTypes,
    oversight,
    personExports,
    persons,
    erasedStaff,
    portalSessions,
    provisioning,
    refusedBookings,
    webhookDeliveries,
    webhookRecovery,
    webhookEndpoints,
  ),
  ClubScope: enumValues(CLUB_SCOPES),
  ClubEventType: enumValues(CLUB_EVENT_TYPES),
  ClubResourceKind: enumValues([...new Set(Object.values(CLUB_EVENTS))]),
  WebhookFailure: enumValues(FAILURES),
  WebhookTlsFault: enumValues(TLS_FAULTS),
  ProblemCode: enumValues(GRAPH_CODES),
}

/** The operations that screens may call, too; they show the screen's own court alone. */
const OPEN_TO_SCREENS = mergeResolvers<Context>(courtBoards)

const OPERATIONS = makeOperations(readSdl('club'), RESOLVERS, OPEN_TO_SCREENS)

export const CLUB_SCHEMA = OPERATIONS.schema

/** Creates the club subgraph. */
export function makeClubSubgraph(parts: ClubSubgraphParts, log: Log): Subgraph {
  return makeSubgraph({
    name: 'club',
    operations: OPERATIONS,
    makeContext: makeContexts({ ...parts, sessionsOnCourt: matchSessionStore }, makeClubLoaders),
    findInactiveClubs: (ids) => clubStore.findInactiveOf(parts.database, ids),
    ofNoClub: ['beginPortalSession', 'endPortalSession', 'signOutOfPortal'],
    log,
  })
}
