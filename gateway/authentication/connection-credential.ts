import { decodeJwt } from 'jose'
import type { Credential } from '../../platform/executor.ts'
import { bearerCredential } from '../../platform/http/bearer.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { isDeviceCredential } from '../../schema/club/device-credential-text.ts'
import { isApiKey } from '../../schema/volunteer/api-key-text.ts'
import { isHelperLink } from '../../schema/volunteer/helper-link-text.ts'
import { EXPIRY_LEEWAY_S } from './verify-token.ts'

/** Reads the credential of connection_init: `{"authorization": "Bearer …"}`. */
export function credentialOf(params: Readonly<Record<string, unknown>> | undefined): Credential {
  const given = params?.['authorization'] ?? params?.['Authorization']
  return toCredential(typeof given === 'string' ? given : undefined)
}

/** Distinguishes access tokens, API keys, helpers' links and credentials of devices by prefix; `authentication.ts` verifies them. */
export function toCredential(authorization: string | undefined): Credential {
  const credential = bearerCredential(authorization === undefined ? {} : { authorization })
  if (credential.kind !== 'bearer') return credential

  const { token } = credential
  if (isHelperLink(token)) return { kind: 'link', token }
  if (isDeviceCredential(token)) return { kind: 'device', token }
  return isApiKey(token) ? { kind: 'api_key', key: token } : credential
}

/** Timers may fire early. */
const SHORTEST_MS = 100

/** Remaining lifetime of a verified credential, in milliseconds. */
export function lifetimeOf(credential: Credential): number {
  if (credential.kind !== 'bearer') return Number.POSITIVE_INFINITY

  const { exp = 0 } = decodeJwt(credential.token)
  return Math.max(SHORTEST_MS, (exp + EXPIRY_LEEWAY_S) * 1000 - systemClock().getTime())
}
