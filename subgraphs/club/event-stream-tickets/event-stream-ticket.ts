/** The right to one connection to the event stream. */
export interface EventStreamTicket {
  /** SHA-256 of the ticket; the ticket itself is kept nowhere. */
  tokenHash: Buffer
  installationId: string
  /** Where the connection begins; null for events from then on. */
  position: string | null
  expiresAt: Date
  usedAt: Date | null
}
