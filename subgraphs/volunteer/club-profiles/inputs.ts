import { z } from 'zod'
import { exactText, Id, Timestamp } from '../../../schema/fields/fields.ts'
import { LIMITS } from '../../../schema/limits.ts'

const ClubProfileInput = z.object({
  clubId: Id,
  name: exactText({ min: 0, max: LIMITS.name }),
  timezone: exactText({ min: 0, max: LIMITS.timezone }),
  language: exactText({ min: 0, max: LIMITS.language }),
  updatedAt: z.union([z.date(), Timestamp]),
})

export const ClubProfilesInput = z.array(ClubProfileInput).max(LIMITS.clubProfiles)
