import { z } from 'zod'
import { checkInput, type Parsed } from '../../platform/issues.ts'
import { omittable } from '../../schema/input-fields.ts'
import { inputRecord, toRest } from '../../schema/input-record.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { Uuid } from './fields.ts'

const RoleIds = z.array(Uuid).max(VOLUNTEER_LIMITS.rolesOfAccess)

/** Body of PUT /events/{eventId}/helpers/{helperId}/access. */
export const AccessBody = toRest(inputRecord({ roleIds: omittable(RoleIds) }), 'open_body')

const AccessItem = toRest(inputRecord({ helperId: Uuid, roleIds: omittable(RoleIds) }), 'open_body')

interface CheckedAccess {
  /** The helper whom the item names, whatever else is wrong with it. */
  helperId: string | null
  grant: Parsed<z.output<typeof AccessItem>>
}

/** Body of PUT /events/{eventId}/helpers/access: the faults of an item block no other one. */
export const AccessBulk = z.object({
  event_access: z
    .array(z.unknown())
    .min(VOLUNTEER_LIMITS.accesses.min)
    .max(VOLUNTEER_LIMITS.accesses.max)
    .transform((items) => items.map(toCheckedAccess)),
})

function toCheckedAccess(item: unknown): CheckedAccess {
  const { helper_id: named } = (item ?? {}) as { helper_id?: unknown }
  const helperId = Uuid.safeParse(named)
  return { helperId: helperId.data ?? null, grant: checkInput(AccessItem, item, 'body') }
}
