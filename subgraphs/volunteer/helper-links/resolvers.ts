import type { LinkedHelperIdentity } from '../../../built/types/volunteer.ts'
import { asService } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { mailedLinksEnd } from '../../../rules/volunteer/link-life.ts'
import { notFound } from '../../../schema/problem.ts'
import { toHelperLinkPath } from '../../../schema/volunteer/helper-link-text.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import { inClub } from '../../foundation/query/tenancy.ts'
import type { EventAccess } from '../event-access/event-access.ts'
import { eventAccessStore } from '../event-access/store.ts'
import { volunteerEventStore } from '../events/store.ts'
import { inactiveClubStore } from '../inactive-clubs/store.ts'
import { authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { CreateHelperLinkInput } from './inputs.ts'
import { linkLifeStore } from './link-life-store.ts'
import type { LinkParts } from './link-tokens.ts'
import { claimsOfLink, isLinkCurrent } from './rules.ts'

const EVENT = 'volunteer event'

export const Query = {
  async linkedHelper(
    _parent,
    { token },
    { caller, database, linkTokens },
  ): Promise<LinkedHelperIdentity | null> {
    asService(caller)
    const claims = linkTokens.open(token)
    const access = claims && (await eventAccessStore.findLinked(database, claims.accessId))
    if (!claims || !access || !isLinkCurrent(claims, access)) return null

    const { id: accessId, helperId, eventId, clubId } = access
    const expiresAt = claims.expiresAt ?? (await findMailedExpiry(database, access))
    if (expiresAt === null) return null

    const name = [access.firstName, access.lastName].filter(Boolean).join(' ')
    const inactive = await inactiveClubStore.findOf(database, [clubId])
    const isClubActive = !inactive.has(clubId)
    return { accessId, helperId, eventId, clubId, name, expiresAt, isClubActive }
  },
} satisfies VolunteerFieldsOf<'Query', unknown, VolunteerContext & LinkParts>

export const Mutation = {
  async createHelperLink(_parent, { input }, { caller, change, linkTokens }) {
    const tenancy = authorizeRows(caller, 'helpers:write')
    const { idempotencyKey, link } = parseInput(CreateHelperLinkInput, input)
    const { helperId, revokeEarlier } = link
    const eventId = asUuid(link.eventId, EVENT)
    asUuid(helperId, 'helper')
    const idempotency = idempotencyOf(caller, 'createHelperLink', idempotencyKey, link)
    // The idempotency record stores the signed content, not the token.
    const { result: claims, isReplay } = await change(idempotency, async (tx, now) => {
      const event = await volunteerEventStore.lockShared(tx, tenancy, eventId)
      const access = event && (await eventAccessStore.lock(tx, helperId, eventId))
      if (!access || access.revokedAt !== null) throw notFound('access')

      const claims = claimsOfLink(access, event, link, now)
      await eventAccessStore.recordLink(tx, access.id)
      if (revokeEarlier) await eventAccessStore.setLinkGeneration(tx, access.id, claims.generation)
      return { result: claims, events: [] }
    })
    const token = linkTokens.seal(claims)
    const { expiresAt } = claims
    return {
      helperLink: { helperId, eventId, token, path: toHelperLinkPath(token), expiresAt },
      idempotentReplay: isReplay,
    }
  },
} satisfies VolunteerFieldsOf<'Mutation', unknown, VolunteerContext & LinkParts>

/** Returns null for an event that is deleted meanwhile. */
async function findMailedExpiry(
  database: Queryable,
  { clubId, eventId }: Pick<EventAccess, 'clubId' | 'eventId'>,
): Promise<Date | null> {
  const event = await volunteerEventStore.find(database, inClub(clubId), eventId)
  if (event === null) return null

  return mailedLinksEnd(event, await linkLifeStore.lastRespondBy(database, eventId))
}
