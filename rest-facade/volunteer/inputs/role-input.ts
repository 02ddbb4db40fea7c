import { toRest } from '../../../schema/fields/input-record.ts'
import { NewVolunteerRole, VolunteerRoleChanges } from '../../../schema/volunteer/roles.ts'

/** Body of POST /events/{eventId}/roles; what is not named here is ignored. */
export const NewRoleBody = toRest(NewVolunteerRole, 'open_body')

/** Body of PATCH /events/{eventId}/roles/{roleId}. */
export const RoleChangesBody = toRest(VolunteerRoleChanges, 'open_body')
