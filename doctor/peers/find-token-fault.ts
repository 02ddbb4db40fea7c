import { decodeJwt } from 'jose'
import { makeRemoteKeySet } from '../../gateway/authentication/remote-key-set.ts'
import { verifyToken } from '../../gateway/authentication/verify-token.ts'
import { systemClock } from '../../platform/time/clock.ts'

export interface TokenQuestion {
  issuer: string
  audience: string
  isTyped: boolean
}

/** Why a gateway would refuse the token; null if it accepts it. */
export async function findTokenFault(
  token: string,
  { issuer, audience, isTyped }: TokenQuestion,
): Promise<string | null> {
  const claims = parse(token)
  if (claims === null) return 'ADMIN_TOKEN is no JWT. The issuer must give out JWT access tokens.'

  const { iss, aud, exp = 0 } = claims
  if (iss !== issuer)
    return `The issuer calls itself ${iss} in its tokens. Set AUTH_ISSUER to it, letter by letter.`
  if (![aud].flat().includes(audience))
    return `Its tokens are for ${[aud].flat().join(', ') || 'no audience'}. Set AUTH_AUDIENCE to one of them.`
  if (exp * 1000 < Date.now()) return 'ADMIN_TOKEN has expired. Request another one.'
  return verifyToken(token, {
    ...{ issuer, audience, isTyped, now: systemClock },
    keySet: makeRemoteKeySet(issuer),
  }).then(
    () => null,
    () =>
      `The token of ADMIN_TOKEN is refused. ${isTyped ? 'Its type must be at+jwt (AUTH_TOKEN_TYPE), and it' : 'It'} must be an access token, signed by RS256 or ES256.`,
  )
}

function parse(token: string) {
  try {
    return decodeJwt(token)
  } catch {
    return null
  }
}
