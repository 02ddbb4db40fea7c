import { z } from 'zod'
import { omittable } from '../input-fields.ts'
import { inputRecord } from '../input-record.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'

/** Ids of roles, each once. */
const RoleIds = z
  .array(z.string().toLowerCase())
  .max(VOLUNTEER_LIMITS.rolesOfAccess)
  .transform((ids) => [...new Set(ids)])

/** What a helper is given access for. */
export const GrantedAccess = inputRecord({ roleIds: omittable(RoleIds) })
