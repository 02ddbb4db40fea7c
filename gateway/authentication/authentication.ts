import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Bus } from '../../platform/bus/bus.ts'
import type {
  Caller,
  DeviceCaller,
  InstallationCaller,
  StaffCaller,
} from '../../platform/caller.ts'
import type { Executor } from '../../platform/executor.ts'
import { makeBoundedCache } from '../../platform/limits/bounded-cache.ts'
import { Problem } from '../../platform/problem.ts'
import { CLUB_ROLES } from '../../schema/club/roles.ts'
import { Id } from '../../schema/fields/fields.ts'
import { formatIsoText } from '../../schema/fields/format-iso-text.ts'
import { LIMITS } from '../../schema/limits.ts'
import { cacheLookUps } from './cached-look-ups.ts'
import { type FindApiKey, makePresentApiKey } from './present-api-key.ts'
import { type FindLinkedHelper, makePresentHelperLink } from './present-helper-link.ts'
import {
  invalidCredential,
  type TokenRules,
  type VerifiedToken,
  verifyToken,
} from './verify-token.ts'

export interface FoundInstallation {
  isActive: boolean
  caller: InstallationCaller
}

/** Finds the installation of a token's subject, or null. */
export type FindInstallation = (
  subject: string,
  requestId: string,
) => Promise<FoundInstallation | null>

export interface AuthenticationSetup extends TokenRules {
  /** Claim with the roles of staff. */
  staffClaim: string
  findInstallation: FindInstallation
  findApiKey: FindApiKey
  findLinkedHelper: FindLinkedHelper
  /** Invalidates cached callers (`CALLERS_TOPIC`). */
  bus: Bus
}

const MAX_ENTRIES = 10_000

const LATEST_MS = Date.parse('9999-12-31T23:59:59Z')

const StaffClaim = z.object({
  admin: z.boolean().optional(),
  clubs: z.array(z.object({ id: Id, role: z.enum(CLUB_ROLES) })).optional(),
  device: z.object({ club_id: Id, court_id: Id }).optional(),
})

/** Authenticates access tokens, API keys and helpers' links. */
export function makeAuthentication(setup: AuthenticationSetup): Executor['authenticate'] {
  const verify = cacheVerified(setup)
  const findInstallation = cacheLookUps(setup.findInstallation, setup)
  const presentApiKey = makePresentApiKey(setup)
  const presentHelperLink = makePresentHelperLink(setup)

  return async (credential, requestId): Promise<Caller> => {
    if (credential.kind === 'api_key') return presentApiKey(credential.key, requestId)
    if (credential.kind === 'link') return presentHelperLink(credential.token, requestId)
    if (credential.kind === 'ticket') throw invalidCredential()

    const { token } = credential
    const verified = await verify(token)
    if (Object.hasOwn(verified.claims, setup.staffClaim)) return toStaff(verified, setup.staffClaim)

    const found = await findInstallation(verified.subject, requestId)
    if (found === null) throw invalidCredential()
    if (!found.isActive)
      throw new Problem('installation_inactive', 'The installation or its club is not active.')

    return { ...found.caller, expiresAt: toText(verified) }
  }
}

/** Caches verified tokens until they expire, by hash, so that memory contains no tokens. */
function cacheVerified(setup: AuthenticationSetup) {
  const known = makeBoundedCache<string, VerifiedToken>(MAX_ENTRIES)

  return async (token: string): Promise<VerifiedToken> => {
    const key = hash('sha256', token, 'base64url')
    const seen = known.get(key)
    if (seen && setup.now().getTime() < seen.expiresAtMs) return seen

    const verified = await verifyToken(token, setup)
    known.set(key, verified)
    return verified
  }
}

function toStaff(verified: VerifiedToken, staffClaim: string): StaffCaller | DeviceCaller {
  const { subject, claims } = verified
  const parsed = StaffClaim.safeParse(claims[staffClaim])
  if (!parsed.success) throw invalidCredential()

  const { admin = false, clubs = [], device } = parsed.data
  const shared = { subject, name: nameIn(claims), expiresAt: toText(verified) }
  if (device) return { kind: 'device', ...shared, clubId: device.club_id, courtId: device.court_id }

  return {
    kind: 'staff',
    ...shared,
    isAdmin: admin,
    roles: clubs.map(({ id, role }) => ({ clubId: id, role })),
  }
}

/** The standard claim `name` (OpenID Connect Core, 5.1); one that is no short text is ignored. */
function nameIn({ name }: VerifiedToken['claims']): string | null {
  return typeof name === 'string' && name !== '' && name.length <= LIMITS.name ? name : null
}

/** An issuer may write any number as `exp`, a date ends earlier. */
function toText({ expiresAtMs }: VerifiedToken): string {
  return formatIsoText(new Date(Math.min(expiresAtMs, LATEST_MS)))
}
