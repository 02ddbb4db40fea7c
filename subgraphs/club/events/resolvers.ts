import type { ClubEventsArgs, SubscriptionClubEventsArgs } from '../../../built/types/club.ts'
import type { Caller } from '../../../platform/caller.ts'
import { toGraphName } from '../../../schema/fields/rest-names.ts'
import { requireFound } from '../../../schema/problem.ts'
import type { LoggedEvent } from '../../foundation/event-log/entities.ts'
import { followLog, readPage, readPageOf } from '../../foundation/event-log/follow-log.ts'
import type { LogReads } from '../../foundation/event-log/log-reads.ts'
import type { FollowedClub } from '../../foundation/event-log/resume.ts'
import { authorizeClub, authorizeInstallationClub } from '../records/access.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import type { ClubNodeKind } from '../records/node-tables.ts'
import { findOrganizationOf } from '../records/organization-of.ts'
import { loadClubNode, reference, relation } from '../records/relations.ts'
import { authorizeFollowedClub } from './access.ts'

export const Query = {
  async events(_parent, { clubId, after, first }, context) {
    const { caller, database } = context
    const isService = caller.kind === 'service'
    const id = isService ? clubId : authorizeInstallationClub(caller, 'events:read')
    return readPage(database, await authorizeFollower(context, id), { after, first })
  },
} satisfies FieldsOf<'Query'>

export const ClubFields = {
  events({ id, organizationId }: Club, args: ClubEventsArgs, { caller, loaders }: LogRequest) {
    const clubId = authorizeClub(caller, id, 'events:read')
    return readPageOf(loaders.log, { clubId, organizationId }, args)
  },
}

/** Parent of the fields, as far as they read it. */
interface Club {
  id: string
  organizationId: string
}

interface LogRequest {
  caller: Caller
  loaders: { log: LogReads }
}

export const Subscription = {
  clubEvents: {
    async subscribe(
      _parent: unknown,
      { clubId, ...beginning }: SubscriptionClubEventsArgs,
      context: ClubContext,
    ) {
      const club = await authorizeFollower(context, clubId)
      return followLog(context, club, beginning)
    },
    resolve: (item: unknown) => item,
  },
}

export const ClubEventFields = {
  __resolveReference: reference('event'),
  eventType: ({ type }: LoggedEvent) => type,
  club: relation('club', 'clubId'),
  changedFields: ({ changedFields }: LoggedEvent) => changedFields.map(toGraphName),
  resource: ({ resourceType, resourceId }: LoggedEvent) => ({ kind: resourceType, id: resourceId }),
}

export const ClubEventResourceFields = {
  async node({ kind, id }: { kind: string; id: string }, _args: unknown, context: ClubContext) {
    const node = NODES[kind]
    const found = node && (await loadClubNode(context, node.kind, id))
    return found ? { ...found, __typename: node.typename } : null
  },
}

const NODES: Readonly<Record<string, { kind: ClubNodeKind; typename: string }>> = {
  booking: { kind: 'booking', typename: 'Booking' },
  match_session: { kind: 'matchSession', typename: 'MatchSession' },
  court: { kind: 'court', typename: 'Court' },
}

async function authorizeFollower(
  { caller, database }: ClubContext,
  clubId: string | null | undefined,
): Promise<FollowedClub> {
  const id = authorizeFollowedClub(caller, clubId)
  return { clubId: id, organizationId: await organizationOf(caller, database, id) }
}

async function organizationOf(
  caller: Caller,
  database: ClubContext['database'],
  clubId: string,
): Promise<string> {
  if (caller.kind === 'installation') return caller.organizationId

  return requireFound(await findOrganizationOf(database, clubId), 'club')
}
