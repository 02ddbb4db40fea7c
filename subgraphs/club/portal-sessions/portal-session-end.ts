/** A session of the portal that was ended, or the `state` of a sign-in that was used: good no more. */
export interface PortalSessionEnd {
  /** SHA-256 of the id, which itself is not stored. */
  idHash: Buffer
  /** When it expires by itself, and the end need not be remembered any more. */
  expiresAt: Date
}
