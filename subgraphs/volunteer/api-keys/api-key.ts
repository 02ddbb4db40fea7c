import type { VolunteerScope } from '../../../schema/volunteer/scopes.ts'

/** A club's API key (volunteer API, Authentication). Of its text only the hash is kept. */
export interface ApiKey {
  id: string
  clubId: string
  name: string
  /** The recognisable beginning of its text. */
  prefix: string
  /** SHA-256 of its text. */
  hash: Buffer
  scopes: VolunteerScope[]
  /** Subject of the staff member who made it; what the key makes is said to be made by them. */
  createdBy: string
  createdAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
}
