import { Problem } from '../../../schema/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import type { EventAccess } from '../event-access/event-access.ts'
import type { LinkClaims } from './link-tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const { daysAfterEvent } = VOLUNTEER_LIMITS.helperLink

/**
 * Expiry of a new link in full seconds: after `expiresInDays`, by default `helperLink.days.default`, and at most a week
 * after the event's last day.
 */
export function linkExpiry(
  { endDate }: { endDate: string },
  expiresInDays: number,
  now: Date,
): Date {
  const latest = latestExpiry({ endDate })
  if (isEventOver({ endDate }, now))
    throw new Problem('event_over', 'The event is over for too long for its helpers to get a link.')

  const wanted = now.getTime() + expiresInDays * DAY_MS
  return new Date(Math.floor(Math.min(wanted, latest) / 1000) * 1000)
}

/** Whether links to the event have expired. */
export function isEventOver(event: { endDate: string }, now: Date): boolean {
  return latestExpiry(event) <= now.getTime()
}

function latestExpiry({ endDate }: { endDate: string }): number {
  return Date.parse(endDate) + (1 + daysAfterEvent) * DAY_MS
}

/** A new link leaves the earlier ones valid, unless it revokes them. */
export function claimsOfLink(
  { id: accessId, linkGeneration }: Pick<EventAccess, 'id' | 'linkGeneration'>,
  event: { endDate: string },
  { expiresInDays, revokeEarlier }: { expiresInDays: number; revokeEarlier: boolean },
  now: Date,
): LinkClaims {
  const expiresAt = linkExpiry(event, expiresInDays, now)
  const generation = linkGeneration + (revokeEarlier ? 1 : 0)
  return { accessId, generation, expiresAt }
}

/**
 * A link is good any number of times, until it expires, the helper's access is revoked, or a later link revokes the
 * earlier ones. The gateway checks the expiry (`present-helper-link.ts`); `eventAccessStore.findLinked` finds no
 * revoked access.
 */
export function isLinkCurrent(
  { generation }: Pick<LinkClaims, 'generation'>,
  { linkGeneration }: Pick<EventAccess, 'linkGeneration'>,
): boolean {
  return linkGeneration === generation
}
