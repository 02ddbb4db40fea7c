import { toContentBody } from '../../fields/resource-fields.ts'
import { ROLE_FIELDS, type RoleContent } from '../roles.ts'
import { type ShownResource, toResourceBody } from './resource-body.ts'

type ShownRole<Moment> = ShownResource<Moment> & RoleContent

export function toRoleBody<Moment>(role: ShownRole<Moment>) {
  return toResourceBody(role, toContentBody(ROLE_FIELDS, role))
}

export function toDeletedRoleBody<Moment>(role: ShownRole<Moment> & { deletedAt: Moment | null }) {
  return { ...toRoleBody(role), deleted_at: role.deletedAt }
}
