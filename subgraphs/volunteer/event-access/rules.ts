import { toEventAccessBody } from '../../../schema/volunteer/event-access-body.ts'
import { laterThan } from '../records/optimistic-lock.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { EventAccess } from './event-access.ts'

/** What is told of a helper is counted with the helper, access to events included. */
export interface CountedHelper {
  id: string
  clubId: string
  publishedCount: number
}

export interface AskedAccess {
  id: string
  eventId: string
  /** Undefined leaves the roles as they are. */
  roleIds: string[] | undefined
}

export interface AccessDecision {
  access: EventAccess
  /** How many events are published about the helper then. */
  publishedCount: number
  events: VolunteerDomainEvent[]
}

/** Gives a helper access to an event, anew where it was revoked; what is granted already is kept. */
export function grantAccess(
  stored: EventAccess | null,
  helper: CountedHelper,
  { id, eventId, roleIds }: AskedAccess,
  now: Date,
): AccessDecision {
  if (stored === null) {
    const { id: helperId, clubId } = helper
    const origin = { id, clubId, eventId, helperId, roleIds: roleIds ?? [] }
    const dates = { grantedAt: now, revokedAt: null, updatedAt: now }
    const access = { ...origin, ...dates, linkGeneration: 0 }
    return publish(access, helper, 'helper.granted')
  }

  const updatedAt = laterThan(stored, now)
  const given = { ...stored, roleIds: roleIds ?? stored.roleIds, updatedAt }
  if (stored.revokedAt !== null)
    return publish({ ...given, grantedAt: updatedAt, revokedAt: null }, helper, 'helper.granted')

  const isSame = given.roleIds.join() === stored.roleIds.join()
  return keep(isSame ? stored : given, helper)
}

/** Withdraws an access, with all links for good; a repetition changes nothing. */
export function revokeAccess(
  stored: EventAccess,
  helper: CountedHelper,
  now: Date,
): AccessDecision {
  if (stored.revokedAt !== null) return keep(stored, helper)

  const revokedAt = laterThan(stored, now)
  const linkGeneration = stored.linkGeneration + 1
  const revoked = { ...stored, revokedAt, updatedAt: revokedAt, linkGeneration }
  return publish(revoked, helper, 'helper.revoked')
}

function keep(access: EventAccess, { publishedCount }: CountedHelper): AccessDecision {
  return { access, publishedCount, events: [] }
}

function publish(
  access: EventAccess,
  helper: CountedHelper,
  type: 'helper.granted' | 'helper.revoked',
): AccessDecision {
  const publishedCount = helper.publishedCount + 1
  const event: VolunteerDomainEvent = {
    type,
    organizationId: access.clubId,
    clubId: access.clubId,
    resource: { type: 'helper', id: access.helperId },
    sequence: publishedCount,
    changedFields: type === 'helper.granted' ? ['granted_at', 'role_ids'] : ['revoked_at'],
    data: { event_access: toEventAccessBody(access) },
  }
  return { access, publishedCount, events: [event] }
}
