import { decodeJwt, decodeProtectedHeader, errors as joseErrors, jwtVerify } from 'jose'
import { makeBoundedCache } from '../../platform/limits/bounded-cache.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { LIMITS } from '../../schema/limits.ts'
import type { FindPrincipal, Principal } from './principals.ts'

export class InvalidAssertion extends Error {}

export interface AssertionRules {
  /** Accepted audiences. */
  audiences: readonly string[]
  findPrincipal: FindPrincipal
  now: Clock
}

const MAX_LIFETIME_S = 3_600
/** FAPI 2.0, 5.3.2.1: a partner's clock may be ten seconds ahead. */
const LEEWAY_S = 10
const MAX_REMEMBERED = 10_000

/** The same message for an unknown principal and a wrong key, so that principals cannot be enumerated. */
const INVALID_SIGNATURE = 'The assertion is not signed by an active principal.'

/** Verifies an assertion (RFC 7523, 3) and returns its principal. */
export function makeVerifyAssertion({ audiences, findPrincipal, now }: AssertionRules) {
  const refuseReplay = makeRefuseReplay(now)

  return async (assertion: string): Promise<Principal> => {
    const { subject, keyId } = readSigner(assertion)
    const principal = await findPrincipal(subject)
    if (!principal || principal.keyId !== keyId || !isActiveAt(principal, now()))
      throw new InvalidAssertion(INVALID_SIGNATURE)

    const { payload } = await jwtVerify(assertion, principal.publicJwk, {
      algorithms: ['RS256'],
      issuer: subject,
      audience: [...audiences],
      requiredClaims: ['iat', 'exp'],
      maxTokenAge: MAX_LIFETIME_S,
      clockTolerance: LEEWAY_S,
      currentDate: now(),
    }).catch((error: unknown) => {
      throw new InvalidAssertion(toReason(error))
    })
    const { iat = 0, exp = 0, jti } = payload
    if (exp - iat > MAX_LIFETIME_S)
      throw new InvalidAssertion('"exp" is more than an hour after "iat".')
    if (jti !== undefined) refuseReplay(`${subject} ${jti}`, exp)
    return principal
  }
}

function readSigner(assertion: string): { subject: string; keyId: string } {
  try {
    const { sub: subject } = decodeJwt(assertion)
    const { kid: keyId } = decodeProtectedHeader(assertion)
    if (subject && subject.length <= LIMITS.id && keyId) return { subject, keyId }
  } catch {
    throw new InvalidAssertion('The assertion is not a JWT.')
  }
  throw new InvalidAssertion('The assertion needs "sub", and its header "kid".')
}

function isActiveAt({ isActive, expiresAt }: Principal, now: Date): boolean {
  return isActive && (expiresAt === null || expiresAt > now)
}

/** Claims are checked after the signature, so only the holder of the key sees errors about claims. */
function toReason(error: unknown): string {
  const isClaim =
    error instanceof joseErrors.JWTClaimValidationFailed || error instanceof joseErrors.JWTExpired
  return isClaim ? error.message : INVALID_SIGNATURE
}

/** In-memory replay cache of assertion ids. */
function makeRefuseReplay(now: Clock) {
  const seen = makeBoundedCache<string, number>(MAX_REMEMBERED)

  return (key: string, exp: number): void => {
    const until = seen.get(key)
    if (until !== undefined && until > now().getTime())
      throw new InvalidAssertion('The assertion was used before.')

    seen.set(key, (exp + LEEWAY_S) * 1000)
  }
}
