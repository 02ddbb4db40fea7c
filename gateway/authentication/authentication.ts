import { hash } from 'node:crypto'
import { cacheLookUps } from '../../platform/bus/cache-look-ups.ts'
import type { Caller, InstallationCaller } from '../../platform/caller.ts'
import type { Executor } from '../../platform/executor.ts'
import { makeBoundedCache } from '../../platform/limits/bounded-cache.ts'
import { formatIsoText } from '../../schema/fields/format-iso-text.ts'
import { LIMITS } from '../../schema/limits.ts'
import { Problem } from '../../schema/problem.ts'
import { type FindApiKey, makePresentApiKey } from './present-api-key.ts'
import { type FindLinkedHelper, makePresentHelperLink } from './present-helper-link.ts'
import { type DeviceSetup, makePresentDevice } from './staff/present-device.ts'
import { makePresentStaff, type StaffSetup } from './staff/present-staff.ts'
import {
  invalidCredential,
  type TokenRules,
  type VerifiedToken,
  verifyToken,
  withoutRole,
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

export interface AuthenticationSetup extends TokenRules, StaffSetup, DeviceSetup {
  findInstallation: FindInstallation
  findApiKey: FindApiKey
  findLinkedHelper: FindLinkedHelper
}

const MAX_ENTRIES = 10_000

const LATEST_MS = Date.parse('9999-12-31T23:59:59Z')

/** Authenticates access tokens, API keys and helpers' links. */
export function makeAuthentication(setup: AuthenticationSetup): Executor['authenticate'] {
  const verify = cacheVerified(setup)
  const findInstallation = cacheLookUps(setup.findInstallation, setup)
  const staff = makePresentStaff(setup)
  const presentApiKey = makePresentApiKey(setup)
  const presentDevice = makePresentDevice(setup)
  const presentHelperLink = makePresentHelperLink(setup)

  return async (credential, requestId): Promise<Caller> => {
    if (credential.kind === 'api_key') return presentApiKey(credential.key, requestId)
    if (credential.kind === 'link') return presentHelperLink(credential.token, requestId)
    if (credential.kind === 'device') return presentDevice(credential.token, requestId)
    if (credential.kind === 'ticket') throw invalidCredential()

    const { token } = credential
    const verified = await verify(token)
    const isClaimed = staff.isClaimed(verified)
    const found = isClaimed ? null : await findInstallation(verified.subject, requestId)
    if (found === null) {
      const person = await staff.present(verified, requestId)
      if (person === null) throw withoutRole(verified.subject)
      return { ...person, name: nameIn(verified.claims), expiresAt: toText(verified) }
    }
    if (!found.isActive) throw inactiveInstallation(found.caller)

    return { ...found.caller, expiresAt: toText(verified) }
  }
}

/** Names the installation, whose token was verified: the facade shows its rate limit. */
export function inactiveInstallation({ installationId }: InstallationCaller): Problem {
  const message = 'The installation or its club is not active.'
  return new Problem('installation_inactive', message, { installationId })
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

/** The standard claim `name` (OpenID Connect Core, 5.1); one that is no short text is ignored. */
function nameIn({ name }: VerifiedToken['claims']): string | null {
  return typeof name === 'string' && name !== '' && name.length <= LIMITS.name ? name : null
}

/** An issuer may write any number as `exp`, a date ends earlier. */
function toText({ expiresAtMs }: VerifiedToken): string {
  return formatIsoText(new Date(Math.min(expiresAtMs, LATEST_MS)))
}
