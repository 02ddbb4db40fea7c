import type { Log } from '../../platform/log.ts'
import { GRAPH_CODES } from '../../schema/problem-codes.ts'
import { readSdl } from '../../schema/sdl.ts'
import { VOLUNTEER_EVENT_TYPES, VOLUNTEER_RESOURCE_KINDS } from '../../schema/volunteer/fields.ts'
import { VOLUNTEER_SCOPES } from '../../schema/volunteer/scopes.ts'
import { RUN_FAULTS } from '../../schema/volunteer/statuses.ts'
import { enumValues } from '../foundation/graph/enum-values.ts'
import { mergeResolvers } from '../foundation/graph/merge-resolvers.ts'
import { makeContexts, type RequestOf } from '../foundation/graph/request-contexts.ts'
import { makeSubgraph, type Subgraph } from '../foundation/graph/subgraph.ts'
import { makeOperations } from '../foundation/graph/subgraph-operations.ts'
import type { Resolvers } from '../foundation/graph/subgraph-schema.ts'
import { FAILURES, TLS_FAULTS } from '../foundation/webhooks/attempts/failures.ts'
import * as accounts from './accounts/resolvers.ts'
import * as audit from './accounts/volunteer-audit-resolvers.ts'
import * as keyRequests from './api-keys/key-request-resolvers.ts'
import * as apiKeys from './api-keys/resolvers.ts'
import * as assignmentLists from './assignments/assignment-list-resolvers.ts'
import * as assignmentUpserts from './assignments/bulk-resolvers.ts'
import * as assignments from './assignments/resolvers.ts'
import * as automation from './automation/resolvers.ts'
import * as runs from './automation/runs/run-resolvers.ts'
import * as candidates from './availability/candidates/candidate-resolvers.ts'
import * as availability from './availability/resolvers.ts'
import * as clubProfiles from './club-profiles/resolvers.ts'
import * as erasure from './deletions/erasure-resolvers.ts'
import * as deletions from './deletions/resolvers.ts'
import * as erasedStaff from './deletions/staff-resolvers.ts'
import * as changes from './event-stream/change-resolvers.ts'
import * as eventStream from './event-stream/resolvers.ts'
import * as eventUpdates from './event-updates/resolvers.ts'
import * as sync from './event-updates/sync-resolvers.ts'
import * as events from './events/resolvers.ts'
import * as helperLinks from './helper-links/resolvers.ts'
import * as accessGrants from './helpers/access/access-grant-resolvers.ts'
import * as access from './helpers/access/access-resolvers.ts'
import * as mailSubscriptions from './helpers/mail-subscription-resolvers.ts'
import * as helpers from './helpers/resolvers.ts'
import * as helperUpserts from './helpers/upsert-resolvers.ts'
import * as inactiveClubs from './inactive-clubs/resolvers.ts'
import * as ownAssignments from './involvement/assignment-resolvers.ts'
import * as ownPolls from './involvement/poll-resolvers.ts'
import * as involvement from './involvement/resolvers.ts'
import type { MessageParts } from './messages/message-parts.ts'
import * as messages from './messages/resolvers.ts'
import * as nodeTypes from './node-types.ts'
import * as oversight from './oversight/resolvers.ts'
import { CountedPageFields } from './records/counted-page.ts'
import * as roles from './roles/resolvers.ts'
import * as shiftLists from './shifts/list-resolvers.ts'
import * as newShifts from './shifts/new-shifts-resolvers.ts'
import * as shifts from './shifts/resolvers.ts'
import { makeVolunteerLoaders } from './volunteer-loaders.ts'
import * as deliveries from './webhooks/delivery-resolvers.ts'
import * as webhooks from './webhooks/resolvers.ts'

/** The dependencies of all subjects. */
export type VolunteerSubgraphParts = MessageParts

/** The context of all resolvers: the dependencies, the request, and every loader. */
type Context = RequestOf<VolunteerSubgraphParts, ReturnType<typeof makeVolunteerLoaders>>

const COUNTED_CONNECTIONS = [
  'EventAccessConnection',
  'HelperConnection',
  'ShiftConnection',
  'AssignmentConnection',
  'VolunteerRoleConnection',
  'VolunteerMessageConnection',
  'MessageRecipientConnection',
  'AvailabilityRequestConnection',
  'AvailabilityResponseConnection',
  'VolunteerEventConnection',
  'VolunteerWebhookConnection',
  'VolunteerWebhookDeliveryConnection',
  'VolunteerWorkflowRunConnection',
  'VolunteerWorkflowConnection',
]

const RESOLVERS: Resolvers = {
  ...mergeResolvers<Context>(
    audit,
    accounts,
    apiKeys,
    keyRequests,
    assignmentLists,
    assignmentUpserts,
    assignments,
    candidates,
    automation,
    runs,
    availability,
    clubProfiles,
    erasure,
    deletions,
    erasedStaff,
    changes,
    eventStream,
    eventUpdates,
    sync,
    events,
    helperLinks,
    accessGrants,
    access,
    mailSubscriptions,
    helpers,
    helperUpserts,
    inactiveClubs,
    messages,
    nodeTypes,
    oversight,
    roles,
    shiftLists,
    newShifts,
    shifts,
    deliveries,
    webhooks,
  ),
  ...Object.fromEntries(COUNTED_CONNECTIONS.map((type) => [type, CountedPageFields])),
  VolunteerScope: enumValues(VOLUNTEER_SCOPES),
  VolunteerEventType: enumValues(VOLUNTEER_EVENT_TYPES),
  VolunteerResourceKind: enumValues(VOLUNTEER_RESOURCE_KINDS),
  WebhookFailure: enumValues(FAILURES),
  WebhookTlsFault: enumValues(TLS_FAULTS),
  WorkflowRunFault: enumValues(RUN_FAULTS),
  ProblemCode: enumValues(GRAPH_CODES),
}

/** The operations that helpers may call with a link; the types do not lead to other data. */
const OPEN_TO_HELPERS = mergeResolvers<Context>(involvement, ownAssignments, ownPolls)

const OPERATIONS = makeOperations(readSdl('volunteer'), RESOLVERS, OPEN_TO_HELPERS)

export const VOLUNTEER_SCHEMA = OPERATIONS.schema

/** The subgraph that owns the volunteer side of clubs. */
export function makeVolunteerSubgraph(parts: VolunteerSubgraphParts, log: Log): Subgraph {
  return makeSubgraph({
    name: 'volunteer',
    operations: OPERATIONS,
    makeContext: makeContexts(parts, makeVolunteerLoaders),
    findInactiveClubs: parts.findInactiveClubs,
    log,
  })
}
