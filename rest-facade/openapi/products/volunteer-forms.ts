import { LIMITS } from '../../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import type { FormsByName } from '../answers/refine.ts'

const COUNTED = { type: 'integer', minimum: 1 } as const
const PERSON = { type: 'string', maxLength: LIMITS.subject } as const

/** Texts and numbers of answers that no input bounds, by name. */
export const VOLUNTEER_FORMS: FormsByName = {
  type: { description: 'Decides which of the other members are there.' },
  summary: { description: 'Number of items by outcome.' },
  created_by: PERSON,
  status_reason: { type: 'string', maxLength: VOLUNTEER_LIMITS.assignment.reason },
  label: { type: 'string', maxLength: VOLUNTEER_LIMITS.availability.label },
  attempt: COUNTED,
  start_count: COUNTED,
  sequence: COUNTED,
  response_status: { type: 'integer', minimum: 100, maximum: 599 },
  code: { type: 'string', pattern: '^[a-z_]+$' },
  recommended_add_ons: { type: 'array', items: { type: 'string', pattern: '^[a-z_]+$' } },
  token: { type: 'string', pattern: '^hl_[A-Za-z0-9_-]+$' },
  signing_secret: { type: 'string', pattern: '^whsec_[A-Za-z0-9_-]{43}$' },
}
