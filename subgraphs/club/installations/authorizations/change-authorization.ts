import { Problem } from '../../../../schema/problem.ts'
import { throwIfAborted } from '../../../foundation/change/cancellation.ts'
import { inTransaction, type Tx } from '../../../foundation/database/transaction.ts'
import type { IdentityParts } from '../../identity/identity-provider.ts'
import type { ClubContext, ClubParts } from '../../records/context.ts'
import { applicationStore } from '../application-store.ts'
import type { Installation } from '../installation.ts'
import { installationStore } from '../store.ts'
import type { Authorization, ExchangeAnswer } from './authorization.ts'
import {
  type Claim,
  decideExchange,
  type Exchange,
  hashCode,
  inProgress,
  refusedCode,
} from './authorization-rules.ts'
import { authorizationStore } from './authorization-store.ts'

type ProvisioningParts = ClubParts & IdentityParts

type Exchanging = ProvisioningParts & Pick<ClubContext, 'signal'>

export interface Exchanged {
  result: ExchangeAnswer
  isReplay: boolean
}

/**
 * Exchanges a code for an installation in three steps: claim the code, create the principal, store the installation.
 * The identity provider is called between two transactions; an interrupted exchange is resumed by the next request
 * with the same ids.
 */
export async function exchangeCode(parts: Exchanging, exchange: Exchange): Promise<Exchanged> {
  const claimed = await claim(parts, exchange)
  if ('answer' in claimed) return { result: claimed.answer, isReplay: true }

  const { authorization } = claimed
  try {
    const principal = await provision(parts, authorization)
    return await inTransaction(parts.database, (tx) => keep(parts, tx, authorization, principal))
  } catch (error) {
    // Releases the code; if that fails too, the claim expires.
    await authorizationStore.release(parts.database, authorization).catch(() => {})
    throw error
  }
}

type Claimed = { answer: ExchangeAnswer } | { authorization: Authorization }

function claim({ database, clock, signal }: Exchanging, exchange: Exchange): Promise<Claimed> {
  return inTransaction(database, async (tx): Promise<Claimed> => {
    throwIfAborted(signal)
    const found = await authorizationStore.lockByCode(tx, hashCode(exchange.code))
    const decision = decideExchange(found, exchange, clock())
    if ('answer' in decision) return decision
    if (found === null) throw new Error('A code that does not exist was claimed.')

    await authorizationStore.claim(tx, found.id, decision.claim)
    return { authorization: { ...found, ...decision.claim, status: 'CLAIMED' } }
  })
}

interface Principal {
  subject: string
  keyId: string
}

async function provision(
  parts: ProvisioningParts,
  authorization: Authorization,
): Promise<Principal> {
  const { database, identityProvider } = parts
  const { installationId: id, environment, installationExpiresAt: expiresAt } = authorization
  try {
    const application = await applicationStore.find(database, authorization.applicationId)
    if (!application?.registration) throw new Error('The application lost its registration.')

    const { name, registration } = application
    const { publicKey } = registration
    return await identityProvider.provision({ id, name, publicKey, expiresAt, environment })
  } catch (cause) {
    throw new Problem(
      'dependency_unavailable',
      'The identity provider cannot be reached. The code is still good: repeat the request.',
      undefined,
      { cause },
    )
  }
}

async function keep(
  { clock, identityProvider }: ProvisioningParts,
  tx: Tx,
  authorization: Authorization,
  principal: Principal,
): Promise<Exchanged> {
  const found = await authorizationStore.lockByCode(tx, authorization.codeHash)
  // An expired claim may have been withdrawn or taken over by another request.
  const key = found?.idempotencyKey ?? authorization.idempotencyKey
  if (found?.status === 'WITHDRAWN' || key !== authorization.idempotencyKey) throw refusedCode()
  if (found?.answer) return { result: found.answer, isReplay: true }
  if (!isSameClaim(found, authorization)) throw inProgress()

  const installation: Installation = {
    id: authorization.installationId,
    applicationId: authorization.applicationId,
    clubId: authorization.clubId,
    environment: authorization.environment,
    status: 'ACTIVE',
    scopes: authorization.scopes,
    oauthSubject: principal.subject,
    credentialKeyId: principal.keyId,
    installedAt: clock(),
    expiresAt: authorization.installationExpiresAt,
    revokedAt: null,
    principalEndedAt: null,
  }
  const result: ExchangeAnswer = {
    installationId: installation.id,
    organizationId: found.organizationId,
    applicationId: installation.applicationId,
    environment: installation.environment,
    scopes: installation.scopes,
    oauthSubject: principal.subject,
    credentialKeyId: principal.keyId,
    nonce: authorization.nonce,
    oauthIssuer: identityProvider.issuer,
    oauthTokenUrl: identityProvider.tokenUrl,
    oauthAudience: identityProvider.audience,
    oauthAudienceScope: identityProvider.audienceScope,
  }
  await installationStore.add(tx, installation)
  await authorizationStore.finish(tx, authorization.id, result)
  return { result, isReplay: false }
}

function isSameClaim<Found extends Claim>(found: Found | null, claim: Claim): found is Found {
  return (
    found?.idempotencyKey === claim.idempotencyKey &&
    found?.claimedAt?.getTime() === claim.claimedAt?.getTime()
  )
}
