/** What staff give to a wall screen or a score pad of one court: a screen reads its board, a pad is a device. */
export interface CourtCredential {
  id: string
  clubId: string
  courtId: string
  kind: CourtCredentialKind
  /** Of the one-time code that pairs a pad; null once it is used, and for screens. */
  codeHash: Buffer | null
  codeExpiresAt: Date | null
  /** Null until the pad is paired. */
  credentialHash: Buffer | null
  /** Subject of the member of staff who made it. */
  createdBy: string
  createdByName: string | null
  /** When the pad was paired, or the screen first opened. */
  pairedAt: Date | null
  createdAt: Date
}

export type CourtCredentialKind = 'SCREEN' | 'PAD'
