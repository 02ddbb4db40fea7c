import { fieldNamesOf } from '../../../schema/fields/resource-fields.ts'
import { Problem } from '../../../schema/problem.ts'
import { toDeletedRoleBody, toRoleBody } from '../../../schema/volunteer/bodies/role-body.ts'
import type { VolunteerEventType } from '../../../schema/volunteer/fields.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { ROLE_FIELDS, type RoleContent } from '../../../schema/volunteer/roles.ts'
import type { Decision } from '../../foundation/change/change.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import { rewrite } from '../records/apply-patch.ts'
import { buildEvents, unpublished } from '../records/build-events.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { Role } from './role.ts'

const FIELDS = fieldNamesOf(ROLE_FIELDS)

/** An absent field leaves the stored value unchanged; null clears it. */
export type RoleChanges = { [F in keyof RoleContent]?: RoleContent[F] | undefined }

export type NewRole = Pick<Role, 'id' | 'clubId' | 'eventId'> & { content: RoleContent }

type RoleDecision = Decision<Role, VolunteerDomainEvent>

export function createRole({ content, ...origin }: NewRole, now: Date): RoleDecision {
  const role: Role = {
    ...origin,
    ...content,
    ...unpublished(now),
  }
  const filled = FIELDS.filter((field) => role[field] !== null)
  return publish(role, 'role.created', filled)
}

/** Returns the stored role itself, and publishes nothing, if nothing changes. */
export function updateRole(stored: Role, changes: RoleChanges, now: Date): RoleDecision {
  const { changed, record } = rewrite(stored, changes, FIELDS)
  if (changed.length === 0) return { result: stored, events: [] }

  return publish({ ...record, updatedAt: laterThan(stored, now) }, 'role.updated', changed)
}

/** `shiftStore.needsRole` decides `isNeeded`: cancelled shifts count as well, because they can be reopened. */
export function deleteRole(
  stored: Role,
  { isNeeded }: { isNeeded: boolean },
  now: Date,
): RoleDecision {
  if (isNeeded) throw new Problem('role_in_use', 'A shift of the event has this role.')

  const deletedAt = laterThan(stored, now)
  return publish({ ...stored, deletedAt, updatedAt: deletedAt }, 'role.deleted', [])
}

/** The names of an event's roles are unique, whatever their case (`toNameKey`). */
export function duplicateRole(): Problem {
  return new Problem('duplicate_role', 'The event has another role of this name.')
}

/** NFC can turn one character into three, and lower-casing adds none. */
export const NAME_KEY_LENGTH = 3 * VOLUNTEER_LIMITS.role.name

/** Normalizes names, so that spellings that people consider equal collide. */
export function toNameKey(name: string): string {
  return name.toLowerCase().normalize('NFC')
}

function publish(
  role: Role,
  type: Extract<VolunteerEventType, `role.${string}`>,
  changed: readonly (keyof RoleContent)[],
): RoleDecision {
  const data = { role: role.deletedAt === null ? toRoleBody(role) : toDeletedRoleBody(role) }
  return buildEvents({ kind: 'role', record: role, data }, [{ type, changed }])
}
