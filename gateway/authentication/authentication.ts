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

export type Authentication = Required<Pick<Executor, 'authenticate' | 'findKnownCaller'>>

/** Authenticates access tokens, API keys and helpers' links. */
export function makeAuthentication(setup: AuthenticationSetup): Authentication {
  const tokens = cacheVerified(setup)
  const installations = cacheLookUps(setup.findInstallation, setup)
  const staff = makePresentStaff(setup)
  const apiKeys = makePresentApiKey(setup)
  const presentDevice = makePresentDevice(setup)
  const presentHelperLink = makePresentHelperLink(setup)

  return {
    async authenticate(credential, requestId): Promise<Caller> {
      if (credential.kind === 'api_key') return apiKeys.present(credential.key, requestId)
      if (credential.kind === 'link') return presentHelperLink(credential.token, requestId)
      if (credential.kind === 'device') return presentDevice(credential.token, requestId)
      if (credential.kind === 'ticket') throw invalidCredential()

      const { token } = credential
      const verified = await tokens.verify(token)
      const isClaimed = staff.isClaimed(verified)
      const found = isClaimed ? null : await installations.lookUp(verified.subject, requestId)
      if (found === null) {
        const person = await staff.present(verified, requestId)
        if (person === null) throw withoutRole(verified.subject)
        return { ...person, name: nameIn(verified.claims), expiresAt: toText(verified) }
      }
      if (!found.isActive) throw inactiveInstallation(found.caller)

      return { ...found.caller, expiresAt: toText(verified) }
    },

    findKnownCaller(credential) {
      if (credential.kind === 'api_key') return apiKeys.findKnown(credential.key)
      if (credential.kind !== 'bearer') return null

      const verified = tokens.findKnown(credential.token)
      if (verified === undefined || staff.isClaimed(verified)) return null
      const found = installations.findKnown(verified.subject)
      return found?.isActive ? found.caller : null
    },
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
  const keyOf = (token: string) => hash('sha256', token, 'base64url')
  const findKnown = (key: string) => {
    const seen = known.get(key)
    return seen && setup.now().getTime() < seen.expiresAtMs ? seen : undefined
  }

  return {
    async verify(token: string): Promise<VerifiedToken> {
      const key = keyOf(token)
      const seen = findKnown(key)
      if (seen) return seen

      const verified = await verifyToken(token, setup)
      known.set(key, verified)
      return verified
    },
    findKnown: (token: string) => findKnown(keyOf(token)),
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
