import { z } from 'zod'
import { RULE_VERSIONS, SCORING_MODES } from '../../../rules/club/scoring/match-rules.ts'
import { OpeningDays } from '../../../schema/club/opening-days.ts'
import { changeable } from '../../../schema/fields/input-fields.ts'
import { inputRecord, toGraph } from '../../../schema/fields/input-record.ts'
import { ClubLanguage, TimeZone } from '../../../schema/fields/locale-fields.ts'
import { nameText } from '../../../schema/fields/text/line-text.ts'
import { LIMITS } from '../../../schema/limits.ts'

export const UpdateClubInput = toGraph(
  inputRecord({
    clubId: z.string(),
    name: changeable(nameText({ min: 1, max: LIMITS.name })),
    timezone: changeable(TimeZone),
    language: changeable(ClubLanguage),
    scoringMode: changeable(z.enum(SCORING_MODES)),
    ruleVersion: changeable(z.enum(RULE_VERSIONS)),
  }),
)

export const SetOpeningHoursInput = z.object({
  locationId: z.string(),
  openingHours: OpeningDays,
  expectedUpdatedAt: z.date(),
})
