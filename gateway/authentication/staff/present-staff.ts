import { z } from 'zod'
import { type CacheRules, cacheLookUps } from '../../../platform/bus/cache-look-ups.ts'
import type { CredentialFacts, DeviceCaller, StaffCaller } from '../../../platform/caller.ts'
import { CLUB_ROLES } from '../../../schema/club/roles.ts'
import { VerifiedStaffEmail } from '../../../schema/club/staff-fields.ts'
import { Id } from '../../../schema/fields/fields.ts'
import { Problem } from '../../../schema/problem.ts'
import { invalidCredential, type VerifiedToken } from '../verify-token.ts'

type Rights = Pick<StaffCaller, 'isAdmin' | 'roles' | 'isClaimAlone'>

interface Person {
  subject: string
  /** Verified by the issuer, with A-Z in lower case. */
  email: string | null
}

/** Finds the roles that provisioning gave to a person. */
export type FindStaffMember = (person: Person, requestId: string) => Promise<Rights>

export interface StaffSetup extends CacheRules {
  /** Claim with the roles of staff. */
  staffClaim: string
  /** Subjects who are ADMIN without a claim or a row. */
  adminSubjects: readonly string[]
  findStaffMember: FindStaffMember
}

type Presented =
  | Omit<StaffCaller, keyof CredentialFacts>
  | Omit<DeviceCaller, keyof CredentialFacts>

const StaffClaim = z.object({
  admin: z.boolean().optional(),
  clubs: z.array(z.object({ id: Id, role: z.enum(CLUB_ROLES) })).optional(),
  device: z.object({ club_id: Id, court_id: Id }).optional(),
})

const UNAVAILABLE_RIGHTS: Rights = { isAdmin: false, roles: [], isClaimAlone: true }

/** Presents a person of staff: the roles of the token's claim, and those made by provisioning. */
export function makePresentStaff(setup: StaffSetup) {
  const { staffClaim, adminSubjects } = setup
  const { lookUp: findByKey } = cacheLookUps(
    (key, requestId) => setup.findStaffMember(JSON.parse(key) as Person, requestId),
    setup,
  )

  return {
    isClaimed: ({ subject, claims }: VerifiedToken) =>
      Object.hasOwn(claims, staffClaim) || adminSubjects.includes(subject),

    /** Null for a subject without any role. */
    async present(verified: VerifiedToken, requestId: string): Promise<Presented | null> {
      const { subject, claims } = verified
      const claimed = readClaim(claims[staffClaim])
      if (claimed.device) return { kind: 'device', subject, ...claimed.device }

      const isAdmin = claimed.isAdmin || adminSubjects.includes(subject)
      if (isAdmin) return { kind: 'staff', subject, isAdmin, roles: claimed.roles }

      const key = JSON.stringify({ subject, email: verifiedEmailOf(claims) })
      const given = await findByKey(key, requestId).catch((error: unknown) => {
        // The claim alone suffices while the club subgraph is unreachable: its roles are never fewer rights.
        if (claimed.roles.length > 0 && isUnavailable(error)) return UNAVAILABLE_RIGHTS
        throw error
      })
      if (claims[staffClaim] === undefined && !given.isAdmin && given.roles.length === 0)
        return null
      const { isAdmin: isGivenAdmin, isClaimAlone } = given
      const rights = { isAdmin: isGivenAdmin, roles: joined(claimed, given) }
      return { kind: 'staff', subject, ...rights, ...(isClaimAlone && { isClaimAlone }) }
    },
  }
}

function readClaim(claim: unknown) {
  const parsed = StaffClaim.optional().safeParse(claim)
  if (!parsed.success) throw invalidCredential()

  const { admin = false, clubs = [], device } = parsed.data ?? {}
  return {
    isAdmin: admin,
    roles: clubs.map(({ id, role }) => ({ clubId: id, role })),
    device: device ? { clubId: device.club_id, courtId: device.court_id } : null,
  }
}

function joined(claimed: Rights, given: Rights): Rights['roles'] {
  const added = given.roles.filter(
    ({ clubId, role }) =>
      !claimed.roles.some((held) => held.clubId === clubId && held.role === role),
  )
  return [...claimed.roles, ...added]
}

/** An address counts only if the issuer has verified it (OpenID Connect Core, 5.1). */
function verifiedEmailOf({ email, email_verified: isVerified }: VerifiedToken['claims']) {
  return isVerified === true ? (VerifiedStaffEmail.safeParse(email).data ?? null) : null
}

function isUnavailable(error: unknown): boolean {
  return error instanceof Problem && error.code === 'dependency_unavailable'
}
