import { notFound, Problem } from '../../../platform/problem.ts'
import { unknownIds } from '../records/refuse-unknown-ids.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { EventAccess } from './event-access.ts'
import { type CountedHelper, grantAccess } from './rules.ts'

/** A helper who is to have access to an event. */
export interface AskedGrant {
  helperId: string
  /** Undefined leaves the roles as they are. */
  roleIds: string[] | undefined
}

export type GrantOutcome =
  | { outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'; access: EventAccess }
  | { outcome: 'FAILED'; problem: Problem }

/** The locked rows that decide about the items. */
export interface GrantGround {
  eventId: string
  helpers: readonly CountedHelper[]
  /** Accesses of these helpers to the event, revoked ones too. */
  accesses: readonly EventAccess[]
  /** Of the roles that items name, those of the event. */
  roleIds: ReadonlySet<string>
  newId(): string
}

export interface Grants {
  outcomes: GrantOutcome[]
  events: VolunteerDomainEvent[]
  added: EventAccess[]
  changed: EventAccess[]
}

/** The state after each item. */
interface Book {
  helpers: Map<string, CountedHelper>
  accesses: Map<string, EventAccess>
  events: VolunteerDomainEvent[]
}

/** Decides the items one after the other; a refused item leaves no trace. */
export function grantAccesses(
  items: readonly (AskedGrant | Problem)[],
  ground: GrantGround,
  now: Date,
): Grants {
  const stored = new Map(ground.accesses.map((access) => [access.helperId, access]))
  const helpers = new Map(ground.helpers.map((helper) => [helper.id, helper]))
  const book: Book = { helpers, accesses: new Map(stored), events: [] }
  const outcomes = items.map((item) => attemptItem(() => grant(book, item, ground, now)))
  const written = [...book.accesses.values()].filter(
    (access) => access !== stored.get(access.helperId),
  )
  return {
    outcomes,
    events: book.events,
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
  book: Book,
  item: AskedGrant | Problem,
  { eventId, roleIds: known, newId }: GrantGround,
  now: Date,
): GrantOutcome {
  if (item instanceof Problem) throw item
  const { helperId, roleIds } = item
  const helper = book.helpers.get(helperId)
  if (helper === undefined) throw notFound('helper')

  const stored = book.accesses.get(helperId) ?? null
  requireRolesOf(known, stored, roleIds)
  const decision = grantAccess(stored, helper, { id: newId(), eventId, roleIds }, now)
  const { access, publishedCount, events } = decision
  book.accesses.set(helperId, access)
  book.helpers.set(helperId, { ...helper, publishedCount })
  book.events.push(...events)
  if (events.length > 0) return { outcome: 'CREATED', access }
  return { outcome: access === stored ? 'UNCHANGED' : 'UPDATED', access }
}

/** Roles that the access has may be named again, also once they are deleted. */
export function requireRolesOf(
  known: ReadonlySet<string>,
  stored: EventAccess | null,
  roleIds: readonly string[] = [],
): void {
  const unknown = roleIds.filter((id) => !known.has(id) && !stored?.roleIds.includes(id))
  if (unknown.length > 0) throw unknownIds('unknown_role', 'The event has no such role', unknown)
}
