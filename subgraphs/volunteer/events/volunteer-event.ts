/** An event at which helpers work (volunteer API, Event). Dates are `YYYY-MM-DD`. */
export interface VolunteerEvent {
  id: string
  clubId: string
  /**
   * The club's own id of the event, unique among events that are not deleted; the event sync sets
   * it.
   */
  externalId: string | null
  name: string
  description: string | null
  startDate: string
  endDate: string
  location: string | null
  locationCoordinates: string | null
  /** IANA name; null for the club's time zone. */
  timezone: string | null
  status: 'DRAFT' | 'ACTIVE' | 'ARCHIVED' | 'CANCELLED'
  autoConfirmAssignments: boolean
  createdBy: string
  /** Soft deletion: the row stays, and every read filters it out. */
  /** When the status last became CANCELLED; kept after the event is restored. */
  cancelledAt: Date | null
  deletedAt: Date | null
  /** Number of events published about this record. */
  publishedCount: number
  createdAt: Date
  updatedAt: Date
}
