import { CLUB_ROLES, type ClubRole } from '../../schema/club/roles.ts'
import type { ClubPlan } from './club-plan.ts'
import { CLUB_PLANS, NAMED_CLUBS } from './organizations.ts'

/** A member of staff who can sign in at the sandbox's issuer. */
export interface StaffMember {
  /** Subject of its tokens. */
  subject: string
  name: string
  /** Null for platform staff, who are ADMIN in all clubs. */
  role: { clubSlug: string; name: ClubRole } | null
}

export const ADMIN: StaffMember = {
  subject: 'sandbox-admin',
  name: 'Xiomara Blackwood',
  role: null,
}

export const STAFF: readonly StaffMember[] = [
  ...CLUB_PLANS.flatMap((club) => CLUB_ROLES.map((role) => toMember(club, role))),
  ADMIN,
]

/** The member of staff of a club with a role. */
export function toMember({ slug, owner, staff }: ClubPlan, name: ClubRole): StaffMember {
  const subject = name === 'OWNER' ? owner : `sandbox-${name.toLowerCase()}-${slug}`
  return { subject, name: staff[name], role: { clubSlug: slug, name } }
}

/** Names in `sandbox.json` of the roles in the main club. */
export const ROLE_NAMES = {
  owner: 'OWNER',
  frontdesk: 'OPERATOR',
  coach: 'COACH',
  coordinator: 'COORDINATOR',
} as const satisfies Record<string, ClubRole>

/** Names of `findMember`. */
export const SIGN_IN_NAMES: readonly string[] = [...Object.keys(ROLE_NAMES), 'admin']

/** A member of staff by a name of `ROLE_NAMES`, in the main club, or `admin`; null for any other name. */
export function findMember(as: string): StaffMember | null {
  if (as === 'admin') return ADMIN
  const role = new Map<string, ClubRole>(Object.entries(ROLE_NAMES)).get(as)
  const isNamed = ({ role: held }: StaffMember) =>
    held?.clubSlug === NAMED_CLUBS.main.slug && held.name === role
  return STAFF.find(isNamed) ?? null
}
