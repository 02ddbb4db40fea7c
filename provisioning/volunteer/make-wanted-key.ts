import { hash } from 'node:crypto'
import { toEnumName } from '../../schema/enum-names.ts'
import type { QueryGraph } from '../graph.ts'
import type { WantedKey } from './plan-volunteer.ts'

const CREATE = `mutation CreateApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { secret }
}`

interface NewKey {
  clubId: string
  key: WantedKey
  /** How many keys of the club have the name, revoked and expired ones included. */
  namedCount: number
}

/** Makes a key, and returns its text. */
export async function makeWantedKey(
  queryGraph: QueryGraph,
  { clubId, key: { name, scopes }, namedCount }: NewKey,
): Promise<string> {
  // Two runs at once get the same key; the one after a revoked or expired key has another `idempotencyKey`.
  const idempotencyKey = `provision-${hash('sha256', `${clubId} ${name} ${scopes.join()} ${namedCount}`)}`
  const input = { clubId, name, grantedScopes: scopes.map(toEnumName), idempotencyKey }
  const made = await queryGraph<{ createApiKey: { secret: string } }>(CREATE, { input })
  return made.createApiKey.secret
}
