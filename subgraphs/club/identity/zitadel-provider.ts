import { createPublicKey } from 'node:crypto'
import { z } from 'zod'
import { withoutTrailingSlashes } from '../../../platform/config/without-trailing-slashes.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { PublicJwk } from './identity-principal.ts'
import type { IdentityProvider, NewPrincipal } from './identity-provider.ts'
import { type AskZitadel, makeAskZitadel, type ZitadelAnswer } from './zitadel-client.ts'
import type { ServiceKey } from './zitadel-key.ts'

export interface ZitadelSetup {
  issuer: string
  audience: string
  /** Project of the access tokens' audience. */
  projectId: string
  /** Organization of the machine users. */
  organizationId: string
  serviceKey: ServiceKey
  clock: Clock
  timeoutMs?: number
}

const CREATED = [200, 201]

/** Manages principals as machine users of a ZITADEL organization. */
export function makeZitadelProvider(setup: ZitadelSetup): IdentityProvider {
  const { audience, projectId, organizationId } = setup
  const issuer = withoutTrailingSlashes(setup.issuer)
  const ask = makeAskZitadel({ ...setup, issuer })

  return {
    issuer: setup.issuer,
    tokenUrl: `${issuer}/oauth/v2/token`,
    audience,
    audienceScope: `urn:zitadel:iam:org:project:id:${projectId}:aud`,

    async provision(principal) {
      const publicKey = toPem(principal.publicKey)
      const isNew = await createUser(ask, organizationId, principal)
      const known = isNew ? null : await findKey(ask, principal.id)
      const keyId = known ?? (await addKey(ask, principal, publicKey))
      return { subject: principal.id, keyId }
    },

    async deactivate(subject) {
      const answer = await ask(`/v2/users/${encodeURIComponent(subject)}/deactivate`, {})
      if (answer.status === 200 || answer.status === 404 || isAlreadyInactive(answer)) return
      throw refused('deactivate a user', answer)
    },
  }
}

/** Base64 of a PEM; ZITADEL silently ignores keys other than RSA. */
function toPem({ kty, n, e }: PublicJwk): string {
  if (kty !== 'RSA') throw new Error('ZITADEL takes RSA keys alone.')

  const key = createPublicKey({ key: { kty, n, e }, format: 'jwk' })
  const pem = key.export({ type: 'spki', format: 'pem' })
  return Buffer.from(pem).toString('base64')
}

/** Returns false if an earlier attempt has created the user with this id. */
async function createUser(
  ask: AskZitadel,
  organizationId: string,
  { id, name, environment }: NewPrincipal,
): Promise<boolean> {
  const description = `Clubgate installation, ${environment}`
  const machine = { name, description, accessTokenType: 'ACCESS_TOKEN_TYPE_JWT' }
  const answer = await ask('/v2/users/new', { organizationId, userId: id, username: id, machine })
  if (CREATED.includes(answer.status)) return true
  if (answer.status === 409) return false
  throw refused('create a user', answer)
}

const Key = z.object({ id: z.string().min(1), userId: z.string() })
const Keys = z.object({ result: z.array(Key).default([]) })

/** Finds the key that an earlier attempt has added. */
async function findKey(ask: AskZitadel, userId: string): Promise<string | null> {
  const filters = [{ userIdFilter: { id: userId } }]
  const answer = await ask('/v2/users/keys/search', { pagination: { limit: 1 }, filters })
  const parsed = Keys.safeParse(answer.body)
  if (answer.status !== 200 || !parsed.success) throw refused('list keys', answer)

  return parsed.data.result.find((key) => key.userId === userId)?.id ?? null
}

const AddedKey = z.object({ keyId: z.string().min(1) })

async function addKey(
  ask: AskZitadel,
  { id, expiresAt }: NewPrincipal,
  publicKey: string,
): Promise<string> {
  const expirationDate = expiresAt?.toISOString()
  const answer = await ask(`/v2/users/${encodeURIComponent(id)}/keys`, {
    publicKey,
    ...(expirationDate && { expirationDate }),
  })
  const parsed = AddedKey.safeParse(answer.body)
  if (CREATED.includes(answer.status) && parsed.success) return parsed.data.keyId
  throw refused('add a key', answer)
}

const FailedPrecondition = z.object({
  code: z.union([z.literal(9), z.literal('failed_precondition')]),
})

function isAlreadyInactive({ status, body }: ZitadelAnswer): boolean {
  return status === 400 && FailedPrecondition.safeParse(body).success
}

/** Error with the status alone: the body may repeat the request. */
function refused(what: string, { status }: ZitadelAnswer): Error {
  return new Error(`ZITADEL did not ${what}: it answered ${status}.`)
}
