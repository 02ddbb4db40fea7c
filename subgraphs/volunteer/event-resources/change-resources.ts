import type { z } from 'zod'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import type { Changed, Decision } from '../../foundation/change/change.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import { type Dated, requireState } from '../../foundation/change/optimistic-lock.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import { asEventId, type EventResource, lockEvent, requireOfEvent } from './event-resources.ts'

/** The input of a mutation, and what checks it. */
interface Sent<Input> {
  schema: z.ZodType<Input>
  input: unknown
}

export interface NewRecord<Content> {
  content: Content
  /** The fields that the platform gives to a record. */
  origin: { id: string; clubId: string; eventId: string }
  /** Locked until the transaction ends. */
  event: VolunteerEvent
  tenancy: Tenancy
}

interface CreateInput<Content> {
  idempotencyKey: string | null
  eventId: string
  content: Content
}

/** Creates a record of an event, once per idempotency key. The event cannot be deleted meanwhile. */
export function createOfEvent<Content extends object, R>(
  { caller, change, newId }: VolunteerContext,
  { scopes }: EventResource,
  { mutation, schema, input }: Sent<CreateInput<Content>> & { mutation: string },
  create: (
    tx: Tx,
    record: NewRecord<Content>,
    now: Date,
  ) => Promise<Decision<R, VolunteerDomainEvent>>,
): Promise<Changed<R>> {
  const tenancy = authorizeRows(caller, `${scopes}:write`)
  const { idempotencyKey, content, ...named } = parseInput(schema, input)
  const eventId = asEventId(named.eventId)
  const idempotency = idempotencyOf(caller, mutation, idempotencyKey, { eventId, content })
  return change(idempotency, async (tx, now) => {
    const event = await lockEvent(tx, tenancy, eventId)
    const origin = { id: newId(), clubId: event.clubId, eventId }
    return create(tx, { content, origin, event, tenancy }, now)
  })
}

/** The record of an update, and the state that the update was made from. */
export interface UpdateInput {
  id: string
  /** Where it is named, a record of another event is `not_found`. */
  eventId?: string | null | undefined
  expectedUpdatedAt?: Date | undefined
}

type RecordOfEvent = Dated & { eventId: string }

/** The stages of an update, in their order. Between the first two, the event and the expected state are checked. */
export interface Update<Input, T, Others, R extends Dated> {
  /** Locks the record, after the rows that precede it in the order of locks. */
  lock(tx: Tx, tenancy: Tenancy, input: Input): Promise<{ stored: T | null } & Others>
  /** A result of the same `updatedAt` is no change. */
  decide(
    locked: { stored: T } & Others,
    input: Input,
    step: { tx: Tx; now: Date },
  ): Decision<R, VolunteerDomainEvent> | Promise<Decision<R, VolunteerDomainEvent>>
  /** Writes the changed record, and the rows that belong to it. */
  write(tx: Tx, changed: R, step: { locked: Others; now: Date }): Promise<unknown>
}

/** Authorizes and runs an update of a record of an event; a deletion is an update that sets `deletedAt`. */
export function updateOfEvent<
  Input extends UpdateInput,
  T extends RecordOfEvent,
  Others,
  R extends Dated,
>(
  { caller, change }: VolunteerContext,
  { name, scopes }: EventResource,
  { schema, input }: Sent<Input>,
  update: Update<Input, T, Others, R>,
): Promise<Changed<R>> {
  const tenancy = authorizeRows(caller, `${scopes}:write`)
  const parsed = parseInput(schema, input)
  asUuid(parsed.id, name)
  return change(null, (tx, now) => runUpdate(tx, { name, tenancy, input: parsed, update }, now))
}

/** Runs an update within a transaction. */
export async function runUpdate<
  Input extends UpdateInput,
  T extends RecordOfEvent,
  Others,
  R extends Dated,
>(
  tx: Tx,
  {
    name,
    tenancy,
    input,
    update,
  }: { name: string; tenancy: Tenancy; input: Input; update: Update<Input, T, Others, R> },
  now: Date,
): Promise<Decision<R, VolunteerDomainEvent>> {
  const locked = await update.lock(tx, tenancy, input)
  const stored = requireOfEvent(name, locked.stored, input.eventId)
  requireState(name, stored, input.expectedUpdatedAt)

  const decision = await update.decide({ ...locked, stored }, input, { tx, now })
  if (decision.result.updatedAt > stored.updatedAt)
    await update.write(tx, decision.result, { locked, now })
  return decision
}
