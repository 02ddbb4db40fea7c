import { z } from 'zod'
import { EmailAddress } from '../../../schema/volunteer/helper-fields.ts'
import { GRAPH_ADD_ONS } from '../../../schema/volunteer/plans.ts'

export const SetVolunteerPlanInput = z.object({
  clubId: z.string(),
  isPro: z.boolean(),
  addOns: z.array(z.enum(GRAPH_ADD_ONS)),
})

export const SetVolunteerIntegrationInput = z.object({ clubId: z.string(), isEnabled: z.boolean() })

export const SetVolunteerReplyToInput = z.object({
  clubId: z.string(),
  replyTo: EmailAddress.nullable(),
})
