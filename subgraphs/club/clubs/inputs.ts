import { z } from 'zod'
import { trimmedText } from '../../../schema/fields.ts'
import { changeable } from '../../../schema/input-fields.ts'
import { inputRecord, toGraph } from '../../../schema/input-record.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { ClubLanguage, TimeZone } from '../../../schema/locale-fields.ts'

export const UpdateClubInput = toGraph(
  inputRecord({
    clubId: z.string(),
    name: changeable(trimmedText({ min: 1, max: LIMITS.name })),
    timezone: changeable(TimeZone),
    language: changeable(ClubLanguage),
  }),
)
