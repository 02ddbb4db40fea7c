import type { NewId } from '../../../platform/ids.ts'
import { Problem } from '../../../platform/problem.ts'
import { fieldNamesOf } from '../../../schema/fields/resource-fields.ts'
import { REQUEST_FIELDS, type WrittenRequest } from '../../../schema/volunteer/availability.ts'
import { toAvailabilityRequestBody } from '../../../schema/volunteer/availability-body.ts'
import type { VolunteerEventStatus } from '../../../schema/volunteer/statuses.ts'
import type { Decision } from '../../foundation/change/change.ts'
import { requireEventOpen } from '../events/rules.ts'
import { rewrite } from '../records/apply-patch.ts'
import { tell } from '../records/build-events.ts'
import { laterThan } from '../records/optimistic-lock.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { AvailabilityOption, AvailabilityRequest } from './availability-request.ts'

const FIELDS = fieldNamesOf(REQUEST_FIELDS)

export type AskedOption = Omit<AvailabilityOption, 'id'>

export type RequestContent = Pick<
  AvailabilityRequest,
  Exclude<keyof WrittenRequest, 'options' | 'status'>
> & { options: AskedOption[] }

export type NewRequest = Pick<AvailabilityRequest, 'id' | 'clubId' | 'eventId'> & {
  content: RequestContent
  eventStatus: VolunteerEventStatus
}

/** An absent field stays as it is; null clears it. */
export interface RequestChanges {
  title?: string | undefined
  description?: string | null | undefined
  options?: AskedOption[] | undefined
  respondBy?: Date | null | undefined
  status?: AvailabilityRequest['status'] | undefined
}

export function createRequest(
  { content, eventStatus, ...origin }: NewRequest,
  now: Date,
  newId: NewId,
): Decision<AvailabilityRequest, VolunteerDomainEvent> {
  requireEventOpen(eventStatus)
  requireToCome(content.respondBy, now)
  requireTimes(content.options)

  const request: AvailabilityRequest = {
    ...origin,
    ...content,
    options: keepOptions([], content.options, newId),
    status: 'OPEN',
    deletedAt: null,
    publishedCount: 0,
    createdAt: now,
    updatedAt: now,
  }
  const filled = FIELDS.filter((field) => request[field] !== null)
  const data = { availability_request: toAvailabilityRequestBody({ ...request, responseCount: 0 }) }
  return tell({ kind: 'availability', record: request, data }, [
    { type: 'availability.request.created', changed: filled },
  ])
}

/** The stored request with what is to be different; the stored one itself where that is nothing. */
export function updateRequest(
  stored: AvailabilityRequest,
  { options, ...asked }: RequestChanges,
  { isAnswered }: { isAnswered: boolean },
  now: Date,
  newId: NewId,
): AvailabilityRequest {
  const given = {
    ...asked,
    ...(options && { options: keepOptions(stored.options, options, newId) }),
  }
  const { record: request, changed } = rewrite<AvailabilityRequest, keyof WrittenRequest>(
    stored,
    given,
    FIELDS,
  )
  // What counts as closed is not open again by being called so.
  if (asked.status === 'OPEN') requireToCome(request.respondBy, now)
  if (changed.length === 0) return stored
  if (changed.includes('respondBy')) requireToCome(request.respondBy, now)
  if (isAnswered && !isSame(request.options, stored.options))
    throw new Problem('poll_has_answers', 'Somebody has answered what would be another question.')
  if (options) requireTimes(options)

  return { ...request, updatedAt: laterThan(stored, now) }
}

/** What a request shows itself as: after its end it can be answered no more. */
export function statusOf(
  { status, respondBy }: Pick<AvailabilityRequest, 'status' | 'respondBy'>,
  now: Date,
): AvailabilityRequest['status'] {
  // An answer that was kept for repetitions has texts for moments.
  return respondBy !== null && new Date(respondBy) < now ? 'CLOSED' : status
}

/** Options are the same by label and times; those keep their ids, so that answers stay what they are. */
function keepOptions(
  stored: readonly AvailabilityOption[],
  asked: readonly AskedOption[],
  newId: NewId,
): AvailabilityOption[] {
  return asked.map((option) => {
    const same = stored.find((known) => nameOf(known) === nameOf(option))
    return same ?? { id: newId(), ...option }
  })
}

function nameOf({ label, startTime, endTime }: AskedOption): string {
  return JSON.stringify([label, startTime, endTime])
}

/** Whether nothing but the order is different. */
function isSame(
  some: readonly AvailabilityOption[],
  others: readonly AvailabilityOption[],
): boolean {
  const ids = new Set(others.map(({ id }) => id))
  return some.length === others.length && some.every(({ id }) => ids.has(id))
}

function requireToCome(respondBy: Date | null, now: Date): void {
  if (respondBy === null || respondBy > now) return

  throw new Problem('invalid_respond_by', 'The time until when to answer is to come.')
}

function requireTimes(options: readonly AskedOption[]): void {
  // Texts of one form stand in the order of their moments.
  const isReversed = ({ startTime, endTime }: AskedOption) =>
    startTime !== null && endTime !== null && endTime <= startTime
  if (options.some(isReversed))
    throw new Problem('invalid_time_range', 'An option ends after its start.')
}
