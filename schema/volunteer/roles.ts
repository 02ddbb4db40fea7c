import { changeable, instant, omittable } from '../fields/input-fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { RoleDescription, RoleName } from './fields.ts'

/** A new role of an event. */
export const NewVolunteerRole = inputRecord({
  name: RoleName,
  description: omittable(RoleDescription),
})

/** What can be changed of a role; what is absent stays as it is. */
export const VolunteerRoleChanges = inputRecord({
  name: changeable(RoleName),
  description: RoleDescription.nullish(),
  expectedUpdatedAt: omittable(instant),
})
