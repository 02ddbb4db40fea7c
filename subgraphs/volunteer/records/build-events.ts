import { toRestName } from '../../../schema/fields/rest-names.ts'
import type { VolunteerEventType, VolunteerResourceKind } from '../../../schema/volunteer/fields.ts'
import type { Decision } from '../../foundation/change/change.ts'
import type { VolunteerDomainEvent } from './volunteer-domain-event.ts'

/** An event to build: its type and the changed fields. */
export interface EventDraft<Field extends string> {
  type: VolunteerEventType
  changed: readonly Field[]
}

interface PublishedRecord<T> {
  kind: VolunteerResourceKind
  record: T
  /** The record as clients see it. */
  data: object
}

/** Builds the events of a record and numbers them after those already published. */
export function buildEvents<
  T extends { id: string; clubId: string; publishedCount: number },
  Field extends string,
>(
  { kind, record, data }: PublishedRecord<T>,
  drafts: readonly EventDraft<Field>[],
): Decision<T, VolunteerDomainEvent> {
  const { id, clubId, publishedCount } = record
  const events = drafts.map(
    ({ type, changed }, index): VolunteerDomainEvent => ({
      type,
      // On this side a club is its own organization, so no event concerns two clubs.
      organizationId: clubId,
      clubId,
      resource: { type: kind, id },
      sequence: publishedCount + 1 + index,
      changedFields: changed.map((field) => toRestName(field)),
      data,
    }),
  )
  return { result: { ...record, publishedCount: publishedCount + events.length }, events }
}

/** The fields of a new record, before its first event. */
export const unpublished = (now: Date) => ({
  deletedAt: null,
  publishedCount: 0,
  createdAt: now,
  updatedAt: now,
})
