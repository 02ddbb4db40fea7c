/** A one-time ticket for a connection to the event stream. */
export interface EventStreamTicket {
  /** SHA-256 of the ticket, which itself is not stored. */
  tokenHash: Buffer
  installationId: string
  /** Start position; null for future events only. */
  position: string | null
  expiresAt: Date
  usedAt: Date | null
}
