import { toRestName } from '../../../schema/fields/rest-names.ts'
import type { VolunteerEventType, VolunteerResourceKind } from '../../../schema/volunteer/fields.ts'
import type { Decision } from '../../foundation/change/change.ts'
import type { VolunteerDomainEvent } from './volunteer-domain-event.ts'

/** One thing that is told of a record: what became of it, and which of its fields are different. */
export interface Announcement<Field extends string> {
  type: VolunteerEventType
  changed: readonly Field[]
}

interface Told<T> {
  kind: VolunteerResourceKind
  record: T
  /** The record as clients see it. */
  data: object
}

/** Numbers what is told of a record behind all that was told of it before. */
export function tell<
  T extends { id: string; clubId: string; publishedCount: number },
  Field extends string,
>(
  { kind, record, data }: Told<T>,
  publications: readonly Announcement<Field>[],
): Decision<T, VolunteerDomainEvent> {
  const { id, clubId, publishedCount } = record
  const events = publications.map(
    ({ type, changed }, index): VolunteerDomainEvent => ({
      type,
      // A club is its own organization here: no event of this database concerns two clubs.
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
