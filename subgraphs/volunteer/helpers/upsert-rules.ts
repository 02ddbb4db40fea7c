import { notFound, Problem } from '../../../platform/problem.ts'
import type { HelperContent } from '../../../schema/volunteer/helpers.ts'
import type { RefusedItem } from '../records/bulk-items.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { Helper } from './helper.ts'
import { type HelperChanges, type NewHelper, registerHelper, updateHelper } from './rules.ts'

/** A helper of the club's own system. */
export interface UpsertItem {
  names: HelperNames
  /** What it says about a helper who is known. */
  changes: HelperChanges
  /** What it makes of a new one, who must have a last name. */
  content: Omit<HelperContent, 'lastName'> & { lastName: string | null }
}

export interface HelperNames {
  id: string | null
  externalId: string | null
  email: string | null
}

export type UpsertOutcome =
  | { outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'; helper: Helper }
  /** The helper whom the item names, where that is one helper. */
  | { outcome: 'FAILED'; problem: Problem; helperId: string | null }

export interface UpsertGround {
  /** Every helper that an item may name. */
  stored: readonly Helper[]
  /** Who a new helper is. */
  newOrigin(): Omit<NewHelper, 'content'>
}

export interface Upserted {
  outcomes: UpsertOutcome[]
  events: VolunteerDomainEvent[]
  /** Those who were stored before, as they were. */
  replaced: Helper[]
  /** The same as they are now, in the same order. */
  changed: Helper[]
  added: Helper[]
}

/** Takes the items one after the other; a refused one leaves no trace. */
export function upsertHelpers(
  items: readonly (UpsertItem | RefusedItem<HelperNames>)[],
  { stored, newOrigin }: UpsertGround,
  now: Date,
): Upserted {
  const book = openBook(stored)
  const outcomes = items.map((item) => attemptItem(book, item, newOrigin, now))
  return { outcomes, ...closeBook(book) }
}

/** The helpers as they are after each item. */
interface Book {
  stored: ReadonlyMap<string, Helper>
  current: Map<string, Helper>
  idOfExternalId: Map<string, string>
  idOfEmail: Map<string, string>
  /** Whom an item of this request was about already. */
  taken: Set<string>
  events: VolunteerDomainEvent[]
}

function openBook(stored: readonly Helper[]): Book {
  const byId = new Map(stored.map((helper) => [helper.id, helper]))
  const book: Book = {
    stored: byId,
    current: new Map(),
    idOfExternalId: new Map(),
    idOfEmail: new Map(),
    taken: new Set(),
    events: [],
  }
  for (const helper of byId.values()) enter(book, null, helper)
  return book
}

function closeBook({ stored, current, events }: Book): Omit<Upserted, 'outcomes'> {
  const written = [...current.values()].filter((helper) => helper !== stored.get(helper.id))
  const changed = written.filter(({ id }) => stored.has(id))
  const replaced = changed.flatMap(({ id }) => stored.get(id) ?? [])
  return { events, replaced, changed, added: written.filter(({ id }) => !stored.has(id)) }
}

function attemptItem(
  book: Book,
  item: UpsertItem | RefusedItem<HelperNames>,
  newOrigin: UpsertGround['newOrigin'],
  now: Date,
): UpsertOutcome {
  const matches = matchesOf(book, item.names)
  try {
    if ('problem' in item) throw item.problem
    return upsert(book, item, findMatched(book, item.names, matches), newOrigin, now)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const [helperId = null, ...others] = new Set(matches.map((match) => match.helperId))
    return { outcome: 'FAILED', problem: error, helperId: others.length > 0 ? null : helperId }
  }
}

function upsert(
  book: Book,
  item: UpsertItem,
  found: Helper | null,
  newOrigin: UpsertGround['newOrigin'],
  now: Date,
): UpsertOutcome {
  if (found !== null && book.taken.has(found.id))
    throw new Problem('duplicate_helper', 'An item before this one names the same helper.')

  if (found === null) {
    const { lastName, ...content } = item.content
    if (lastName === null) throw new Problem('invalid_input', 'A new helper needs a last name.')

    const named = { ...newOrigin(), content: { ...content, lastName } }
    const { result, events } = registerHelper(named, now)
    enter(book, null, result)
    book.taken.add(result.id)
    book.events.push(...events)
    return { outcome: 'CREATED', helper: result }
  }

  const helper = updateHelper(found, item.changes, now)
  enter(book, found, helper)
  book.taken.add(helper.id)
  return { outcome: helper === found ? 'UNCHANGED' : 'UPDATED', helper }
}

/** A helper whom an item names, and the name by which. */
interface Match {
  by: 'id' | 'external_id' | 'email'
  helperId: string
}

function matchesOf(book: Book, { id, externalId, email }: HelperNames): Match[] {
  const { current, idOfExternalId, idOfEmail } = book
  const found = [
    { by: 'id', helperId: id !== null && current.has(id) ? id : undefined },
    {
      by: 'external_id',
      helperId: externalId === null ? undefined : idOfExternalId.get(externalId),
    },
    { by: 'email', helperId: email === null ? undefined : idOfEmail.get(email) },
  ] as const
  return found.flatMap(({ by, helperId }) => (helperId === undefined ? [] : [{ by, helperId }]))
}

/** By id, then external id, then e-mail address; an id that names nothing makes nobody of another id. */
function findMatched(book: Book, { id }: HelperNames, matches: readonly Match[]): Helper | null {
  if (id !== null && !matches.some(({ by }) => by !== 'email')) throw notFound('helper')

  const [first, ...others] = new Set(matches.map(({ helperId }) => helperId))
  if (others.length > 0) {
    const told = matches.map(({ by, helperId }) => `${by} names ${helperId}`)
    throw new Problem('ambiguous_match', `The item names different helpers: ${told.join(', ')}.`)
  }

  return first === undefined ? null : (book.current.get(first) ?? null)
}

function enter(book: Book, before: Helper | null, after: Helper): void {
  if (before?.externalId) book.idOfExternalId.delete(before.externalId)
  if (before?.email) book.idOfEmail.delete(before.email)
  if (after.externalId) book.idOfExternalId.set(after.externalId, after.id)
  if (after.email) book.idOfEmail.set(after.email, after.id)
  book.current.set(after.id, after)
}
