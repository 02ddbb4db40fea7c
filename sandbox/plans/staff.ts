import type { ClubRole } from '../../schema/club/roles.ts'
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
  name: 'Platform administrator',
  role: null,
}

const ROLES = ['OWNER', 'OPERATOR', 'COACH', 'COORDINATOR'] as const

export const STAFF: readonly StaffMember[] = [
  ...CLUB_PLANS.flatMap((club) =>
    ROLES.map((role, index): StaffMember => {
      const subject = role === 'OWNER' ? club.owner : `sandbox-${role.toLowerCase()}-${club.slug}`
      return { subject, name: inventName(club, index), role: { clubSlug: club.slug, name: role } }
    }),
  ),
  ADMIN,
]

/** Another first and last name for each number. */
function inventName({ people: { firstNames, lastNames } }: ClubPlan, number: number): string {
  const first = firstNames[(6 + 3 * number) % firstNames.length]
  const last = lastNames[(1 + 5 * number) % lastNames.length]
  return `${first} ${last}`
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
