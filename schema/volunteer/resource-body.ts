/** The fields of the SDL that no client writes of a resource of an event, and those that name and date a record. */
export type OwnField =
  | ('__typename' | 'id' | 'clubId' | 'eventId' | 'createdAt' | 'updatedAt' | 'deletedAt')
  | ('idempotencyKey' | 'expectedUpdatedAt')

/** The fields of every resource of an event in REST; times are dates, or their text. */
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
