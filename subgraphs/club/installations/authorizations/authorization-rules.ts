import { hash, timingSafeEqual } from 'node:crypto'
import type { ClubScope } from '../../../../schema/club/scopes.ts'
import { Problem } from '../../../../schema/problem.ts'
import type { Club } from '../../clubs/club.ts'
import type { Application } from '../application.ts'
import type { Authorization, ExchangeAnswer } from './authorization.ts'

/** Lifetime of a code. */
export const CODE_LIFETIME_MS = 10 * 60 * 1000

/** An older claim belongs to a process that has crashed. */
const CLAIM_LIFETIME_MS = 60 * 1000

/** Encodes random bytes as a code of 43 URL-safe characters. */
export function encodeCode(bytes: Buffer): string {
  return bytes.toString('base64url')
}

/** Random bytes in a code. */
export const CODE_BYTES = 32

/** Codes are stored and looked up by their hash. */
export function hashCode(code: string): Buffer {
  return hash('sha256', code, 'buffer')
}

/** Approval of an OWNER. */
export type Approval = Pick<
  Authorization,
  | 'clubId'
  | 'environment'
  | 'scopes'
  | 'redirectUri'
  | 'codeChallenge'
  | 'nonce'
  | 'installationExpiresAt'
  | 'approvedBy'
>

/** An installation is approved for the environment of this platform alone. */
export function requireOwnEnvironment(
  requested: Authorization['environment'],
  own: Authorization['environment'],
): void {
  if (requested !== own) throw new Problem('invalid_input', `environment: This platform is ${own}.`)
}

/** Creates the authorization of an approved installation. */
export function authorize(
  application: Application,
  approval: Approval,
  made: { id: string; installationId: string; code: string; lifetimeMs: number },
  now: Date,
): Authorization {
  const { registration } = application
  if (registration === null)
    throw new Problem('state_conflict', 'This application is not registered for installation.')
  requireRequested(approval.scopes, registration.requestedScopes)
  if (!registration.redirectUris.includes(approval.redirectUri))
    throw invalid('redirectUri', 'Take one of the addresses that the application registered.')
  if (approval.installationExpiresAt && approval.installationExpiresAt <= now)
    throw invalid('expiresAt', 'Take a moment in the future.')

  return {
    ...approval,
    id: made.id,
    applicationId: application.id,
    installationId: made.installationId,
    codeHash: hashCode(made.code),
    status: 'APPROVED',
    expiresAt: new Date(now.getTime() + made.lifetimeMs),
    claimedAt: null,
    idempotencyKey: null,
    fingerprint: null,
    answer: null,
    createdAt: now,
  }
}

/** Throws for scopes that the application has not requested. */
export function requireRequested(
  scopes: readonly ClubScope[],
  requested: readonly ClubScope[],
): void {
  const foreign = scopes.filter((scope) => !requested.includes(scope))
  if (foreign.length > 0)
    throw invalid('scopes', `The application did not ask for ${foreign.join(' and ')}.`)
}

/** Parameters of a code exchange. */
export interface Exchange {
  idempotencyKey: string
  code: string
  codeVerifier: string
  redirectUri: string
}

/** An authorization with the state of its application and club. */
export type FoundAuthorization = Authorization & {
  clubStatus: Club['status']
  organizationId: string
}

/** Answer of an earlier equal exchange, or a new claim of the code. */
export type ExchangeDecision = { answer: ExchangeAnswer } | { claim: Claim }

export type Claim = Pick<Authorization, 'claimedAt' | 'idempotencyKey' | 'fingerprint'>

/**
 * Decides whether a code may be exchanged. All refusals of a guess are the same error, and the PKCE challenge is
 * computed for unknown codes too, so that a guess reveals nothing. A proven code of a closed club is not claimed.
 */
export function decideExchange(
  found: FoundAuthorization | null,
  exchange: Exchange,
  now: Date,
): ExchangeDecision {
  const challenge = hash('sha256', exchange.codeVerifier, 'base64url')
  const fingerprint = toFingerprint(exchange)
  if (found === null || found.status === 'WITHDRAWN') throw refusedCode()
  if (found.idempotencyKey === exchange.idempotencyKey) {
    if (!found.fingerprint?.equals(fingerprint)) throw conflictingKey()
    if (found.answer !== null) return { answer: found.answer }
    if (!isAbandoned(found, now)) throw inProgress()
  } else {
    const isFree = found.status === 'APPROVED' || isAbandoned(found, now)
    if (!isFree || found.expiresAt <= now) throw refusedCode()
  }
  const isProven = isSame(challenge, found.codeChallenge)
  if (!isProven || exchange.redirectUri !== found.redirectUri) throw refusedCode()
  // An expired installation would be useless, and its key invalid.
  const { installationExpiresAt } = found
  if (installationExpiresAt !== null && installationExpiresAt <= now) throw refusedCode()
  if (found.clubStatus !== 'ACTIVE') throw inactiveClub()

  return { claim: { claimedAt: now, idempotencyKey: exchange.idempotencyKey, fingerprint } }
}

/** Withdraws an approval whose code was not exchanged; an interrupted exchange does not count. */
export function withdraw(authorization: Authorization, now: Date): Authorization {
  const { status } = authorization
  const isUsed = status === 'EXCHANGED' || status === 'CLAIMED'
  if (isUsed && !isAbandoned(authorization, now))
    throw new Problem('state_conflict', 'The code was exchanged: revoke the installation.')

  return { ...authorization, status: 'WITHDRAWN' }
}

/** Error for an Idempotency-Key that was used with another code. */
export function conflictingKey(): Problem {
  return new Problem('idempotency_conflict', 'This Idempotency-Key was used for another request.')
}

export function inProgress(): Problem {
  return new Problem(
    'idempotency_in_progress',
    'A request with this Idempotency-Key is still running. Repeat it shortly.',
  )
}

function toFingerprint({ code, codeVerifier, redirectUri }: Exchange): Buffer {
  return hash('sha256', JSON.stringify([code, codeVerifier, redirectUri]), 'buffer')
}

function isAbandoned({ status, claimedAt }: Authorization, now: Date): boolean {
  const age = now.getTime() - (claimedAt?.getTime() ?? 0)
  return status === 'CLAIMED' && age >= CLAIM_LIFETIME_MS
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export function refusedCode(): Problem {
  return new Problem(
    'invalid_input',
    'The code cannot be exchanged: code, code_verifier and redirect_uri must be those of a pending approval. Ask the club for a new one.',
  )
}

function inactiveClub(): Problem {
  return new Problem(
    'installation_inactive',
    'The club is not active. The code stays good: exchange it again before it expires, once the club is active.',
  )
}

function invalid(field: string, message: string): Problem {
  return new Problem('invalid_input', `${field}: ${message}`)
}
