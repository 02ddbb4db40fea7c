import { notFound, Problem } from '../../../schema/problem.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { EventAccess } from './event-access.ts'
import { type CountedHelper, grantAccess, requireRolesOf } from './rules.ts'

/** A helper who should get access to an event. */
export interface AccessGrant {
  helperId: string
  /** Undefined leaves the roles unchanged. */
  roleIds: string[] | undefined
}

export type GrantOutcome =
  | { outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'; access: EventAccess }
  | { outcome: 'FAILED'; problem: Problem }

/** The locked rows on which the items are decided. */
export interface GrantScope {
  eventId: string
  helpers: readonly CountedHelper[]
  /** Accesses of these helpers to the event, including revoked ones. */
  accesses: readonly EventAccess[]
  /** The named roles that belong to the event. */
  roleIds: ReadonlySet<string>
  newId(): string
}

export interface Grants {
  outcomes: GrantOutcome[]
  events: VolunteerDomainEvent[]
  added: EventAccess[]
  changed: EventAccess[]
}

/** The accesses after the items decided so far. */
interface GrantState {
  helpers: Map<string, CountedHelper>
  accesses: Map<string, EventAccess>
  events: VolunteerDomainEvent[]
}

/** Decides the items in order; a rejected item changes nothing. */
export function grantAccesses(
  items: readonly (AccessGrant | Problem)[],
  scope: GrantScope,
  now: Date,
): Grants {
  const stored = new Map(scope.accesses.map((access) => [access.helperId, access]))
  const helpers = new Map(scope.helpers.map((helper) => [helper.id, helper]))
  const state: GrantState = { helpers, accesses: new Map(stored), events: [] }
  const outcomes = items.map((item) => attemptItem(() => grant(state, item, scope, now)))
  const written = [...state.accesses.values()].filter(
    (access) => access !== stored.get(access.helperId),
  )
  return {
    outcomes,
    events: state.events,
    added: written.filter(({ helperId }) => !stored.has(helperId)),
    changed: written.filter(({ helperId }) => stored.has(helperId)),
  }
}

function attemptItem(grantItem: () => GrantOutcome): GrantOutcome {
  try {
    return grantItem()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { outcome: 'FAILED', problem: error }
  }
}

function grant(
  state: GrantState,
  item: AccessGrant | Problem,
  { eventId, roleIds: known, newId }: GrantScope,
  now: Date,
): GrantOutcome {
  if (item instanceof Problem) throw item
  const { helperId, roleIds } = item
  const helper = state.helpers.get(helperId)
  if (helper === undefined) throw notFound('helper')

  const stored = state.accesses.get(helperId) ?? null
  requireRolesOf(known, stored, roleIds)
  const decision = grantAccess(stored, helper, { id: newId(), eventId, roleIds }, now)
  const { access, publishedCount, events } = decision
  state.accesses.set(helperId, access)
  state.helpers.set(helperId, { ...helper, publishedCount })
  state.events.push(...events)
  if (events.length > 0) return { outcome: 'CREATED', access }
  return { outcome: access === stored ? 'UNCHANGED' : 'UPDATED', access }
}
