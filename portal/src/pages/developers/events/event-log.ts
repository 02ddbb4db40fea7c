import { useSyncExternalStore } from 'react'
import { toRestName } from '../../../../../schema/fields/rest-names.ts'
import type { DataOf } from '../../../graph/ask.ts'

type Item = NonNullable<DataOf<'PortalNamedClubEvents'>['clubEvents']>
export type ClubEvent = NonNullable<Item['event']>

export interface EventLog {
  /** Newest first. */
  events: readonly ClubEvent[]
  /** Where the feed goes on when the page is opened again; null before its first item. */
  position: string | null
  /** True once a cut was too long: what came before the oldest of them was missed. */
  hasGap: boolean
}

/** Name of the court that an event is about; null where it is absent or not visible. */
export function courtNameOf({ resource: { node } }: ClubEvent): string | null {
  if (!node) return null
  if ('name' in node) return node.name
  return 'court' in node ? (node.court?.name ?? null) : null
}

/** The source's own id of the booking that an event is about; null without one. */
export function bookingNumberOf({ resource: { node } }: ClubEvent): string | null {
  if (!node) return null
  if ('externalBookingId' in node) return node.externalBookingId
  return 'booking' in node ? (node.booking?.externalBookingId ?? null) : null
}

/** The changed fields, by the names that partners get. */
export function changedNamesOf({ changedFields }: ClubEvent): string[] {
  return changedFields.map((name) => toRestName(name))
}

/** The match that an event is about. */
export function matchOf({ resource: { kind, id, node } }: ClubEvent): string | null {
  if (kind === 'MATCH_SESSION') return id
  return node && 'matchSessionId' in node ? node.matchSessionId : null
}

/** Older ones leave the page, not the feed. */
const MOST_EVENTS = 1_000

const EMPTY: EventLog = { events: [], position: null, hasGap: false }

/** By club, as long as the portal is open: leaving the page and coming back misses nothing. */
const logs = new Map<string, EventLog>()
const listeners = new Set<() => void>()

export function useEventLog(clubId: string): EventLog {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => eventLogOf(clubId),
  )
}

export function eventLogOf(clubId: string): EventLog {
  return logs.get(clubId) ?? EMPTY
}

export function addEvent(clubId: string, { position, event }: Item): void {
  const log = eventLogOf(clubId)
  const isNew = event !== null && !log.events.some(({ id }) => id === event.id)
  const events = isNew ? [event, ...log.events].slice(0, MOST_EVENTS) : log.events
  set(clubId, { ...log, events, position })
}

/** Events that came after a list was taken. */
export function countNewer(events: readonly ClubEvent[], taken: readonly ClubEvent[]): number {
  const newest = taken[0]
  const at = events.findIndex(({ id }) => id === newest?.id)
  return at === -1 ? events.length : at
}

/** What the feed has no more was missed. It begins anew; those before the gap, older than any that is kept, go. */
export function noteGap(clubId: string): true {
  set(clubId, { ...EMPTY, hasGap: true })
  return true
}

function set(clubId: string, log: EventLog): void {
  logs.set(clubId, log)
  for (const listener of listeners) listener()
}
