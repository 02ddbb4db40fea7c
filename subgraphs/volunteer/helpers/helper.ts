import type { MailPreference } from '../../../schema/volunteer/statuses.ts'

/** A person who helps at a club's events. */
export interface Helper {
  id: string
  clubId: string
  /** The club's own id of the helper, unique in the club. */
  externalId: string | null
  firstName: string | null
  lastName: string
  /** In lower case, unique in the club. */
  email: string | null
  phone: string | null
  /** BCP 47. */
  language: string | null
  tags: string[]
  notes: string | null
  status: 'ACTIVE' | 'INACTIVE'
  /** OFF for a helper who takes no mails of the club. */
  mail: MailPreference
  /** How many events were published about the helper. */
  publishedCount: number
  /** Set once the person was erased; reads pass what is left over. */
  deletedAt: Date | null
  createdAt: Date
  updatedAt: Date
}
