import { isWithin } from '../../../../../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import type { DataOf } from '../../../../graph/ask.ts'
import type { RefusedFields } from '../../../../graph/fault-lines.ts'
import { findChanges } from '../../../../parts/fields/editing/merge.ts'
import { isDay } from '../../../../time/day-text.ts'

export type KnownEvent = NonNullable<DataOf<'PortalPlanEvent'>['volunteerEvent']>

/** Fields of the form, as they are typed. */
export interface EventDraft {
  name: string
  startDate: string
  endDate: string
  location: string
  description: string
  status: KnownEvent['status']
}

export type EventField = keyof EventDraft

const LIMITS = VOLUNTEER_LIMITS.event

export const REFUSED_EVENT: RefusedFields<EventField> = {
  paths: {
    ...{ name: 'name', startDate: 'startDate', endDate: 'endDate', location: 'location' },
    ...{ description: 'description', status: 'status' },
  },
  codes: { invalid_date_order: 'endDate', event_limit_reached: 'status' },
}

/** A new event is a draft of one day. */
export function draftOfEvent(known: KnownEvent | null, today: string): EventDraft {
  return {
    name: known?.name ?? '',
    startDate: known?.startDate ?? today,
    endDate: known?.endDate ?? today,
    location: known?.location ?? '',
    description: known?.description ?? '',
    status: known?.status ?? 'DRAFT',
  }
}

/** Fields that the graph would refuse. */
export function findFaultyEvent(draft: EventDraft): EventField[] {
  const { name, startDate, endDate, location, description } = draft
  const length = name.trim().length
  const checks: readonly (readonly [EventField, boolean])[] = [
    ['name', isWithin(length, LIMITS.name)],
    ['startDate', isDay(startDate)],
    ['endDate', isDay(endDate) && endDate >= startDate],
    ['location', location.trim().length <= LIMITS.location],
    ['description', description.trim().length <= LIMITS.description],
  ]
  return checks.flatMap(([field, isGood]) => (isGood ? [] : [field]))
}

/** Input of the graph from a draft without faulty fields. */
export function toEventFields({ name, location, description, ...rest }: EventDraft) {
  return {
    ...rest,
    name: name.trim(),
    location: location.trim() || null,
    description: description.trim() || null,
  }
}

/** The fields that differ; those that others changed meanwhile are not sent back. */
export function toEventChanges(before: EventDraft, after: EventDraft) {
  return findChanges(toEventFields(before), toEventFields(after))
}
