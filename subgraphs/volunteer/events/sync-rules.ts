import { notFound, Problem } from '../../../schema/problem.ts'
import type { EventLimits } from '../../../schema/volunteer/limits.ts'
import type { RefusedItem } from '../records/bulk-items.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import { countsTowardsLimit, requireBelowLimit } from './event-limit-rules.ts'
import {
  createEvent,
  type EventChanges,
  type EventContent,
  type NewEvent,
  updateEvent,
} from './rules.ts'
import type { VolunteerEvent } from './volunteer-event.ts'

/** An event as the club's own system sends it. */
export interface SyncItem {
  names: EventNames
  /** Applied if the event exists. */
  changes: EventChanges & { externalId: string }
  /** Used if the event is created. */
  content: EventContent
}

/** The ids by which an event is found. */
export interface EventNames {
  id: string | null
  externalId: string | null
}

export type SyncOutcome =
  | { outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'; event: VolunteerEvent }
  /**
   * `eventId` is the existing event that the item names; null if the item names none, or two
   * different ones.
   */
  | { outcome: 'FAILED'; problem: Problem; eventId: string | null }

/** The club's stored events and its limit. */
export interface SyncScope {
  /** Every stored event that an item may name. */
  stored: readonly VolunteerEvent[]
  openCount: number
  limit: number
  limits: EventLimits
  /** Rejects a caller that may only update events. */
  requireCreation(): void
  /** Id, club and creator of a new event. */
  newOrigin(): Omit<NewEvent, 'content'>
}

export interface Synced {
  outcomes: SyncOutcome[]
  events: VolunteerDomainEvent[]
  renamed: string[]
  changed: VolunteerEvent[]
  added: VolunteerEvent[]
}

/**
 * Decides the items in order, as if each were a request of its own; a rejected item changes
 * nothing.
 */
export function syncEvents(
  items: readonly (SyncItem | RefusedItem<EventNames>)[],
  scope: SyncScope,
  now: Date,
): Synced {
  const state = makeSyncState(scope)
  const outcomes = items.map((item) => attemptItem(state, item, now))
  return { outcomes, ...toSynced(state) }
}

/** The club's events after the items decided so far. */
interface SyncState {
  scope: SyncScope
  stored: ReadonlyMap<string, VolunteerEvent>
  current: Map<string, VolunteerEvent>
  idOfExternalId: Map<string, string>
  openCount: number
  events: VolunteerDomainEvent[]
}

function makeSyncState(scope: SyncScope): SyncState {
  const stored = new Map(scope.stored.map((event) => [event.id, event]))
  const named = scope.stored.flatMap(({ id, externalId }) =>
    externalId === null ? [] : [[externalId, id] as const],
  )
  const { openCount } = scope
  const current = new Map(stored)
  return { scope, stored, current, idOfExternalId: new Map(named), openCount, events: [] }
}

function toSynced({ stored, current, events }: SyncState): Omit<Synced, 'outcomes'> {
  const written = [...current.values()].filter((event) => event !== stored.get(event.id))
  const changed = written.filter(({ id }) => stored.has(id))
  const renamed = changed.filter(({ id, externalId }) => {
    const before = stored.get(id)?.externalId ?? null
    return before !== null && before !== externalId
  })
  const added = written.filter(({ id }) => !stored.has(id))
  return { events, changed, added, renamed: renamed.map(({ id }) => id) }
}

function attemptItem(
  state: SyncState,
  item: SyncItem | RefusedItem<EventNames>,
  now: Date,
): SyncOutcome {
  try {
    if ('problem' in item) throw item.problem
    return syncEvent(state, item, now)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const [eventId = null, ...others] = new Set(Object.values(idsNamedBy(state, item.names)))
    return { outcome: 'FAILED', problem: error, eventId: others.length > 0 ? null : eventId }
  }
}

function syncEvent(state: SyncState, item: SyncItem, now: Date): SyncOutcome {
  const found = findNamed(state, item.names)
  if (found === null) return create(state, item, now)

  const { result, events } = updateEvent(found, item.changes, now)
  applyChange(state, found, result)
  state.events.push(...events)
  return { outcome: events.length === 0 ? 'UNCHANGED' : 'UPDATED', event: result }
}

function create(state: SyncState, { content }: SyncItem, now: Date): SyncOutcome {
  state.scope.requireCreation()
  const { result, events } = createEvent({ ...state.scope.newOrigin(), content }, now)
  applyChange(state, null, result)
  state.events.push(...events)
  return { outcome: 'CREATED', event: result }
}

/**
 * Finds the event by id or external id. An unknown id is rejected instead of creating an event
 * under another id.
 */
function findNamed(state: SyncState, names: EventNames): VolunteerEvent | null {
  const named = idsNamedBy(state, names)
  const [first, ...others] = new Set(Object.values(named))
  if (others.length > 0) {
    const matches = Object.entries(named).map(([by, eventId]) => `${by} names ${eventId}`)
    throw new Problem('ambiguous_match', `The item names different events: ${matches.join(', ')}.`)
  }
  if (first === undefined && names.id !== null) throw notFound('volunteer event')

  return first === undefined ? null : (state.current.get(first) ?? null)
}

/** The existing event per field that names one. */
function idsNamedBy(state: SyncState, { id, externalId }: EventNames): Record<string, string> {
  const byId = id === null ? undefined : state.current.get(id)?.id
  const byExternalId = externalId === null ? undefined : state.idOfExternalId.get(externalId)
  return {
    ...(byId !== undefined && { id: byId }),
    ...(byExternalId !== undefined && { external_id: byExternalId }),
  }
}

function applyChange(state: SyncState, before: VolunteerEvent | null, after: VolunteerEvent): void {
  const countBefore = before !== null && countsTowardsLimit(before.status) ? 1 : 0
  const countAfter = countsTowardsLimit(after.status) ? 1 : 0
  if (countAfter > countBefore)
    requireBelowLimit(state.openCount, state.scope.limit, state.scope.limits)

  state.openCount += countAfter - countBefore
  state.current.set(after.id, after)
  if (before?.externalId) state.idOfExternalId.delete(before.externalId)
  if (after.externalId) state.idOfExternalId.set(after.externalId, after.id)
}
