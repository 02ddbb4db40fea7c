import type { ClubRole } from '../../schema/club/roles.ts'
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

export const STAFF: readonly StaffMember[] = [
  ...CLUB_PLANS.flatMap(({ slug, name, owner }): StaffMember[] => [
    { subject: owner, name: `Owner of ${name}`, role: { clubSlug: slug, name: 'OWNER' } },
    {
      subject: `sandbox-operator-${slug}`,
      name: `Operator of ${name}`,
      role: { clubSlug: slug, name: 'OPERATOR' },
    },
    {
      subject: `sandbox-coach-${slug}`,
      name: `Coach of ${name}`,
      role: { clubSlug: slug, name: 'COACH' },
    },
    {
      subject: `sandbox-coordinator-${slug}`,
      name: `Coordinator of ${name}`,
      role: { clubSlug: slug, name: 'COORDINATOR' },
    },
  ]),
  ADMIN,
]

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
