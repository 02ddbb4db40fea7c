import { z } from 'zod'
import { omittable } from '../fields/input-fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { LIMITS } from '../limits.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'

/** Ids of roles, each once. */
const RoleIds = z
  .array(z.string().transform(toLowerId))
  .max(VOLUNTEER_LIMITS.rolesOfAccess)
  .transform((ids) => [...new Set(ids)])

/** A longer text is the id of no role; it stays as it is, so that the refusal quotes it. */
function toLowerId(text: string): string {
  return text.length <= LIMITS.raw.id ? text.toLowerCase() : text
}

/** What a helper is given access for. */
export const GrantedAccess = inputRecord({ roleIds: omittable(RoleIds) })
