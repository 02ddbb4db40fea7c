import { linksEndAfterEvent } from '../../../rules/volunteer/link-life.ts'
import { Problem } from '../../../schema/problem.ts'
import type { EventAccess } from '../event-access/event-access.ts'
import type { LinkClaims } from './link-tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Expiry of a new link in full seconds: after `expiresInDays`, by default `helperLink.days.default`, and at most a week
 * after the event's last day.
 */
export function linkExpiry(
  { endDate }: { endDate: string },
  expiresInDays: number,
  now: Date,
): Date {
  const latest = linksEndAfterEvent({ endDate })
  if (latest <= now)
    throw new Problem('event_over', 'The event is over for too long for its helpers to get a link.')

  const wanted = now.getTime() + expiresInDays * DAY_MS
  return new Date(Math.floor(Math.min(wanted, latest.getTime()) / 1000) * 1000)
}

/** A new link leaves the earlier ones valid, unless it revokes them. */
export function claimsOfLink(
  { id: accessId, linkGeneration }: Pick<EventAccess, 'id' | 'linkGeneration'>,
  event: { endDate: string },
  { expiresInDays, revokeEarlier }: { expiresInDays: number; revokeEarlier: boolean },
  now: Date,
): LinkClaims & { expiresAt: Date } {
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
