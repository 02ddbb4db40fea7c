import { KEYED } from '../../../schema/fields/input-fields.ts'
import { toGraph, withFields } from '../../../schema/fields/input-record.ts'
import { NewWebhook } from '../../../schema/volunteer/webhooks.ts'

export const CreateVolunteerWebhookInput = toGraph(withFields(KEYED, NewWebhook))
