import { CLUB_LIMITS } from '../../../../../schema/club/limits.ts'
import type { DataOf } from '../../../graph/ask.ts'

export type WantedApplication = NonNullable<DataOf<'PortalConsent'>['application']>

/** What an application sends an owner with, as its address says it. */
export interface ConsentRequest {
  applicationId: string
  redirectUri: string
  /** Null: all that the application wants. */
  scopes: readonly string[] | null
  state: string | null
  nonce: string
  codeChallenge: string
}

/** What is wrong with an address; nothing is asked of the owner then. */
export type RequestFault = 'client' | 'redirect' | 'challenge' | 'nonce' | 'scope'

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The request of an address, or what it lacks. */
export function readConsentRequest(search: URLSearchParams): ConsentRequest | RequestFault {
  const one = (name: string) => search.get(name) ?? ''
  const [applicationId, redirectUri, nonce] = [one('client_id'), one('redirect_uri'), one('nonce')]
  const codeChallenge = one('code_challenge')
  if (!UUID.test(applicationId)) return 'client'
  if (!URL.canParse(redirectUri)) return 'redirect'
  if (one('code_challenge_method') !== 'S256' || !CHALLENGE.test(codeChallenge)) return 'challenge'
  if (nonce === '' || nonce.length > CLUB_LIMITS.nonce) return 'nonce'
  const scopes = search.has('scope') ? toScopes(one('scope')) : null
  return { applicationId, redirectUri, scopes, state: search.get('state'), nonce, codeChallenge }
}

/** `bookings:read` as the graph has it: `BOOKINGS_READ`. */
function toScopes(text: string): string[] {
  const named = text.split(' ').filter((scope) => scope !== '')
  return [...new Set(named.map((scope) => scope.toUpperCase().replace(':', '_')))]
}

/** What the application's own registration says against a request; null when all is in order. */
export function checkAgainst(
  { redirectUri, scopes }: ConsentRequest,
  { redirectUris, wantedScopes }: Pick<WantedApplication, 'redirectUris' | 'wantedScopes'>,
): RequestFault | null {
  if (!redirectUris.includes(redirectUri)) return 'redirect'
  const wanted: readonly string[] = wantedScopes
  const asked: readonly string[] = scopes ?? wanted
  const isWanted = asked.length > 0 && asked.every((scope) => wanted.includes(scope))
  return isWanted ? null : 'scope'
}

/** Where the owner goes after an answer, with the application's own `state`. */
export function toRedirect(
  { redirectUri, state }: ConsentRequest,
  answer: { code: string } | { error: 'access_denied' },
): string {
  const target = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value)
  if (state !== null) target.searchParams.set('state', state)
  return target.href
}
