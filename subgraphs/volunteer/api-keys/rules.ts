import { API_KEY_PREFIX, hashApiKey } from '../../../schema/volunteer/api-key.ts'
import { VOLUNTEER_SCOPES, type VolunteerScope } from '../../../schema/volunteer/scopes.ts'

/** A club's API key (volunteer API, Authentication). Of its text only the hash is kept. */
export interface ApiKey {
  id: string
  clubId: string
  name: string
  /** The recognisable beginning of its text. */
  prefix: string
  /** SHA-256 of its text. */
  hash: Buffer
  scopes: VolunteerScope[]
  /** Subject of the staff member who made it; what the key makes is said to be made by them. */
  createdBy: string
  createdAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
}

/** What a text of a key is made of: 8 characters to recognise it by, 32 to keep it safe. */
export const KEY_BYTES = 30

const PREFIX_LENGTH = API_KEY_PREFIX.length + 8

export type NewApiKey = Pick<
  ApiKey,
  'id' | 'clubId' | 'name' | 'scopes' | 'createdBy' | 'createdAt' | 'expiresAt'
>

/** The key, and its text, which is shown once and then gone. */
export function makeApiKey(
  asked: NewApiKey,
  randomBytes: Buffer,
): { apiKey: ApiKey; secret: string } {
  const secret = toKeyText(randomBytes)
  const apiKey = {
    ...asked,
    prefix: secret.slice(0, PREFIX_LENGTH),
    hash: Buffer.from(hashApiKey(secret), 'hex'),
    scopes: VOLUNTEER_SCOPES.filter((scope) => asked.scopes.includes(scope)),
    revokedAt: null,
  }
  return { apiKey, secret }
}

export function toKeyText(randomBytes: Buffer): string {
  return `${API_KEY_PREFIX}${randomBytes.subarray(0, KEY_BYTES).toString('base64url')}`
}

/** The key without its life; revoking it again changes nothing. */
export function revokeApiKey(apiKey: ApiKey, now: Date): ApiKey {
  return apiKey.revokedAt === null ? { ...apiKey, revokedAt: now } : apiKey
}
