import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import type { DataOf } from '../../../../graph/ask.ts'
import type { RefusedFields } from '../../../../graph/fault-lines.ts'
import { findChanges } from '../../../../parts/fields/editing/merge.ts'

export type KnownRole = NonNullable<DataOf<'PortalPlanRole'>['volunteerRole']>

/** Fields of the form, as they are typed. */
export interface RoleDraft {
  name: string
  description: string
}

export type RoleField = keyof RoleDraft

const { name: MOST_NAME, description: MOST_DESCRIPTION } = VOLUNTEER_LIMITS.role

export const REFUSED_ROLE: RefusedFields<RoleField> = {
  paths: { name: 'name', description: 'description' },
  codes: { duplicate_role: 'name' },
}

export function draftOfRole(role: KnownRole | null): RoleDraft {
  return { name: role?.name ?? '', description: role?.description ?? '' }
}

/** Fields that the graph would refuse. */
export function findFaultyRole({ name, description }: RoleDraft): RoleField[] {
  const length = name.trim().length
  const checks: readonly (readonly [RoleField, boolean])[] = [
    ['name', length >= 1 && length <= MOST_NAME],
    ['description', description.trim().length <= MOST_DESCRIPTION],
  ]
  return checks.flatMap(([field, isGood]) => (isGood ? [] : [field]))
}

/** Input of the graph for a new role. */
export function toRoleFields({ name, description }: RoleDraft) {
  return { name: name.trim(), description: description.trim() || null }
}

/** The fields that differ; those that others changed meanwhile are not sent back. */
export function toRoleChanges(before: RoleDraft, after: RoleDraft) {
  return findChanges(toRoleFields(before), toRoleFields(after))
}
