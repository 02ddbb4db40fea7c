import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Clock } from '../../platform/time/clock.ts'
import { LIMITS } from '../../schema/limits.ts'
import { Problem } from '../../schema/problem.ts'

export interface TokenRules {
  keySet: JWTVerifyGetKey
  issuer: string
  audience: string
  /** True if the issuer sets `typ: at+jwt`; tokens without it are then refused. */
  isTyped?: boolean
  now: Clock
}

export interface VerifiedToken {
  subject: string
  claims: JWTPayload
  expiresAtMs: number
}

const ALGORITHMS = ['RS256', 'ES256']
const TYPED = ['at+jwt', 'application/at+jwt']
const ANY_TYPE = ['jwt', ...TYPED]
/** Tolerated clock skew. */
export const EXPIRY_LEEWAY_S = 5
const ISSUED_AT_LEEWAY_S = 30

/** One error for all faults of a token, so that it reveals nothing. */
export function invalidCredential(): Problem {
  return new Problem('invalid_credential', 'The access token is not valid.')
}

/** The bearer of a verified token learns that a role is missing, and not that the token is wrong. */
export function withoutRole(subject: string): Problem {
  return new Problem(
    'invalid_credential',
    `The access token is valid, but its subject ${subject} has no role. Name the subject in ADMIN_SUBJECTS, or give it a role by provisioning.`,
    { subject },
  )
}

/** Verifies an access token's signature and claims. */
export async function verifyToken(token: string, rules: TokenRules): Promise<VerifiedToken> {
  const { payload, protectedHeader } = await jwtVerify(token, guardKeySet(rules.keySet), {
    algorithms: ALGORITHMS,
    issuer: rules.issuer,
    audience: rules.audience,
    requiredClaims: ['sub', 'exp'],
    clockTolerance: EXPIRY_LEEWAY_S,
    currentDate: rules.now(),
  }).catch((error: unknown) => {
    throw error instanceof Problem ? error : invalidCredential()
  })

  const { sub, exp = 0, iat } = payload
  if (!hasPlausibleSubject(sub) || isIdToken(payload)) throw invalidCredential()
  if (!isAccessToken(protectedHeader.typ, rules)) throw invalidCredential()
  if (isFromTheFuture(iat, rules.now())) throw invalidCredential()
  return { subject: sub, claims: payload, expiresAtMs: exp * 1000 }
}

/** A key set that cannot be fetched is 503; an unknown key id is an invalid token. */
function guardKeySet(keySet: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keySet(header, token)
    } catch (error) {
      if (isFaultOfToken(error)) throw error
      const message = 'The keys of the token issuer cannot be fetched.'
      throw new Problem('dependency_unavailable', message, undefined, { cause: error })
    }
  }
}

function isFaultOfToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  )
}

function hasPlausibleSubject(sub: string | undefined): sub is string {
  return typeof sub === 'string' && sub.length > 0 && sub.length <= LIMITS.id
}

/** True for ID tokens (OpenID Connect Core, 2), which are not access tokens. */
function isIdToken(claims: JWTPayload): boolean {
  return ['nonce', 'at_hash', 'c_hash'].some((claim) => Object.hasOwn(claims, claim))
}

function isAccessToken(typ: unknown, { isTyped = false }: TokenRules): boolean {
  if (typ === undefined) return !isTyped
  return typeof typ === 'string' && (isTyped ? TYPED : ANY_TYPE).includes(typ.toLowerCase())
}

function isFromTheFuture(iat: number | undefined, now: Date): boolean {
  return iat !== undefined && iat > now.getTime() / 1000 + ISSUED_AT_LEEWAY_S
}
