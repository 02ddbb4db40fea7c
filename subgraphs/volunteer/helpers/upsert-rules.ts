import { cleanAddress } from '../../../schema/fields/text/characters.ts'
import { notFound, Problem } from '../../../schema/problem.ts'
import type { HelperContent } from '../../../schema/volunteer/helpers.ts'
import { requireState } from '../../foundation/change/optimistic-lock.ts'
import type { RefusedItem } from '../records/bulk-items.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { Helper } from './helper.ts'
import { type HelperChanges, type NewHelper, registerHelper, updateHelper } from './rules.ts'

/** A helper as the club's own system sends it. */
export interface UpsertItem {
  names: HelperNames
  /** `updatedAt` of the state that the client has seen; absent: of any. */
  expectedUpdatedAt?: Date | undefined
  /** Applied if the helper exists. */
  changes: HelperChanges
  /** Used if the helper is created; a last name is then required. */
  content: Omit<HelperContent, 'lastName'> & { lastName: string | null }
}

export interface HelperNames {
  id: string | null
  externalId: string | null
  email: string | null
}

export type UpsertOutcome =
  | { outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'; helper: Helper }
  /** The helper that the item names, if it names exactly one. */
  | { outcome: 'FAILED'; problem: Problem; helperId: string | null }

export interface UpsertScope {
  /** Every stored helper that an item may name. */
  stored: readonly Helper[]
  /** Id and club of a new helper. */
  newOrigin(): Omit<NewHelper, 'content'>
}

export interface Upserted {
  outcomes: UpsertOutcome[]
  events: VolunteerDomainEvent[]
  /** Changed helpers in their former state. */
  replaced: Helper[]
  /** The same helpers in their new state, in the same order. */
  changed: Helper[]
  added: Helper[]
}

/** Decides the items in order; a rejected item changes nothing. */
export function upsertHelpers(
  items: readonly (UpsertItem | RefusedItem<HelperNames>)[],
  { stored, newOrigin }: UpsertScope,
  now: Date,
): Upserted {
  const state = makeUpsertState(stored)
  const outcomes = items.map((item) => attemptItem(state, item, newOrigin, now))
  return { outcomes, ...toUpserted(state) }
}

/** The helpers after the items decided so far. */
interface UpsertState {
  stored: ReadonlyMap<string, Helper>
  current: Map<string, Helper>
  idOfExternalId: Map<string, string>
  /** By the address without format characters, which rows of 1.0.0 may hold: two of them can have one. */
  idsOfEmail: Map<string, Set<string>>
  /** Ids of helpers that earlier items of this request created, changed or left unchanged. */
  handledIds: Set<string>
  events: VolunteerDomainEvent[]
}

function makeUpsertState(stored: readonly Helper[]): UpsertState {
  const byId = new Map(stored.map((helper) => [helper.id, helper]))
  const state: UpsertState = {
    stored: byId,
    current: new Map(),
    idOfExternalId: new Map(),
    idsOfEmail: new Map(),
    handledIds: new Set(),
    events: [],
  }
  for (const helper of byId.values()) applyChange(state, null, helper)
  return state
}

function toUpserted({ stored, current, events }: UpsertState): Omit<Upserted, 'outcomes'> {
  const written = [...current.values()].filter((helper) => helper !== stored.get(helper.id))
  const changed = written.filter(({ id }) => stored.has(id))
  const replaced = changed.flatMap(({ id }) => stored.get(id) ?? [])
  return { events, replaced, changed, added: written.filter(({ id }) => !stored.has(id)) }
}

function attemptItem(
  state: UpsertState,
  item: UpsertItem | RefusedItem<HelperNames>,
  newOrigin: UpsertScope['newOrigin'],
  now: Date,
): UpsertOutcome {
  const matches = matchesOf(state, item.names)
  try {
    if ('problem' in item) throw item.problem
    return upsert(state, item, findMatched(state, item.names, matches), newOrigin, now)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const [helperId = null, ...others] = new Set(matches.map((match) => match.helperId))
    return { outcome: 'FAILED', problem: error, helperId: others.length > 0 ? null : helperId }
  }
}

function upsert(
  state: UpsertState,
  item: UpsertItem,
  found: Helper | null,
  newOrigin: UpsertScope['newOrigin'],
  now: Date,
): UpsertOutcome {
  if (found !== null && state.handledIds.has(found.id))
    throw new Problem('duplicate_helper', 'An item before this one names the same helper.')

  if (found === null) {
    if (item.expectedUpdatedAt !== undefined) throw notFound('helper')
    const { lastName, ...content } = item.content
    if (lastName === null) throw new Problem('invalid_input', 'A new helper needs a last name.')

    const named = { ...newOrigin(), content: { ...content, lastName } }
    const { result, events } = registerHelper(named, now)
    applyChange(state, null, result)
    state.handledIds.add(result.id)
    state.events.push(...events)
    return { outcome: 'CREATED', helper: result }
  }

  requireState('helper', found, item.expectedUpdatedAt)
  const helper = updateHelper(found, item.changes, now)
  applyChange(state, found, helper)
  state.handledIds.add(helper.id)
  return { outcome: helper === found ? 'UNCHANGED' : 'UPDATED', helper }
}

/** A helper that an item names, and the field that names it. */
interface Match {
  by: 'id' | 'external_id' | 'email'
  helperId: string
}

function matchesOf(state: UpsertState, { id, externalId, email }: HelperNames): Match[] {
  const { current, idOfExternalId, idsOfEmail } = state
  const named = externalId === null ? undefined : idOfExternalId.get(externalId)
  const ids = {
    id: id !== null && current.has(id) ? [id] : [],
    external_id: named === undefined ? [] : [named],
    email: email === null ? [] : [...(idsOfEmail.get(email) ?? [])],
  }
  return (['id', 'external_id', 'email'] as const).flatMap((by) =>
    ids[by].map((helperId) => ({ by, helperId })),
  )
}

/**
 * Finds the helper by id, external id or e-mail address. An item with an unknown id is rejected unless its external
 * id is known: it would create a helper under another id, or match one by the e-mail address only.
 */
function findMatched(
  state: UpsertState,
  { id }: HelperNames,
  matches: readonly Match[],
): Helper | null {
  const isIdentified = matches.some(({ by }) => by === 'id' || by === 'external_id')
  if (id !== null && !isIdentified) throw notFound('helper')

  const [first, ...others] = new Set(matches.map(({ helperId }) => helperId))
  if (others.length > 0) {
    const conflicts = matches.map(({ by, helperId }) => `${by} names ${helperId}`)
    throw new Problem(
      'ambiguous_match',
      `The item names different helpers: ${conflicts.join(', ')}.`,
    )
  }

  return first === undefined ? null : (state.current.get(first) ?? null)
}

function applyChange(state: UpsertState, before: Helper | null, after: Helper): void {
  if (before?.externalId) state.idOfExternalId.delete(before.externalId)
  if (before?.email) state.idsOfEmail.get(cleanAddress(before.email))?.delete(before.id)
  if (after.externalId) state.idOfExternalId.set(after.externalId, after.id)
  if (after.email) {
    const address = cleanAddress(after.email)
    const ids = state.idsOfEmail.get(address) ?? new Set()
    state.idsOfEmail.set(address, ids.add(after.id))
  }
  state.current.set(after.id, after)
}
