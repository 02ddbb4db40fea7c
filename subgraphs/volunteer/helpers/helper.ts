import type { HelperContent } from '../../../schema/volunteer/helpers.ts'

/** A person who helps at a club's events. */
export interface Helper extends HelperContent {
  id: string
  clubId: string
  /** How many events were published about the helper. */
  publishedCount: number
  /** Set once the person was erased; reads pass what is left over. */
  deletedAt: Date | null
  createdAt: Date
  updatedAt: Date
}
