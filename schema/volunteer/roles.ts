import type {
  CreateVolunteerRoleInput,
  VolunteerRole as RoleInGraph,
  UpdateVolunteerRoleInput,
} from '../../built/types/volunteer.ts'
import { instant, omittable } from '../fields/input-fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { type ContentOf, changesOf, inputsOf } from '../fields/resource-fields.ts'
import type { WrittenFields } from './bodies/resource-body.ts'
import { RoleDescription, RoleName } from './fields.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'

const { role } = VOLUNTEER_LIMITS

/** Role fields that clients write. */
export const ROLE_FIELDS = {
  /** Unique among the event's roles that are not deleted, ignoring case (`duplicateRole`). */
  name: { input: RoleName, stored: { kind: 'text', length: role.name } },
  description: {
    input: RoleDescription,
    stored: { kind: 'text', length: role.description },
    empty: null,
  },
} as const satisfies WrittenFields<
  RoleInGraph,
  CreateVolunteerRoleInput | UpdateVolunteerRoleInput,
  'roleId'
>

export type RoleContent = ContentOf<typeof ROLE_FIELDS>

export const NewVolunteerRole = inputRecord(inputsOf(ROLE_FIELDS))

/** An update of a role; absent fields are unchanged. */
export const VolunteerRoleChanges = inputRecord({
  ...changesOf(ROLE_FIELDS),
  expectedUpdatedAt: omittable(instant),
})
