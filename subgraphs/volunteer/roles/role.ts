/** A kind of work at an event, such as a place at the bar. */
export interface Role {
  id: string
  clubId: string
  eventId: string
  /** Unique among the event's roles that are not deleted, ignoring case. */
  name: string
  description: string | null
  /** Kept for a while after its deletion; reads pass it over. */
  deletedAt: Date | null
  /** How many events were published about it. */
  publishedCount: number
  createdAt: Date
  updatedAt: Date
}
