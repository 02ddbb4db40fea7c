import type { HelperContent } from '../../../schema/volunteer/helpers.ts'

/** A person who helps at a club's events. */
export interface Helper extends HelperContent {
  id: string
  clubId: string
  /** Number of events published about the helper. */
  publishedCount: number
  /** Set once the person was erased; most reads skip the blanked row. */
  deletedAt: Date | null
  createdAt: Date
  updatedAt: Date
}
