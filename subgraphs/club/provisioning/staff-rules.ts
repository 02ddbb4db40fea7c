import type { ClubRole } from '../../../schema/club/roles.ts'
import { nameOfPerson } from '../../../schema/club/staff-fields.ts'
import type { Club } from '../clubs/club.ts'
import type { StaffRole } from '../staff-members/staff-role.ts'
import type { Plan, PlanContext, ProvisionedState } from './provisioning-plan.ts'

interface PlannedStaff {
  /** Null for ADMINs of the platform. */
  club: Club | null
  requested: readonly RequestedRole[] | null | undefined
  prune: boolean
}

interface RequestedRole {
  email?: string | null | undefined
  subject?: string | null | undefined
  role: ClubRole | 'ADMIN'
}

/** Plans the roles of a club or of the platform; without a list they stay as they are. */
export function planStaff(
  plan: Plan,
  { club, requested, prune }: PlannedStaff,
  { staff }: ProvisionedState,
  { newId, now }: PlanContext,
): void {
  if (!requested) return

  const clubId = club?.id ?? null
  const stored = staff.filter((one) => one.clubId === clubId)
  const note = (action: 'CREATE' | 'DELETE' | 'ABSENT', role: RequestedRole) => {
    const place = club ? `${club.slug}/` : ''
    const key = `${place}${nameOfPerson(role)} ${role.role}`
    plan.changes.push({ action, kind: 'STAFF', key, fields: [] })
  }
  for (const role of requested) {
    if (stored.some((one) => isSameRole(one, role))) {
      plan.unchangedCount += 1
      continue
    }
    const { email = null, subject = null } = role
    plan.staff.added.push({ id: newId(), clubId, role: role.role, email, subject, createdAt: now })
    note('CREATE', role)
  }
  for (const one of stored.filter((one) => !requested.some((role) => isSameRole(one, role)))) {
    note(prune ? 'DELETE' : 'ABSENT', one)
    if (prune) plan.staff.deleted.push(one.id)
  }
}

/** A role by e-mail address stays one after it is bound to a subject. */
function isSameRole(stored: StaffRole, requested: RequestedRole): boolean {
  if (stored.role !== requested.role) return false
  return stored.email === null
    ? stored.subject === requested.subject
    : stored.email === requested.email
}
