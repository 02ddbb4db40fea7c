/** An explicit link from an external court to one of the club's; nothing is ever guessed. */
export interface CourtMapping {
  id: string
  bookingSourceId: string
  externalCourtId: string
  externalCourtName: string | null
  courtId: string
  createdAt: Date
  updatedAt: Date
}
