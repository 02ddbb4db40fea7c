import { decodeJwt, decodeProtectedHeader, errors as joseErrors, jwtVerify } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import { makeBoundedCache } from '../../platform/limits/bounded-cache.ts'
import { LIMITS } from '../../schema/limits.ts'
import type { FindPrincipal, Principal } from './principals.ts'

/** Why an assertion is refused. */
export class InvalidAssertion extends Error {}

export interface AssertionRules {
  /** Any of them is a good audience. */
  audiences: readonly string[]
  findPrincipal: FindPrincipal
  now: Clock
}

const MAX_LIFETIME_S = 3_600
const LEEWAY_S = 5
const MAX_REMEMBERED = 10_000

/** One refusal for an unknown principal and a wrong key, so that nobody learns which exist. */
const NOT_PROVEN = 'The assertion is not signed by an active principal.'

/** Tells which principal signed an assertion (RFC 7523, 3). */
export function makeVerifyAssertion({ audiences, findPrincipal, now }: AssertionRules) {
  const refuseReplay = makeRefuseReplay(now)

  return async (assertion: string): Promise<Principal> => {
    const { subject, keyId } = readSigner(assertion)
    const principal = await findPrincipal(subject)
    if (!principal || principal.keyId !== keyId || !isGood(principal, now()))
      throw new InvalidAssertion(NOT_PROVEN)

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

function isGood({ isActive, expiresAt }: Principal, now: Date): boolean {
  return isActive && (expiresAt === null || expiresAt > now)
}

/** A claim is looked at after the signature, so only whoever has the key is told about claims. */
function toReason(error: unknown): string {
  const isClaim =
    error instanceof joseErrors.JWTClaimValidationFailed || error instanceof joseErrors.JWTExpired
  return isClaim ? error.message : NOT_PROVEN
}

/** Remembers ids of assertions until they expire, in this process. */
function makeRefuseReplay(now: Clock) {
  const seen = makeBoundedCache<string, number>(MAX_REMEMBERED)

  return (key: string, exp: number): void => {
    const until = seen.get(key)
    if (until !== undefined && until > now().getTime())
      throw new InvalidAssertion('The assertion was used before.')

    seen.set(key, (exp + LEEWAY_S) * 1000)
  }
}
