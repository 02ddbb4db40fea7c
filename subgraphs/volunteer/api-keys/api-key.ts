import type { VolunteerScope } from '../../../schema/volunteer/scopes.ts'

/** A club's API key (volunteer API, Authentication). Only the hash of its text is stored. */
export interface ApiKey {
  id: string
  clubId: string
  name: string
  /** The first characters of the key's text, by which staff recognize it. */
  prefix: string
  /** SHA-256 of the key's text. */
  hash: Buffer
  scopes: VolunteerScope[]
  /**
   * Subject of the staff member who created the key; records that the key creates name this subject
   * as their creator.
   */
  createdBy: string
  /** As the token named them; null for keys of before it was kept. */
  createdByName: string | null
  createdAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
}
