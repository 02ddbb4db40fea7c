import type { ClubRole } from '../../../schema/club/roles.ts'

/** A role of a person, made by provisioning. */
export interface StaffRole {
  id: string
  /** Null for an ADMIN of the platform. */
  clubId: string | null
  role: ClubRole | 'ADMIN'
  /** In lower case; null for a role by subject. */
  email: string | null
  /** Of a role by e-mail null until the person's first sign-in, which binds it to the subject. */
  subject: string | null
  createdAt: Date
}

/** What the gateway must know of a subject of the issuer. */
export interface MemberRoles {
  isAdmin: boolean
  roles: { clubId: string; role: ClubRole }[]
  /** Whether roles by the e-mail address wait to be bound to the subject. */
  isUnbound: boolean
}

/** Only roles that are bound to the subject count. */
export function toStaffMember(found: readonly StaffRole[], subject: string): MemberRoles {
  const bound = found.filter((role) => role.subject === subject)
  return {
    isAdmin: bound.some(({ role }) => role === 'ADMIN'),
    roles: bound.flatMap(({ clubId, role }) =>
      clubId === null || role === 'ADMIN' ? [] : [{ clubId, role }],
    ),
    isUnbound: bound.length < found.length,
  }
}
