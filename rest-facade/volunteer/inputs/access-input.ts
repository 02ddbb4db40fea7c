import { z } from 'zod'
import { omittable } from '../../../schema/fields/input-fields.ts'
import { inputRecord, toRest } from '../../../schema/fields/input-record.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { bulkOf } from '../bulk-input.ts'
import { Uuid } from '../fields.ts'

const RoleIds = z.array(Uuid).max(VOLUNTEER_LIMITS.rolesOfAccess)

/** Body of PUT /events/{eventId}/helpers/{helperId}/access. */
export const AccessBody = toRest(inputRecord({ roleIds: omittable(RoleIds) }), 'open_body')

const AccessItem = toRest(inputRecord({ helperId: Uuid, roleIds: omittable(RoleIds) }), 'open_body')

/** Body of PUT /events/{eventId}/helpers/access. */
export const AccessBulk = z.object({
  event_access: bulkOf({
    limits: VOLUNTEER_LIMITS.accesses,
    item: AccessItem,
    identity: { helperId: omittable(Uuid) },
  }),
})
