import type { DataOf, PortalOperation } from '../ask.ts'

/** Subscriptions that announce changes of a club, each with the kinds of changes that it names. */
export const FEEDS = {
  PortalDay: ['MATCH_SESSION'],
  PortalClubEvents: [
    'BOOKING_CREATED',
    'BOOKING_UPDATED',
    'BOOKING_CANCELLED',
    'BOOKING_RECONCILIATION_REQUIRED',
    'SESSION_CREATED',
    'SESSION_STATUS_CHANGED',
    'COURT_STATUS_CHANGED',
  ],
  PortalClubChanges: ['CLUB', 'COURT', 'LOCATION', 'RECONCILIATION_CONFLICT', 'WEBHOOK_ENDPOINT'],
  PortalVolunteerEvents: [
    'EVENT',
    'ROLE',
    'SHIFT',
    'HELPER',
    'ASSIGNMENT',
    'MESSAGE',
    'AVAILABILITY',
    'AUTOMATION',
  ],
  PortalVolunteerChanges: [
    'HELPER_DETAILS',
    'MESSAGE_RECIPIENTS',
    'POLL',
    'WORKFLOW',
    'WORKFLOW_RUN',
  ],
} as const satisfies Partial<Record<PortalOperation, readonly string[]>>

export type FeedName = keyof typeof FEEDS
export type ChangeKind = (typeof FEEDS)[FeedName][number]

export function feedOf(kind: ChangeKind): FeedName {
  const names = Object.keys(FEEDS) as FeedName[]
  return names.find((name) => isOf(name, kind)) as FeedName
}

export function isFeed(name: string): name is FeedName {
  return Object.hasOwn(FEEDS, name)
}

/** Kinds that a feed announces as a whole before it begins; what changes meanwhile is in these items. */
export const BEGUN_BY_ITEMS: Partial<Record<FeedName, readonly ChangeKind[]>> = {
  PortalClubChanges: FEEDS.PortalClubChanges,
  PortalVolunteerChanges: FEEDS.PortalVolunteerChanges,
}

export interface Announced {
  kind: ChangeKind
  /** Null where any record of the kind may have changed. */
  id: string | null
}

/** The change that an item of a feed announces; null for one that no page follows. */
export function readItem(name: FeedName, item: Record<string, unknown>): Announced | null {
  const read = READERS[name](item as never)
  return read && isOf(name, read.kind) ? { kind: read.kind, id: read.id } : null
}

function isOf(name: FeedName, kind: string): kind is ChangeKind {
  return (FEEDS[name] as readonly string[]).includes(kind)
}

type ItemReader<Name extends FeedName> = (
  item: DataOf<Name>,
) => { kind: string; id: string | null } | null

const READERS: { [Name in FeedName]: ItemReader<Name> } = {
  PortalDay: ({ clubMatchSessions: of }) => of && { kind: 'MATCH_SESSION', id: of.id },
  PortalClubEvents: ({ clubEvents: of }) =>
    of?.event ? { kind: of.event.eventType, id: of.event.resource.id } : null,
  PortalClubChanges: ({ clubChanges: of }) => of && { kind: of.kind, id: of.resourceId },
  PortalVolunteerChanges: ({ volunteerChanges: of }) => of && { kind: of.kind, id: of.resourceId },
  PortalVolunteerEvents: ({ volunteerPublications: of }) =>
    of?.event ? { kind: of.event.resourceKind, id: of.event.resourceId } : null,
}
