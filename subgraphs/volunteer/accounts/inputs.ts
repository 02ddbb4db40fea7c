import { z } from 'zod'
import { EmailAddress } from '../../../schema/volunteer/helper-fields.ts'

export const SetVolunteerPlanInput = z.object({
  clubId: z.string(),
  isPro: z.boolean(),
  addOns: z.array(z.enum(['API_ACCESS_PLUS', 'WEBHOOKS_ACCESS'])),
})

export const SetVolunteerIntegrationInput = z.object({ clubId: z.string(), isEnabled: z.boolean() })

export const SetVolunteerReplyToInput = z.object({
  clubId: z.string(),
  replyTo: EmailAddress.nullable(),
})
