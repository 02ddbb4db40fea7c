import { pollStatusOf } from '../../../rules/volunteer/poll-state.ts'
import { Problem } from '../../../schema/problem.ts'
import { toAvailabilityResponseBody } from '../../../schema/volunteer/bodies/availability-body.ts'
import type { Decision } from '../../foundation/change/change.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import { eventExpiry } from '../../foundation/event-log/purge-log.ts'
import { rewrite } from '../records/apply-patch.ts'
import { buildEvents } from '../records/build-events.ts'
import { unknownIds } from '../records/refuse-unknown-ids.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { AvailabilityRequest } from './availability-request.ts'
import type { AvailabilityAnswer, AvailabilityResponse } from './availability-response.ts'

/** The response; option ids are in lower case, each once. */
export interface ResponseContent {
  answers: AvailabilityAnswer[]
  comment: string | null
}

export interface Respondent {
  request: AvailabilityRequest
  /** The helper's previous response, or null. */
  stored: AvailabilityResponse | null
  helperId: string
  /** Whether the helper is in the audience. */
  isInAudience: boolean
}

type ResponseDecision = Decision<AvailabilityResponse, VolunteerDomainEvent>

/**
 * Replaces the whole previous response; returns it unchanged, and publishes nothing, if nothing
 * differs.
 */
export function respond(
  { request, stored, helperId, isInAudience }: Respondent,
  requested: ResponseContent & { id: string },
  now: Date,
): ResponseDecision {
  if (pollStatusOf(request, now) === 'CLOSED')
    throw new Problem('poll_closed', 'This can be answered no more.')
  if (!isInAudience)
    throw new Problem('helper_not_in_audience', 'The helper is not among those who are asked.')

  const content = { answers: toOptionOrder(request, requested.answers), comment: requested.comment }
  if (stored === null) {
    const { id: requestId, clubId, eventId } = request
    const origin = { id: requested.id, clubId, eventId, requestId, helperId }
    const stamps = { deletedAt: null, publishedCount: 0, createdAt: now, updatedAt: now }
    const filled = FIELDS.filter((field) => content[field] !== null)
    return publish({ ...origin, ...content, ...stamps, textLoggedAt: [] }, filled, now)
  }

  const { record, changed } = rewrite(stored, content, FIELDS)
  if (changed.length === 0) return { result: stored, events: [] }

  return publish({ ...record, updatedAt: laterThan(stored, now) }, changed, now)
}

/** The response of an erased helper without answers and comment. */
export function eraseResponse(stored: AvailabilityResponse, now: Date): AvailabilityResponse {
  const deletedAt = laterThan(stored, now)
  const blank = { answers: [], comment: null, textLoggedAt: [] }
  return { ...stored, ...blank, deletedAt, updatedAt: deletedAt }
}

const FIELDS = ['answers', 'comment'] as const

type Field = (typeof FIELDS)[number]

/** Sorted, so that equal answers in another order are unchanged. */
function toOptionOrder(
  { options }: AvailabilityRequest,
  answers: readonly AvailabilityAnswer[],
): AvailabilityAnswer[] {
  const known = options.map(({ id }) => id)
  const unknown = answers.map(({ optionId }) => optionId).filter((id) => !known.includes(id))
  if (unknown.length > 0) throw unknownIds('unknown_option', 'There is no such option', unknown)

  return answers
    .map(({ optionId, availability }) => ({ optionId, availability }))
    .sort((a, b) => known.indexOf(a.optionId) - known.indexOf(b.optionId))
}

function publish(
  written: AvailabilityResponse,
  changed: readonly Field[],
  now: Date,
): ResponseDecision {
  // Twice the retention of the log, because expired events are purged with a delay.
  const since = eventExpiry(eventExpiry(now)).toISOString()
  const logged = written.textLoggedAt.filter((moment) => moment >= since)
  const record = { ...written, textLoggedAt: [...logged, now.toISOString()] }
  const data = { availability_response: toAvailabilityResponseBody(record) }
  return buildEvents({ kind: 'availability', record, data }, [
    { type: 'availability.response.upserted', changed },
  ])
}
