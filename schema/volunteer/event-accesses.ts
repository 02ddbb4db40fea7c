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

/** A longer text cannot be an id; it stays unchanged, so that the error quotes it. */
function toLowerId(text: string): string {
  return text.length <= LIMITS.raw.id ? text.toLowerCase() : text
}

/** Roles of a granted access; `requireRolesOf` in `event-access/rules.ts` checks that they are of the event. */
export const GrantedAccess = inputRecord({ roleIds: omittable(RoleIds) })
