/** Maps an external court to a court of the club; there is no implicit mapping. */
export interface CourtMapping {
  id: string
  bookingSourceId: string
  externalCourtId: string
  externalCourtName: string | null
  courtId: string
  createdAt: Date
  updatedAt: Date
}
