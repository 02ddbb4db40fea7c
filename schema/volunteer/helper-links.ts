import { z } from 'zod'
import { fault } from '../fields/fields.ts'
import { omittable } from '../fields/input-fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { rangeMessage } from '../fields/query-fields.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'

const { min, max } = VOLUNTEER_LIMITS.helperLink.days

const Days = z
  .int()
  .superRefine((number, context) => {
    if (number < min || number > max) fault(context, 'range', rangeMessage({ min, max }))
  })
  .meta({ minimum: min, maximum: max })

/** Lifetime of a new link (bounded in `helper-links/rules.ts`), and whether it revokes the previous links. */
export const NewHelperLink = inputRecord({
  expiresInDays: omittable(Days),
  revokeEarlier: omittable(z.boolean()),
})
