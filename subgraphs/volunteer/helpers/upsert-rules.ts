import { notFound, Problem } from '../../../platform/problem.ts'
import type { VolunteerDomainEvent } from '../volunteer-domain-event.ts'
import type { Helper } from './helper.ts'
import {
  type HelperChanges,
  type HelperContent,
  type NewHelper,
  registerHelper,
  updateHelper,
} from './rules.ts'

/** A helper of the club's own system. */
export interface UpsertItem {
  id: string | null
  /** What it says about a helper who is known. */
  changes: HelperChanges
  /** What it makes of a new one. */
  content: HelperContent
}

export type UpsertOutcome =
  | { outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'; helper: Helper }
  | { outcome: 'FAILED'; problem: Problem }

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
  items: readonly (UpsertItem | Problem)[],
  { stored, newOrigin }: UpsertGround,
  now: Date,
): Upserted {
  const book = openBook(stored)
  const outcomes = items.map((item) => attemptItem(() => upsert(book, item, newOrigin, now)))
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

function attemptItem(upsertItem: () => UpsertOutcome): UpsertOutcome {
  try {
    return upsertItem()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { outcome: 'FAILED', problem: error }
  }
}

function upsert(
  book: Book,
  item: UpsertItem | Problem,
  newOrigin: UpsertGround['newOrigin'],
  now: Date,
): UpsertOutcome {
  if (item instanceof Problem) throw item
  const found = findNamed(book, item)
  if (found !== null && book.taken.has(found.id))
    throw new Problem('duplicate_helper', 'An item before this one names the same helper.')

  if (found === null) {
    const { result, events } = registerHelper({ ...newOrigin(), content: item.content }, now)
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

/** By id, then external id, then e-mail address; an id that names nothing makes nobody of another id. */
function findNamed(book: Book, { id, content }: UpsertItem): Helper | null {
  const byId = id === null ? undefined : book.current.get(id)
  const byExternalId = idOf(book.idOfExternalId, content.externalId)
  if (id !== null && byId === undefined && byExternalId === undefined) throw notFound('helper')

  const named = [byId?.id, byExternalId, idOf(book.idOfEmail, content.email)]
  const [first, ...others] = new Set(named.filter((one) => one !== undefined))
  if (others.length > 0)
    throw new Problem('ambiguous_match', 'id, external_id and email name different helpers.')

  return first === undefined ? null : (book.current.get(first) ?? null)
}

function idOf(ids: ReadonlyMap<string, string>, name: string | null): string | undefined {
  return name === null ? undefined : ids.get(name)
}

function enter(book: Book, before: Helper | null, after: Helper): void {
  if (before?.externalId) book.idOfExternalId.delete(before.externalId)
  if (before?.email) book.idOfEmail.delete(before.email)
  if (after.externalId) book.idOfExternalId.set(after.externalId, after.id)
  if (after.email) book.idOfEmail.set(after.email, after.id)
  book.current.set(after.id, after)
}
