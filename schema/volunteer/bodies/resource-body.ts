import type { LeafKeys, ResourceField } from '../../fields/resource-fields.ts'

/**
 * Record of the fields that clients write: those of the resource's type and inputs in the SDL, without the `OwnField`s
 * and `Other`, which are ids and derived values. A field that is missing from the record does not compile.
 */
export type WrittenFields<Type, Input, Other> = Readonly<
  Record<Exclude<LeafKeys<Type> | KeyOfEach<Input>, OwnField | Other>, ResourceField>
>

type KeyOfEach<Input> = Input extends unknown ? keyof Input : never

/** SDL fields of a resource of an event that clients cannot write: ids, times and derived values. */
type OwnField =
  | ('__typename' | 'id' | 'clubId' | 'eventId' | 'createdAt' | 'updatedAt' | 'deletedAt')
  | ('idempotencyKey' | 'expectedUpdatedAt')

/** Common fields of resources of an event in REST; times are dates or ISO text. */
export interface ShownResource<Moment> {
  id: string
  clubId: string
  eventId: string
  createdAt: Moment
  updatedAt: Moment
}

/** A resource of an event as its reads and its webhooks show it; the event log stores it with each event. */
export function toResourceBody<Moment, Content extends object>(
  { id, clubId, eventId, createdAt, updatedAt }: ShownResource<Moment>,
  content: Content,
) {
  return {
    ...{ id, verein_id: clubId, event_id: eventId },
    ...content,
    ...{ created_at: createdAt, updated_at: updatedAt },
  }
}
