/** An event that helpers work at (volunteer API, Event). Days are `YYYY-MM-DD`. */
export interface VolunteerEvent {
  id: string
  clubId: string
  /** The club's own id of the event, unique among those that are not deleted; its sync gives it. */
  externalId: string | null
  name: string
  description: string | null
  startDate: string
  endDate: string
  location: string | null
  locationCoordinates: string | null
  /** IANA; null for that of the club. */
  timezone: string | null
  status: 'DRAFT' | 'ACTIVE' | 'ARCHIVED' | 'CANCELLED'
  autoConfirmAssignments: boolean
  createdBy: string
  /** Soft deletion: the row stays, every read passes it over. */
  /** When it became CANCELLED last, also after it was restored. */
  cancelledAt: Date | null
  deletedAt: Date | null
  /** How many events were published about it. */
  publishedCount: number
  createdAt: Date
  updatedAt: Date
}
