import { Problem } from '../../../schema/problem.ts'
import { toDeletedEventBody, toEventBody } from '../../../schema/volunteer/bodies/event-body.ts'
import type { Decision } from '../../foundation/change/change.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import { rewrite } from '../records/apply-patch.ts'
import { buildEvents, type EventDraft, unpublished } from '../records/build-events.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { VolunteerEvent } from './volunteer-event.ts'

/** Fields that the server sets. */
type ServerField =
  | 'id'
  | 'clubId'
  | 'createdBy'
  | 'cancelledAt'
  | 'deletedAt'
  | 'publishedCount'
  | 'createdAt'
  | 'updatedAt'

/** Fields that clients set. */
const CLIENT_FIELDS = {
  externalId: true,
  name: true,
  description: true,
  startDate: true,
  endDate: true,
  location: true,
  locationCoordinates: true,
  timezone: true,
  status: true,
  autoConfirmAssignments: true,
} as const satisfies Record<Exclude<keyof VolunteerEvent, ServerField>, true>

type Field = keyof typeof CLIENT_FIELDS

const FIELDS = Object.keys(CLIENT_FIELDS) as Field[]

export type EventContent = Pick<VolunteerEvent, Field>

/** An absent field leaves the stored value unchanged; null clears it. */
export type EventChanges = { [F in Field]?: EventContent[F] | undefined }

export type NewEvent = Pick<VolunteerEvent, 'id' | 'clubId' | 'createdBy'> & {
  content: EventContent
}

type EventDecision = Decision<VolunteerEvent, VolunteerDomainEvent>

export function createEvent({ content, ...origin }: NewEvent, now: Date): EventDecision {
  requireDateOrder(content)
  const event: VolunteerEvent = {
    ...origin,
    ...content,
    cancelledAt: content.status === 'CANCELLED' ? now : null,
    ...unpublished(now),
  }
  const filled = FIELDS.filter((field) => event[field] !== null)
  return publish(event, [
    { type: 'event.created', changed: filled },
    ...(event.status === 'ACTIVE' ? [STARTED] : []),
  ])
}

/** Any status may become any other. Returns the stored event itself, and no events to publish, if nothing changes. */
export function updateEvent(
  stored: VolunteerEvent,
  changes: EventChanges,
  now: Date,
): EventDecision {
  const { changed, record } = rewrite(stored, changes, FIELDS)
  if (changed.length === 0) return { result: stored, events: [] }

  const updatedAt = laterThan(stored, now)
  const isStatusChanged = record.status !== stored.status
  const isCancelled = isStatusChanged && record.status === 'CANCELLED'
  const cancelledAt = isCancelled ? updatedAt : stored.cancelledAt
  const event: VolunteerEvent = { ...record, cancelledAt, updatedAt }
  requireDateOrder(event)
  return publish(event, [
    { type: 'event.updated', changed },
    ...(isStatusChanged && event.status === 'ACTIVE' ? [STARTED] : []),
    ...(isStatusChanged && event.status === 'ARCHIVED' ? [ENDED] : []),
  ])
}

/** The event marked as deleted. Its external id is cleared, so that a new event can use it. */
export function deleteEvent(stored: VolunteerEvent, now: Date): EventDecision {
  const deletedAt = laterThan(stored, now)
  return publish({ ...stored, externalId: null, deletedAt, updatedAt: deletedAt }, [DELETED])
}

/** Rejects operations that a cancelled event does not accept. */
export function requireEventOpen(status: VolunteerEvent['status']): void {
  if (status === 'CANCELLED') throw eventNotOpen()
}

export function eventNotOpen(): Problem {
  return new Problem('event_not_open', 'The event is cancelled.')
}

function requireDateOrder({ startDate, endDate }: EventContent): void {
  if (startDate <= endDate) return

  throw new Problem('invalid_date_order', 'The event must not end before it starts.', {
    startDate,
    endDate,
  })
}

const DELETED: EventDraft<Field> = { type: 'event.deleted', changed: [] }

const STARTED: EventDraft<Field> = { type: 'event.started', changed: ['status'] }

const ENDED: EventDraft<Field> = { type: 'event.ended', changed: ['status'] }

function publish(event: VolunteerEvent, publications: readonly EventDraft<Field>[]): EventDecision {
  const data = { event: event.deletedAt === null ? toEventBody(event) : toDeletedEventBody(event) }
  return buildEvents({ kind: 'event', record: event, data }, publications)
}
