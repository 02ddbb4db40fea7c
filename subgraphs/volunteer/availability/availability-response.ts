import type { AVAILABILITIES } from '../../../schema/volunteer/statuses.ts'

export interface AvailabilityAnswer {
  optionId: string
  availability: (typeof AVAILABILITIES)[number]
}

/** A helper's response to a poll; at most one per pair. */
export interface AvailabilityResponse {
  id: string
  clubId: string
  eventId: string
  requestId: string
  helperId: string
  /** In the order of the poll's options; unanswered options are left out. */
  answers: AvailabilityAnswer[]
  comment: string | null
  /**
   * Times of the events that contained the helper's text, for the retention of the log; an erasure
   * redacts those events.
   */
  textLoggedAt: string[]
  /** Set once the helper was erased; the blanked row stays for lists of deletions. */
  deletedAt: Date | null
  /** Number of events published about the response. */
  publishedCount: number
  createdAt: Date
  updatedAt: Date
}
