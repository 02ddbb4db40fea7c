import { z } from 'zod'
import { HelperSearch, HelperTag } from '../../../schema/volunteer/fields.ts'

export const HelperFilterInput = z.object({
  search: HelperSearch.nullish(),
  status: z.enum(['ACTIVE', 'INACTIVE']).nullish(),
  tag: HelperTag.nullish(),
  updatedSince: z.date().nullish(),
})
