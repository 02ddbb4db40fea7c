/** A device of one court, with a credential of its own. */
export interface CourtDevice {
  id: string
  clubId: string
  courtId: string
  /** A higher number replaces the credential. */
  credentialNumber: number
  credentialHash: Buffer
  createdAt: Date
  updatedAt: Date
}
