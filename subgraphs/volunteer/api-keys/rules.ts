import { invalidInput } from '../../../platform/input/issues.ts'
import { Problem } from '../../../schema/problem.ts'
import { API_KEY_PREFIX, hashApiKey } from '../../../schema/volunteer/api-key-text.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { VOLUNTEER_SCOPES } from '../../../schema/volunteer/scopes.ts'
import type { ApiKey } from './api-key.ts'

/** Random bytes of a key's text: 8 characters identify the key, 32 are the secret. */
export const KEY_BYTES = 30

export const KEY_PREFIX_LENGTH = API_KEY_PREFIX.length + 8

export type NewApiKey = Pick<
  ApiKey,
  'id' | 'clubId' | 'name' | 'scopes' | 'createdBy' | 'createdAt' | 'expiresAt'
> &
  Partial<Pick<ApiKey, 'createdByName'>>

/**
 * Returns the key and its text, which is shown once and never stored. Rejects a key that is already
 * expired.
 */
export function makeApiKey(
  draft: NewApiKey,
  randomBytes: Buffer,
): { apiKey: ApiKey; secret: string } {
  const { expiresAt, createdAt } = draft
  if (expiresAt !== null && expiresAt <= createdAt) throw expired()

  const secret = toKeyText(randomBytes)
  const apiKey = {
    ...draft,
    createdByName: draft.createdByName ?? null,
    prefix: secret.slice(0, KEY_PREFIX_LENGTH),
    hash: Buffer.from(hashApiKey(secret), 'hex'),
    scopes: VOLUNTEER_SCOPES.filter((scope) => draft.scopes.includes(scope)),
    revokedAt: null,
  }
  return { apiKey, secret }
}

function expired() {
  const message = 'Send a moment in the future.'
  return invalidInput([{ in: 'body', path: 'expiresAt', rule: 'future', message }])
}

export function toKeyText(randomBytes: Buffer): string {
  return `${API_KEY_PREFIX}${randomBytes.subarray(0, KEY_BYTES).toString('base64url')}`
}

/** The limit keeps the list short enough to have no pages. */
export function requireBelowKeyLimit(activeCount: number): void {
  if (activeCount < VOLUNTEER_LIMITS.apiKeys) return

  const message = `A club has up to ${VOLUNTEER_LIMITS.apiKeys} API keys. Revoke one that is not used.`
  throw new Problem('api_key_limit_reached', message)
}

/** True for a key that is refused whatever its club has bought. */
export function isKeyEnded({ revokedAt, expiresAt }: ApiKey, now: Date): boolean {
  return revokedAt !== null || (expiresAt !== null && expiresAt <= now)
}

/** Returns the revoked key; revoking it again changes nothing. */
export function revokeApiKey(apiKey: ApiKey, now: Date): ApiKey {
  return apiKey.revokedAt === null ? { ...apiKey, revokedAt: now } : apiKey
}
