import type { NewId } from '../../../platform/ids.ts'
import { fieldNamesOf } from '../../../schema/fields/resource-fields.ts'
import { Problem } from '../../../schema/problem.ts'
import { REQUEST_FIELDS, type WrittenRequest } from '../../../schema/volunteer/availability.ts'
import { toAvailabilityRequestBody } from '../../../schema/volunteer/bodies/availability-body.ts'
import type { VolunteerEventStatus } from '../../../schema/volunteer/statuses.ts'
import type { Decision } from '../../foundation/change/change.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import { requireEventOpen } from '../events/rules.ts'
import { rewrite } from '../records/apply-patch.ts'
import { buildEvents, unpublished } from '../records/build-events.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { AvailabilityOption, AvailabilityRequest } from './availability-request.ts'

const FIELDS = fieldNamesOf(REQUEST_FIELDS)

export type OptionInput = Omit<AvailabilityOption, 'id'>

export type RequestContent = Pick<
  AvailabilityRequest,
  Exclude<keyof WrittenRequest, 'options' | 'status'>
> & { options: OptionInput[] }

export type NewRequest = Pick<AvailabilityRequest, 'id' | 'clubId' | 'eventId'> & {
  content: RequestContent
  eventStatus: VolunteerEventStatus
}

/** An absent field leaves the stored value unchanged; null clears it. */
export interface RequestChanges {
  title?: string | undefined
  description?: string | null | undefined
  options?: OptionInput[] | undefined
  respondBy?: Date | null | undefined
  status?: AvailabilityRequest['status'] | undefined
}

export function createRequest(
  { content, eventStatus, ...origin }: NewRequest,
  now: Date,
  newId: NewId,
): Decision<AvailabilityRequest, VolunteerDomainEvent> {
  requireEventOpen(eventStatus)
  requireFuture(content.respondBy, now)
  requireTimes(content.options)

  const request: AvailabilityRequest = {
    ...origin,
    ...content,
    options: reuseOptionIds([], content.options, newId),
    status: 'OPEN',
    ...unpublished(now),
  }
  const filled = FIELDS.filter((field) => request[field] !== null)
  const data = { availability_request: toAvailabilityRequestBody({ ...request, responseCount: 0 }) }
  return buildEvents({ kind: 'availability', record: request, data }, [
    { type: 'availability.request.created', changed: filled },
  ])
}

/** Applies the changes; returns the stored poll itself if nothing changes. */
export function updateRequest(
  stored: AvailabilityRequest,
  { options, ...requested }: RequestChanges,
  { isAnswered }: { isAnswered: boolean },
  now: Date,
  newId: NewId,
): AvailabilityRequest {
  const patch = {
    ...requested,
    ...(options && { options: reuseOptionIds(stored.options, options, newId) }),
  }
  const { record: request, changed } = rewrite<AvailabilityRequest, keyof WrittenRequest>(
    stored,
    patch,
    FIELDS,
  )
  // A poll that has ended cannot be opened by its status alone.
  if (requested.status === 'OPEN') requireFuture(request.respondBy, now)
  if (changed.length === 0) return stored
  if (changed.includes('respondBy')) requireFuture(request.respondBy, now)
  if (isAnswered && !isSame(request.options, stored.options))
    throw new Problem('poll_has_answers', 'Somebody has answered what would be another question.')
  if (options) requireTimes(options)

  return { ...request, updatedAt: laterThan(stored, now) }
}

/** Options with equal label and times keep their ids, so that responses stay valid. */
function reuseOptionIds(
  stored: readonly AvailabilityOption[],
  requested: readonly OptionInput[],
  newId: NewId,
): AvailabilityOption[] {
  return requested.map((option) => {
    const same = stored.find((known) => nameOf(known) === nameOf(option))
    return same ?? { id: newId(), ...option }
  })
}

function nameOf({ label, startTime, endTime }: OptionInput): string {
  return JSON.stringify([label, startTime, endTime])
}

/** Whether the lists differ in order only. */
function isSame(
  some: readonly AvailabilityOption[],
  others: readonly AvailabilityOption[],
): boolean {
  const ids = new Set(others.map(({ id }) => id))
  return some.length === others.length && some.every(({ id }) => ids.has(id))
}

function requireFuture(respondBy: Date | null, now: Date): void {
  if (respondBy === null || respondBy > now) return

  throw new Problem('invalid_respond_by', 'The time until when to answer is to come.')
}

function requireTimes(options: readonly OptionInput[]): void {
  // Timestamps of one format sort like their times.
  const isReversed = ({ startTime, endTime }: OptionInput) =>
    startTime !== null && endTime !== null && endTime <= startTime
  if (options.some(isReversed))
    throw new Problem('invalid_time_range', 'An option ends after its start.')
}
