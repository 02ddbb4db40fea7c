import type { AVAILABILITIES } from '../../../schema/volunteer/statuses.ts'

export interface AvailabilityAnswer {
  optionId: string
  availability: (typeof AVAILABILITIES)[number]
}

/** What a helper said to a request; of each pair there is one at most. */
export interface AvailabilityResponse {
  id: string
  clubId: string
  eventId: string
  requestId: string
  helperId: string
  /** In the order of the request's options; those left out were not answered. */
  answers: AvailabilityAnswer[]
  comment: string | null
  /** When it was told with the helper's words, as texts, as far back as the log goes; an erasure looks there. */
  toldAt: string[]
  /** Set once the helper was erased; what is left is for lists to tell of. */
  deletedAt: Date | null
  /** How many events were published about it. */
  publishedCount: number
  createdAt: Date
  updatedAt: Date
}
