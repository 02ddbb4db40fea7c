import { notFound, Problem } from '../../../platform/problem.ts'
import type { EventLimits } from '../accounts/rules.ts'
import type { RefusedItem } from '../records/bulk-items.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import {
  createEvent,
  type EventChanges,
  type EventContent,
  type NewEvent,
  requireRoomForEvent,
  takesPlace,
  updateEvent,
} from './rules.ts'
import type { VolunteerEvent } from './volunteer-event.ts'

/** An event of the club's own system. */
export interface SyncItem {
  names: EventNames
  /** What it says about an event that exists. */
  changes: EventChanges & { externalId: string }
  /** What it makes of a new one. */
  content: EventContent
}

/** What an event is found by. */
export interface EventNames {
  id: string | null
  externalId: string | null
}

export type SyncOutcome =
  | { outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'; event: VolunteerEvent }
  /** `eventId` is the known event that the item names; null where it names none, or two. */
  | { outcome: 'FAILED'; problem: Problem; eventId: string | null }

/** What the club has, and what it may have. */
export interface SyncGround {
  /** Every event that an item may name. */
  stored: readonly VolunteerEvent[]
  openCount: number
  limit: number
  limits: EventLimits
  /** Refuses a caller that may change events only. */
  requireCreation(): void
  /** Who and where a new event is. */
  newOrigin(): Omit<NewEvent, 'content'>
}

export interface Synced {
  outcomes: SyncOutcome[]
  events: VolunteerDomainEvent[]
  renamed: string[]
  changed: VolunteerEvent[]
  added: VolunteerEvent[]
}

/** Takes the items one after the other, as if each were a request; a refused one leaves no trace. */
export function syncEvents(
  items: readonly (SyncItem | RefusedItem<EventNames>)[],
  ground: SyncGround,
  now: Date,
): Synced {
  const book = openBook(ground)
  const outcomes = items.map((item) => attemptItem(book, item, now))
  return { outcomes, ...closeBook(book) }
}

/** The club's events as they are after each item. */
interface Book {
  ground: SyncGround
  stored: ReadonlyMap<string, VolunteerEvent>
  current: Map<string, VolunteerEvent>
  idOfExternalId: Map<string, string>
  openCount: number
  events: VolunteerDomainEvent[]
}

function openBook(ground: SyncGround): Book {
  const stored = new Map(ground.stored.map((event) => [event.id, event]))
  const named = ground.stored.flatMap(({ id, externalId }) =>
    externalId === null ? [] : [[externalId, id] as const],
  )
  const { openCount } = ground
  const current = new Map(stored)
  return { ground, stored, current, idOfExternalId: new Map(named), openCount, events: [] }
}

function closeBook({ stored, current, events }: Book): Omit<Synced, 'outcomes'> {
  const written = [...current.values()].filter((event) => event !== stored.get(event.id))
  const changed = written.filter(({ id }) => stored.has(id))
  const renamed = changed.filter(({ id, externalId }) => {
    const before = stored.get(id)?.externalId ?? null
    return before !== null && before !== externalId
  })
  const added = written.filter(({ id }) => !stored.has(id))
  return { events, changed, added, renamed: renamed.map(({ id }) => id) }
}

function attemptItem(book: Book, item: SyncItem | RefusedItem<EventNames>, now: Date): SyncOutcome {
  try {
    if ('problem' in item) throw item.problem
    return syncEvent(book, item, now)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const [eventId = null, ...others] = new Set(Object.values(idsNamedBy(book, item.names)))
    return { outcome: 'FAILED', problem: error, eventId: others.length > 0 ? null : eventId }
  }
}

function syncEvent(book: Book, item: SyncItem, now: Date): SyncOutcome {
  const found = findNamed(book, item.names)
  if (found === null) return create(book, item, now)

  const { result, events } = updateEvent(found, item.changes, now)
  enter(book, found, result)
  book.events.push(...events)
  return { outcome: events.length === 0 ? 'UNCHANGED' : 'UPDATED', event: result }
}

function create(book: Book, { content }: SyncItem, now: Date): SyncOutcome {
  book.ground.requireCreation()
  const { result, events } = createEvent({ ...book.ground.newOrigin(), content }, now)
  enter(book, null, result)
  book.events.push(...events)
  return { outcome: 'CREATED', event: result }
}

/** By its id, then by its external id; an id that names nothing makes no event of another id. */
function findNamed(book: Book, names: EventNames): VolunteerEvent | null {
  const named = idsNamedBy(book, names)
  const [first, ...others] = new Set(Object.values(named))
  if (others.length > 0) {
    const told = Object.entries(named).map(([by, eventId]) => `${by} names ${eventId}`)
    throw new Problem('ambiguous_match', `The item names different events: ${told.join(', ')}.`)
  }
  if (first === undefined && names.id !== null) throw notFound('volunteer event')

  return first === undefined ? null : (book.current.get(first) ?? null)
}

/** The known event of each field that names one. */
function idsNamedBy(book: Book, { id, externalId }: EventNames): Record<string, string> {
  const byId = id === null ? undefined : book.current.get(id)?.id
  const byExternalId = externalId === null ? undefined : book.idOfExternalId.get(externalId)
  return {
    ...(byId !== undefined && { id: byId }),
    ...(byExternalId !== undefined && { external_id: byExternalId }),
  }
}

function enter(book: Book, before: VolunteerEvent | null, after: VolunteerEvent): void {
  const placesBefore = before !== null && takesPlace(before.status) ? 1 : 0
  const placesAfter = takesPlace(after.status) ? 1 : 0
  if (placesAfter > placesBefore)
    requireRoomForEvent(book.openCount, book.ground.limit, book.ground.limits)

  book.openCount += placesAfter - placesBefore
  book.current.set(after.id, after)
  if (before?.externalId) book.idOfExternalId.delete(before.externalId)
  if (after.externalId) book.idOfExternalId.set(after.externalId, after.id)
}
