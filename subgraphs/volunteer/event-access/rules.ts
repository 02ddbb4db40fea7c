import { toEventAccessBody } from '../../../schema/volunteer/bodies/event-access-body.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import { unknownIds } from '../records/refuse-unknown-ids.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { EventAccess } from './event-access.ts'

/** Grants and revocations are events of the helper, so they advance the helper's sequence. */
export interface CountedHelper {
  id: string
  clubId: string
  publishedCount: number
}

export interface AccessRequest {
  id: string
  eventId: string
  /** Undefined leaves the roles unchanged. */
  roleIds: string[] | undefined
}

export interface AccessDecision {
  access: EventAccess
  /** Number of events published about the helper, including this decision's. */
  publishedCount: number
  events: VolunteerDomainEvent[]
}

/**
 * Grants a helper access to an event, or restores a revoked access; a granted access keeps its
 * date.
 */
export function grantAccess(
  stored: EventAccess | null,
  helper: CountedHelper,
  { id, eventId, roleIds }: AccessRequest,
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
  const granted = { ...stored, roleIds: roleIds ?? stored.roleIds, updatedAt }
  if (stored.revokedAt !== null)
    return publish({ ...granted, grantedAt: updatedAt, revokedAt: null }, helper, 'helper.granted')

  const isSame = granted.roleIds.join() === stored.roleIds.join()
  return unchanged(isSame ? stored : granted, helper)
}

/**
 * Revokes an access and permanently invalidates its links; a repetition changes nothing. The helper then leaves
 * the shifts that have not begun (`leaveWithAccess` in `assignments/rules.ts`).
 */
export function revokeAccess(
  stored: EventAccess,
  helper: CountedHelper,
  now: Date,
): AccessDecision {
  if (stored.revokedAt !== null) return unchanged(stored, helper)

  const revokedAt = laterThan(stored, now)
  const linkGeneration = stored.linkGeneration + 1
  const revoked = { ...stored, revokedAt, updatedAt: revokedAt, linkGeneration }
  return publish(revoked, helper, 'helper.revoked')
}

/** An access names roles of its event; those that it already has stay allowed, even if they were deleted since. */
export function requireRolesOf(
  known: ReadonlySet<string>,
  stored: EventAccess | null,
  roleIds: readonly string[] = [],
): void {
  const unknown = roleIds.filter((id) => !known.has(id) && !stored?.roleIds.includes(id))
  if (unknown.length > 0) throw unknownIds('unknown_role', 'The event has no such role', unknown)
}

function unchanged(access: EventAccess, { publishedCount }: CountedHelper): AccessDecision {
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
